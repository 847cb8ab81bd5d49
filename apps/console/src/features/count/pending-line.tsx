import { useSyncExternalStore, type ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { isWaiting } from "@waslijn/api-client/offline/offline-queue.ts";
import type { PendingAct } from "../../parts/offline/pending-act.ts";
import { usePendingActs } from "../../parts/offline/use-pending-acts.ts";
import { draftOf, refusedLike, type CountAct } from "./count-acts.ts";
import type { CountSearch } from "./count-search.ts";
import { useCountTexts } from "./count-texts.ts";
import type { CountQueue } from "./count-queue.ts";
import { followDrafts, keepDraft, readDraft, unsentDrafts, withOpened } from "./stored-drafts.ts";
import { Button } from "../../ui/button.tsx";

type Props = {
  queue: CountQueue;
  owner: string;
  /** The order being counted. */
  number: string | undefined;
  onOpen: (search: CountSearch) => void;
  children: ReactNode;
};

/** Number of unsent and refused acts on this tablet (COUNT-03). */
export function PendingLine({ queue, owner, number, onOpen, children }: Props) {
  const texts = useCountTexts().kept;
  const acts = usePendingActs(queue);
  const drafts = useSyncExternalStore(followDrafts, () => unsentDrafts(owner))
    .split("\n")
    .filter(Boolean)
    .map(searchOf);
  const waiting = new Set(acts.filter(isWaiting).map(({ what }) => what.number)).size;
  const refused = acts.filter((act) => !isWaiting(act));
  const unsent = new Set([...drafts.map(({ order }) => order), ...refused.map(numberOf)]).size;
  const lookAgain = async (act: PendingAct<CountAct>): Promise<void> => {
    const { what } = act;
    if (what.kind !== "count" && what.kind !== "bag") {
      await queue.putAway(act);
      return onOpen({ order: what.number });
    }
    // After several submissions without a response the last draft includes the earlier ones.
    const same = refusedLike(act, refused);
    const draft = withOpened(draftOf(same.at(-1) ?? act) ?? what.draft);
    const name = { owner, number: what.number, label: draft.label };
    // An existing draft of the same bag takes precedence.
    if (!readDraft(name)) {
      keepDraft(name, draft);
      for (const one of same) await queue.putAway(one);
    }
    onOpen({ order: what.number, ...(draft.label && { bag: String(draft.label) }) });
  };
  const status = waiting > 0 ? texts.waiting(waiting) : unsent > 0 ? texts.unsent(unsent) : "";
  return (
    <div className="c-keep">
      <p role="status">
        <Icon name={status ? "clock" : "check"} size="s" />
        <span>{status || texts.sent}</span>
      </p>
      {children}
      {queue.trouble && <p role="alert">{texts.trouble[queue.trouble]}</p>}
      {drafts
        .filter(({ order }) => order !== number)
        .map((draft) => (
          <Button key={`${draft.order} ${draft.bag}`} onClick={() => onOpen(draft)}>
            {texts.goOn(draft.order)}
          </Button>
        ))}
      {refused.map((act) => (
        <p key={act.place} className="note note-bad" role="alert">
          <span>
            <b>{act.what.number}</b>{" "}
            {act.state === "refused" && act.refusal.title ? act.refusal.title : texts.refused}
          </span>
          <Button onClick={() => void lookAgain(act)}>{texts.look}</Button>
        </p>
      ))}
    </div>
  );
}

const numberOf = ({ what }: PendingAct<CountAct>): string => what.number;

function searchOf(draft: string): CountSearch & { order: string } {
  const [order = "", bag] = draft.split(" ");
  return { order, ...(bag && { bag }) };
}
