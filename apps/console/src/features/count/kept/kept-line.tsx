import { Icon } from "../../../parts/icon/icon.tsx";
import { isWaiting, type KeptAct } from "../../../parts/kept/kept-act.ts";
import { useKept } from "../../../parts/kept/use-kept.ts";
import type { CountSearch } from "../count-search.ts";
import { useCountTexts } from "../count-texts.ts";
import type { CountAct, CountQueue } from "./count-queue.ts";
import { keepDraft } from "./kept-drafts.ts";

type Props = { queue: CountQueue; owner: string; onOpen: (search: CountSearch) => void };

/** What of all that was counted is only on this tablet yet, and what was refused: never shown as sent (COUNT-03). */
export function KeptLine({ queue, owner, onOpen }: Props) {
  const texts = useCountTexts().kept;
  const acts = useKept(queue);
  const waiting = new Set(acts.filter(isWaiting).map(({ what }) => what.number)).size;
  const refused = acts.filter((act) => !isWaiting(act));
  const lookAgain = async (act: KeptAct<CountAct>): Promise<void> => {
    const { what } = act;
    await queue.putAway(act);
    if (what.kind !== "count" && what.kind !== "bag") return onOpen({ order: what.number });
    const { bag } = what.draft;
    keepDraft({ owner, number: what.number, bag }, what.draft);
    onOpen({ order: what.number, bag: String(bag) });
  };
  return (
    <div className="c-keep">
      <p role="status">
        <Icon name={waiting > 0 ? "clock" : "check"} size="s" />
        <span>{waiting > 0 ? texts.waiting(waiting) : texts.sent}</span>
      </p>
      {queue.trouble && <p role="alert">{texts.trouble[queue.trouble]}</p>}
      {refused.map((act) => (
        <p key={act.place} className="note note-bad" role="alert">
          <span>
            <b>{act.what.number}</b>{" "}
            {act.state === "refused" && act.refusal.title ? act.refusal.title : texts.refused}
          </span>
          <button className="btn btn-line" type="button" onClick={() => void lookAgain(act)}>
            {texts.look}
          </button>
        </p>
      ))}
    </div>
  );
}
