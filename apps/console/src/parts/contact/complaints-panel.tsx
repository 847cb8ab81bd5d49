import { Link } from "@tanstack/react-router";
import type { ComplaintHead } from "@waslijn/contract/console/customers";
import type { ReactNode } from "react";
import { useMoment } from "../../i18n/use-today.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useContactTexts } from "./contact-texts.ts";

type ComplaintsProps = { complaints: readonly ComplaintHead[]; aside?: ReactNode };

/** Complaints of a customer or order, each with a link to the inbox. */
export function ComplaintsPanel({ complaints, aside }: ComplaintsProps) {
  const texts = useContactTexts().complaints;
  const moment = useMoment();
  return (
    <Panel
      title={
        <>
          {texts.title} <small>{complaints.length}</small>
        </>
      }
      aside={aside}
    >
      {complaints.length === 0 && <p className="panel-in quiet">{texts.none}</p>}
      <ul className="rows">
        {complaints.map(({ id, number, text, state, reportedAt, answerBy, photos }) => {
          const waitsForUs = state === "open" || state === "asked" || state === "accepted";
          const facts = [
            number,
            texts.reported(moment(reportedAt)),
            ...(photos > 0 ? [texts.photos(photos)] : []),
            waitsForUs ? texts.answerBy(moment(answerBy)) : texts.states[state],
          ];
          const view = state === "done" || state === "offered" ? CARE_VIEWS_OF[state] : undefined;
          return (
            <li key={id} className={waitsForUs ? "is-ask" : undefined}>
              <Icon name="care" />
              <span className="hand-text">
                <b>{text}</b>
                <span>{facts.join(" · ")}</span>
              </span>
              <Link
                className="btn btn-line btn-s"
                to="/care"
                search={view ? { view, id } : { id }}
                aria-label={`${state === "open" ? texts.answer : texts.look}: ${number}`}
              >
                {state === "open" ? texts.answer : texts.look}
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The inbox view that holds complaints in these states; the others are in the first one. */
const CARE_VIEWS_OF = { done: "done", offered: "waiting" } as const;
