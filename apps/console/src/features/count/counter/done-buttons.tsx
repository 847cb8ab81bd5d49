import { formatCents, formatNumber } from "@waslijn/contract/shared/formats/money";
import type { CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import { useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { toHanded } from "../../../parts/pieces/pieces-draft.ts";
import { billSoFar } from "./bill-slip.tsx";
import { bagActs, orderActs, subjectOf } from "../count-acts.ts";
import { bagsToCome, isEmpty, numberOf, toCount, type CountDraft } from "../count-draft.ts";
import { useCountTexts } from "../count-texts.ts";
import type { CountQueue } from "../count-queue.ts";
import { labelsOf } from "../../../parts/labels/piece-labels.ts";
import { LabelsDialog } from "../../../parts/labels/labels-dialog.tsx";
import { Button } from "../../../ui/button.tsx";

const MAIN = { look: "main", size: "big" } as const;

type Props = {
  order: CountingOrder;
  prices: PriceDay;
  draft: CountDraft;
  queue: CountQueue;
  /** Called once all acts are stored on the device. */
  onDone: () => void;
};

/** Finishes the count, or saves this bag until the others arrive (COUNT-03). */
export function DoneButtons({ order, prices, draft, queue, onDone }: Props) {
  const texts = useCountTexts();
  const language = useLanguage();
  const { kept } = draft.opened;
  const [isRunning, setIsRunning] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  /** The act to confirm when nothing was counted (COUNT-06). */
  const [asked, setAsked] = useState<typeof orderActs>();
  const count = toCount(draft, kept);
  const own = toHanded(draft.laundry);
  const bag = numberOf(draft, kept);
  const isAgain = order.may === "recount";
  const toCome = isAgain ? 0 : bagsToCome(order, draft, kept);
  const finish = async (actsOf: typeof orderActs): Promise<void> => {
    setIsRunning(true);
    // Store all acts, in sending order, before the draft is deleted.
    for (const act of actsOf(order, draft)) await queue.add(subjectOf(act), act);
    onDone();
  };
  const press = (actsOf: typeof orderActs, isNothing: boolean): void => {
    if (isNothing) setAsked(() => actsOf);
    else void finish(actsOf);
  };
  const done = (
    <Button
      {...(toCome <= 0 && MAIN)}
      disabled={isRunning}
      onClick={() => press(orderActs, isEmpty(count))}
    >
      <Icon name="mail" />
      {toCome > 0 ? texts.done.withoutRest : texts.done[isAgain ? "again" : "send"]}
    </Button>
  );
  const keep = (
    <Button
      {...(toCome > 0 && MAIN)}
      disabled={isRunning}
      onClick={() => press(bagActs, isEmpty(own))}
    >
      {toCome > 0 ? texts.done.keepNext(bag, toCome) : texts.done.keep}
    </Button>
  );
  const pieces = own.pieces.reduce((sum, piece) => sum + piece.count, 0);
  const kilos = formatNumber(own.kilos, language);
  return (
    <div className="c-do" role="group" aria-label={texts.done.title}>
      <p>
        <span>{isAgain ? texts.done.all : texts.done.bag(bag, order.door ?? 1)}</span>
        <b>{texts.done.pieces(pieces, kilos)}</b>
      </p>
      <Button isSquare aria-label={texts.printLabels} onClick={() => setIsPrinting(true)}>
        <Icon name="print" />
      </Button>
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
          labels={labelsOf(order, prices, count, { language, bag: texts.bags.one })}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </div>
  );
}
