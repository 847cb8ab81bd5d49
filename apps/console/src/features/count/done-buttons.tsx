import type { CountingOrder, PriceDay } from "@waslijn/contract/console/counting/counting";
import { formatter } from "@waslijn/contract/shared/formatters";
import { useState } from "react";
import { formatCents } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Ask } from "../../parts/dialog/ask.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { toHanded } from "../../parts/pieces/pieces-draft.ts";
import { billSoFar } from "./bill/bill-so-far.ts";
import { bagActs, orderActs, subjectOf } from "./count-acts.ts";
import { bagsToCome, isEmpty, numberOf, toCount, type CountDraft } from "./count-draft.ts";
import { useCountTexts } from "./count-texts.ts";
import type { CountQueue } from "./kept/count-queue.ts";
import { LabelsDialog } from "./labels/labels-dialog.tsx";
import { bagLabels, pieceLabels } from "./labels/piece-labels.ts";

type Props = {
  order: CountingOrder;
  prices: PriceDay;
  draft: CountDraft;
  queue: CountQueue;
  /** It is on the device, and leaves by itself. */
  onDone: () => void;
};

/** Done, or kept until the other bags are here; either way the next scan is one press away (COUNT-03). */
export function DoneButtons({ order, prices, draft, queue, onDone }: Props) {
  const texts = useCountTexts();
  const language = useLanguage();
  const { kept } = draft.opened;
  const [isRunning, setIsRunning] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  /** What was pressed with nothing counted: an empty count asks first (COUNT-06). */
  const [asked, setAsked] = useState<typeof orderActs>();
  const count = toCount(draft, kept);
  const own = toHanded(draft.laundry);
  const bag = numberOf(draft, kept);
  const isAgain = order.may === "recount";
  const toCome = isAgain ? 0 : bagsToCome(order, draft, kept);
  const finish = async (actsOf: typeof orderActs): Promise<void> => {
    setIsRunning(true);
    // All of it is on the device before the draft goes, in the order in which it shall arrive.
    for (const act of actsOf(order, draft)) await queue.add(subjectOf(act), act);
    onDone();
  };
  const press = (actsOf: typeof orderActs, isNothing: boolean): void => {
    if (isNothing) setAsked(() => actsOf);
    else void finish(actsOf);
  };
  const done = (
    <button
      className={toCome > 0 ? "btn btn-line" : "btn btn-main btn-big"}
      type="button"
      disabled={isRunning}
      onClick={() => press(orderActs, isEmpty(count))}
    >
      <Icon name="mail" />
      {toCome > 0 ? texts.done.withoutRest : texts.done[isAgain ? "again" : "send"]}
    </button>
  );
  const keep = (
    <button
      className={toCome > 0 ? "btn btn-main btn-big" : "btn btn-line"}
      type="button"
      disabled={isRunning}
      onClick={() => press(bagActs, isEmpty(own))}
    >
      {toCome > 0 ? texts.done.keepNext(bag, toCome) : texts.done.keep}
    </button>
  );
  const pieces = own.pieces.reduce((sum, piece) => sum + piece.count, 0);
  const kilos = formatter(Intl.NumberFormat, language).format(own.kilos);
  return (
    <div className="c-do" role="group" aria-label={texts.done.title}>
      <p>
        <span>{isAgain ? texts.done.all : texts.done.bag(bag, order.door ?? 1)}</span>
        <b>{texts.done.pieces(pieces, kilos)}</b>
      </p>
      <button
        className="btn btn-line btn-sq"
        type="button"
        aria-label={texts.labels.open}
        onClick={() => setIsPrinting(true)}
      >
        <Icon name="print" />
      </button>
      {toCome > 0 ? done : !isAgain && keep}
      {toCome > 0 ? keep : done}
      {asked && (
        <Ask
          title={texts.empty.title}
          submit={texts.empty.confirm}
          leave={texts.empty.leave}
          isRunning={isRunning}
          onSubmit={() => void finish(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked === bagActs
              ? texts.empty.bag(bag)
              : texts.empty.order(formatCents(billSoFar(order, prices, count).total, language))}
          </p>
        </Ask>
      )}
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
