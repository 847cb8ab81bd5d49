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
import { bagLabels, pieceLabels, type PrintedLabel } from "./piece-labels.ts";
import { Barcode } from "@waslijn/design/barcode.tsx";
import { createPortal } from "react-dom";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import "./labels.css";

const MAIN = { look: "main", size: "big" } as const;

const PAPERS = ["roll", "sheet"] as const;
const THINGS = ["pieces", "bags"] as const;

type LabelsDialogProps = {
  labels: Record<(typeof THINGS)[number], PrintedLabel[]>;
  onClose: () => void;
};

/** Prints labels for pieces or bags on a roll or a sheet, exact to the millimetre. */
function LabelsDialog({ labels, onClose }: LabelsDialogProps) {
  const texts = useCountTexts().labels;
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>("roll");
  const [things, setThings] = useState<(typeof THINGS)[number]>(
    labels.pieces.length > 0 ? "pieces" : "bags",
  );
  const printed = labels[things];
  return (
    <Dialog label={texts.title} className="labels-ask touch" onClose={onClose}>
      <h2>{texts.title}</h2>
      <div className="c-tags" role="group" aria-label={texts.which}>
        {THINGS.map((thing) => (
          <Button
            key={thing}
            aria-pressed={thing === things}
            disabled={labels[thing].length === 0}
            onClick={() => setThings(thing)}
          >
            {texts[thing](labels[thing].length)}
          </Button>
        ))}
      </div>
      <div className="c-tags" role="group" aria-label={texts.paper}>
        {PAPERS.map((one) => (
          <Button key={one} aria-pressed={one === paper} onClick={() => setPaper(one)}>
            {texts.papers[one]}
          </Button>
        ))}
      </div>
      {printed[0] && (
        <div className="labels-seen" aria-hidden="true">
          <Label {...printed[0]} />
        </div>
      )}
      <p className="quiet">{texts.hints[paper]}</p>
      <div className="c-do2">
        <Button look="main" disabled={printed.length === 0} onClick={() => print()}>
          <Icon name="print" />
          {texts.print(printed.length)}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
      {createPortal(
        <div className={`labels-printed labels-${paper}`}>
          {printed.map((label) => (
            <Label key={label.code} {...label} />
          ))}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

function Label({ code, name, place }: PrintedLabel) {
  return (
    <div className="label-one">
      <p>
        <b>{name}</b> <span>{place}</span>
      </p>
      <Barcode text={code} label={code} />
      <p className="label-code">{code}</p>
    </div>
  );
}

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
      <Button isSquare aria-label={texts.labels.open} onClick={() => setIsPrinting(true)}>
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
