import { useState } from "react";
import { useKept } from "../../parts/kept/use-kept.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { BagsCount } from "./bags-count.tsx";
import { BillSlip } from "./bill/bill-slip.tsx";
import { DoneButtons } from "./done-buttons.tsx";
import type { OnCounter as Opened } from "./count-queries.ts";
import { toCount } from "./count-draft.ts";
import { useCountTexts } from "./count-texts.ts";
import { findingsOf, isOn } from "./findings/draft-findings.ts";
import { FindingsDialog } from "./findings/findings-dialog.tsx";
import type { CountQueue } from "./kept/count-queue.ts";
import { withWaiting } from "./kept/count-queue.ts";
import { KiloPad, WEIGHED } from "./pieces/kilo-pad.tsx";
import { PiecesBoard } from "./pieces/pieces-board.tsx";
import { useDraft } from "./use-draft.ts";

type Props = Opened & {
  bag: string | undefined;
  queue: CountQueue;
  owner: string;
  onNext: () => void;
};

/** An order on the counter: pieces, kilos, what is wrong with them, and the bill that grows beside it. */
export function OnCounter({ order, prices, bag, queue, owner, onNext }: Props) {
  const texts = useCountTexts();
  const acts = useKept(queue);
  const kept = withWaiting(order.kept, acts, order.number);
  const { draft, change } = useDraft({ order, kept, asked: bag, owner });
  const [noting, setNoting] = useState<string>();
  const isOut = acts.some(
    ({ what, state }) =>
      what.kind === "count" && what.number === order.number && state === "waiting",
  );
  if (isOut || order.may === "no") {
    return (
      <p className="note" role="status">
        <Icon name={isOut ? "clock" : "info"} />
        <span>{isOut ? texts.onItsWay(order.number) : texts.notNow[order.state]}</span>
      </p>
    );
  }
  const count = toCount(draft, kept);
  const found = findingsOf(order, draft);
  const foundOn = (item: string): number => found.filter(isOn(item)).length;
  const labelOf = (item: string): string => {
    const price = prices.services
      .flatMap(({ type, prices: ofType }) => ofType.map((one) => ({ type, ...one })))
      .find(({ type, alias }) => `${type} ${alias}` === item);
    return item === WEIGHED ? texts.kilos.laundry : (price?.name ?? item);
  };
  return (
    <>
      <PiecesBoard
        prices={prices}
        draft={draft}
        foundOn={foundOn}
        onChange={(next) => change(() => next)}
        onNote={setNoting}
      />
      <div className="c-middle">
        <KiloPad
          prices={prices}
          draft={draft}
          found={foundOn(WEIGHED)}
          onChange={(next) => change(() => next)}
          onNote={setNoting}
        />
        <BagsCount
          order={order}
          draft={draft}
          kept={kept}
          onChange={(next) => change(() => next)}
        />
        {order.notes && (
          <p className="note">
            <span>
              <b>{texts.customerNote}</b> {order.notes}
            </span>
          </p>
        )}
      </div>
      <div className="c-bill">
        <BillSlip order={order} prices={prices} count={count} />
        <DoneButtons
          order={order}
          prices={prices}
          draft={draft}
          kept={kept}
          queue={queue}
          owner={owner}
          onNext={onNext}
        />
      </div>
      {noting && (
        <FindingsDialog
          order={order}
          draft={draft}
          item={noting}
          label={labelOf(noting)}
          onChange={change}
          onPhoto={async (id, file) => {
            const { number } = order;
            await queue.add(`${number} photos`, { kind: "photo", number, id, file });
          }}
          onClose={() => setNoting(undefined)}
        />
      )}
    </>
  );
}
