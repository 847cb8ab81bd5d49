import type { ComplaintState } from "@waslijn/contract/shared/care";
import { formatDay } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { useCareTexts } from "./care-texts.ts";
import { deadlineOf, type Deadline } from "./deadline.ts";

const TONES: Record<Deadline["kind"], string> = {
  late: "st-bad",
  soon: "st-bad",
  today: "st-ask",
  tomorrow: "st-idle",
  later: "st-idle",
};

type Props = { complaint: { state: ComplaintState; answerBy: string }; now: string };

/** How long there is to answer; where nobody waits for us, what it waits for. */
export function DueBadge({ complaint: { state, answerBy }, now }: Props) {
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
