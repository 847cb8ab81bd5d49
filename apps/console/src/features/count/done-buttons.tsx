import type { CountingOrder, KeptBag, PriceDay } from "@waslijn/contract/console/counting/counting";
import { useState } from "react";
import { Icon } from "../../parts/icon/icon.tsx";
import { toHanded } from "../../parts/pieces/pieces-draft.ts";
import { bagsToCome, isEmpty, toCount, type CountDraft } from "./count-draft.ts";
import { useCountTexts } from "./count-texts.ts";
import { finishBag, finishOrder } from "./finish.ts";
import type { CountQueue } from "./kept/count-queue.ts";
import { dropDraft } from "./kept/kept-drafts.ts";
import { LabelsDialog } from "./labels/labels-dialog.tsx";
import { bagLabels, pieceLabels } from "./labels/piece-labels.ts";

type Props = {
  order: CountingOrder;
  prices: PriceDay;
  draft: CountDraft;
  kept: KeptBag[];
  queue: CountQueue;
  owner: string;
  onNext: () => void;
};

/** Done, or kept until the other bags are here; either way the next scan is one press away (COUNT-03). */
export function DoneButtons({ order, prices, draft, kept, queue, owner, onNext }: Props) {
  const texts = useCountTexts();
  const [isRunning, setIsRunning] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const count = toCount(draft, kept);
  const toCome = order.may === "recount" ? 0 : bagsToCome(order, draft, kept);
  const finish = async (work: typeof finishOrder): Promise<void> => {
    setIsRunning(true);
    await work(queue, order, draft, kept);
    dropDraft({ owner, number: order.number, bag: draft.bag });
    onNext();
  };
  const isNothing = isRunning || isEmpty(count);
  const isNothingHere = isRunning || isEmpty(toHanded(draft.laundry));
  const done = (
    <button
      className={toCome > 0 ? "btn btn-line" : "btn btn-main btn-big btn-wide"}
      type="button"
      disabled={isNothing}
      onClick={() => void finish(finishOrder)}
    >
      <Icon name="mail" />
      {toCome > 0 ? texts.done.withoutRest : texts.done[order.may === "recount" ? "again" : "send"]}
    </button>
  );
  const keep = (
    <button
      className={toCome > 0 ? "btn btn-main btn-big btn-wide" : "btn btn-line"}
      type="button"
      disabled={isNothingHere}
      onClick={() => void finish(finishBag)}
    >
      {toCome > 0 ? texts.done.keepNext(draft.bag, toCome) : texts.done.keep}
    </button>
  );
  return (
    <div className="c-do">
      {toCome > 0 ? keep : done}
      <div className="c-do2">
        {toCome > 0 ? done : order.may === "count" && keep}
        <button
          className="btn btn-line btn-sq"
          type="button"
          aria-label={texts.labels.open}
          onClick={() => setIsPrinting(true)}
        >
          <Icon name="print" />
        </button>
      </div>
      {isPrinting && (
        <LabelsDialog
          labels={{
            pieces: pieceLabels(order.number, count, prices),
            bags: bagLabels(order.number, Math.max(count.bags, order.door ?? 1), texts.bags.one),
          }}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </div>
  );
}
