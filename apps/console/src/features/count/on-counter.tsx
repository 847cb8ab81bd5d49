import { useState } from "react";
import { Icon } from "../../parts/icon/icon.tsx";
import { useKept } from "../../parts/kept/use-kept.ts";
import { BagsCount } from "./bags-count.tsx";
import { BillSlip } from "./bill/bill-slip.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { withWaiting } from "./count-acts.ts";
import { asOtherBag, withTheirs } from "./count-conflict.ts";
import { toCount } from "./count-draft.ts";
import type { OnCounter as Opened } from "./count-queries.ts";
import { useCountTexts } from "./count-texts.ts";
import { DoneButtons } from "./done-buttons.tsx";
import { findingsOf, isOn } from "./findings/draft-findings.ts";
import { FindingsDialog } from "./findings/findings-dialog.tsx";
import type { CountQueue } from "./kept/count-queue.ts";
import { NotNow } from "./not-now.tsx";
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
  const label = bag === undefined ? undefined : Number(bag);
  const { draft, conflict, isBegun, change, drop } = useDraft({ order, kept, label, owner });
  const [noting, setNoting] = useState<string>();
  const isOut = acts.some(
    ({ what, state }) =>
      what.kind === "count" && what.number === order.number && state === "waiting",
  );
  if (isOut) {
    return (
      <p className="note" role="status">
        <Icon name="clock" />
        <span>{texts.onItsWay(order.number)}</span>
      </p>
    );
  }
  if (order.may === "no") {
    return <NotNow state={order.state} draft={isBegun ? draft : undefined} onDrop={drop} />;
  }
  const labelOf = (item: string): string => {
    const price = prices.services
      .flatMap(({ type, prices: ofType }) => ofType.map((one) => ({ type, ...one })))
      .find(({ type, alias }) => `${type} ${alias}` === item);
    return item === WEIGHED ? texts.kilos.laundry : (price?.name ?? item);
  };
  const slip = (
    <div className="c-bill">
      <BillSlip order={order} prices={prices} count={toCount(draft, draft.opened.kept)} />
    </div>
  );
  if (conflict) {
    return (
      <>
        <ConflictPanel
          conflict={conflict}
          labelOf={labelOf}
          onSettle={(choices) => change((old) => withTheirs(old, order, kept, choices))}
          onOther={() => change((old) => asOtherBag(old, order, kept))}
          onDrop={drop}
        />
        {slip}
      </>
    );
  }
  const found = findingsOf(order, draft);
  const foundOn = (item: string): number => found.filter(isOn(item)).length;
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
      {slip}
      <DoneButtons
        order={order}
        prices={prices}
        draft={draft}
        queue={queue}
        onDone={() => {
          drop();
          onNext();
        }}
      />
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
