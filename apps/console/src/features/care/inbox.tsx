import { formatDay } from "@waslijn/contract/shared/formats/times";
import type { CareInbox } from "@waslijn/contract/console/care";
import { CARE_VIEWS, type CareView, MOST_COUNTED } from "@waslijn/contract/console/codes";
import { Link } from "@tanstack/react-router";
import { useMoment } from "../../i18n/use-today.ts";
import { Icon } from "../../ui/icon.tsx";
import { EXACTLY } from "../../ui/exactly.ts";
import { Empty } from "../../ui/states.tsx";
import { useCareTexts } from "./care-texts.ts";
import type { ComplaintState } from "@waslijn/contract/shared/care";
import { useLanguage } from "../../i18n/language.tsx";
import { deadlineOf, type Deadline } from "./deadline.ts";

const TONES: Record<Deadline["kind"], string> = {
  late: "st-bad",
  soon: "st-bad",
  today: "st-ask",
  tomorrow: "st-idle",
  later: "st-idle",
};

type DueBadgeProps = { complaint: { state: ComplaintState; answerBy: string }; now: string };

/** Time left to answer; while we owe no answer, what the complaint waits for. */
function DueBadge({ complaint: { state, answerBy }, now }: DueBadgeProps) {
  const texts = useCareTexts();
  const language = useLanguage();
  if (state === "offered" || state === "done") {
    return <span className="st st-idle">{texts.states[state]}</span>;
  }
  const deadline = deadlineOf(answerBy, now);
  const words =
    deadline.kind === "soon"
      ? texts.deadline.soon(deadline.left)
      : texts.deadline[deadline.kind] || formatDay(answerBy, language);
  return (
    <span className={`st ${TONES[deadline.kind]}`}>
      <Icon name="clock" size="s" />
      {words}
    </span>
  );
}

type Props = { inbox: CareInbox; view: CareView; id: string | undefined };

/** Complaints of a view, nearest deadline first. */
export function Inbox({ inbox, view, id }: Props) {
  const texts = useCareTexts();
  const moment = useMoment();
  const { counts, complaints, now } = inbox;
  return (
    <section className="cr-list" aria-label={texts.inbox}>
      <nav className="views" aria-label={texts.inbox}>
        {CARE_VIEWS.map((one) => (
          <Link
            key={one}
            to="/care"
            search={one === "open" ? {} : { view: one }}
            activeOptions={EXACTLY}
            {...(one === view && { "aria-current": true as const })}
          >
            {texts.views[one]}{" "}
            <small>{counts[one] >= MOST_COUNTED ? texts.most(MOST_COUNTED) : counts[one]}</small>
          </Link>
        ))}
      </nav>
      {complaints.length === 0 && <Empty title={texts.empty[view]} />}
      <ul>
        {complaints.map((one) => (
          <li key={one.id} className={one.id === id ? "is-sel" : ""}>
            <Link
              to="/care"
              search={(before) => ({ ...before, id: one.id })}
              {...(one.id === id && { "aria-current": true as const })}
            >
              <span className="cr-1">
                <b>{one.customer}</b>
                <DueBadge complaint={one} now={now} />
              </span>
              <span className="cr-2">
                {one.piece ?? texts.other}: {one.text}
              </span>
              <span className="cr-3">
                <span className="nb">{one.number}</span>
                {one.photos > 0 && (
                  <span>
                    <Icon name="camera" size="s" />
                    <span className="hide">{texts.photos(one.photos)}</span>
                    <span aria-hidden="true">{one.photos}</span>
                  </span>
                )}
                <span>
                  {one.state === "asked" || one.state === "accepted"
                    ? texts.states[one.state]
                    : texts.before(moment(one.answerBy))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="keys cr-keys">
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {texts.keys.next}, {texts.keys.previous}
        </span>
        <span>
          <kbd>A</kbd> {texts.keys.answer}
        </span>
        <span>
          <kbd>E</kbd> {texts.keys.close}
        </span>
      </p>
    </section>
  );
}
