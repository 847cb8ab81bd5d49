import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { DeskComplaint } from "@waslijn/contract/console/care";
import type { Role } from "@waslijn/contract/console/codes";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment } from "../../i18n/use-today.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { AnswerForm } from "./answer-form.tsx";
import { useCareTexts } from "./care-texts.ts";
import { deadlineOf } from "./deadline.ts";
import { Thread } from "./thread.tsx";
import { useCareActs, type CareActs } from "./use-care-acts.ts";
import { Button } from "../../ui/button.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";

type Props = { complaint: DeskComplaint; role: Role };

/** One complaint: its subject, messages and the answer form. */
export function Case({ complaint, role }: Props) {
  const texts = useCareTexts();
  const moment = useMoment();
  const acts = useCareActs(complaint.id);
  const message = useRef<HTMLTextAreaElement>(null);
  const { number, customer, piece, deliveredAt, reportedAt, state } = complaint;
  const isOurs = state === "open" || state === "asked";
  const [asksFirst, setAsksFirst] = useState(false);
  const close = (): void => {
    if (isUnanswered(complaint)) setAsksFirst(true);
    else void acts.close();
  };
  useShortcuts([
    ...(isOurs
      ? [{ keys: "A", label: texts.keys.answer, act: () => message.current?.focus() }]
      : []),
    state === "done"
      ? { keys: "O", label: texts.keys.reopen, act: () => void acts.reopen() }
      : { keys: "E", label: texts.keys.close, act: close },
  ]);
  return (
    <article className="cr-case" aria-labelledby="complaint-title">
      <header className="cr-head">
        <div>
          <Link className="cr-back" to="/care" search={({ view }) => ({ view })}>
            <Icon name="back" size="s" /> {texts.back}
          </Link>
          <h2 id="complaint-title">{piece ?? texts.other}</h2>
          <p className="quiet">
            <Link to="/orders/$number" params={{ number }}>
              {number}
            </Link>
            {[
              "",
              customer,
              deliveredAt && texts.delivered(moment(deliveredAt)),
              texts.reported(moment(reportedAt)),
              complaint.enteredBy === null ? null : texts.enteredBy(complaint.enteredBy),
            ]
              .filter((part) => part !== null)
              .join(" · ")}
          </p>
        </div>
        {(isOurs || state === "accepted") && <Due complaint={complaint} />}
      </header>
      <div className="cr-body">
        <Thread complaint={complaint} />
        <div className="cr-do">
          {isOurs && (
            <>
              {state === "asked" && role === "owner" && <Agree complaint={complaint} acts={acts} />}
              <AnswerForm complaint={complaint} role={role} acts={acts} message={message} />
            </>
          )}
          {state === "accepted" && <p className="cr-say">{texts.answer.arrange}</p>}
          {state === "offered" && <p className="cr-say">{texts.answer.waits}</p>}
          <p className="cr-say">
            {state === "done" ? (
              <Button aria-disabled={acts.isRunning} onClick={() => void acts.reopen()}>
                <Icon name="undo" size="s" />
                {texts.answer.reopen} <kbd>O</kbd>
              </Button>
            ) : (
              <Button aria-disabled={acts.isRunning} onClick={close}>
                <Icon name="check" size="s" />
                {texts.answer.close} <kbd>E</kbd>
              </Button>
            )}
          </p>
        </div>
      </div>
      {asksFirst && (
        <Ask
          title={texts.answer.unanswered}
          submit={texts.answer.closeAnyway}
          leave={texts.answer.leave}
          isRunning={acts.isRunning}
          onSubmit={() => {
            setAsksFirst(false);
            void acts.close();
          }}
          onClose={() => setAsksFirst(false)}
        >
          <p>{texts.answer.unansweredText}</p>
        </Ask>
      )}
    </article>
  );
}

/** Whether the customer wrote last, as when they turn an offer down: closing it then needs a confirmation (DESK-11). */
export const isUnanswered = ({ messages }: Pick<DeskComplaint, "messages">): boolean =>
  messages.findLast(({ sentAt }) => sentAt !== null)?.by === null;

function Due({ complaint: { answerBy, now } }: { complaint: DeskComplaint }) {
  const texts = useCareTexts();
  const moment = useMoment();
  const deadline = deadlineOf(answerBy, now);
  const { kind } = deadline;
  const isHot = kind === "late" || kind === "soon";
  return (
    <div
      className={`due ${isHot ? "" : "is-calm"}`}
      role="img"
      aria-label={texts.dueLong(moment(answerBy))}
    >
      <b>{kind === "soon" ? deadline.left : texts.deadline[kind]}</b>
      <span>{texts.due(moment(answerBy))}</span>
    </div>
  );
}

/** Approval of a colleague's offer above the limit. */
function Agree({ complaint, acts }: { complaint: DeskComplaint; acts: CareActs }) {
  const { answer: texts } = useCareTexts();
  const language = useLanguage();
  const proposed = complaint.messages.find(({ sentAt }) => sentAt === null)?.offer;
  if (!proposed) return null;
  return (
    <p className="cr-say">
      <Button look="main" aria-disabled={acts.isRunning} onClick={() => void acts.agree()}>
        {texts.agree(formatCents(proposed.cents ?? 0, language))}
      </Button>
    </p>
  );
}
