import { formatNumber } from "@waslijn/contract/shared/formats/money";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { usePendingActs } from "../../../parts/offline/use-pending-acts.ts";
import { BagsCount, KiloPad, WEIGHED } from "./bags-count.tsx";
import { BillSlip } from "./bill-slip.tsx";
import { withWaiting } from "../count-acts.ts";
import { asOtherBag, withTheirs, conflictOf, type Conflict } from "../count-conflict.ts";
import { toCount, type CountDraft, startDraft } from "../count-draft.ts";
import type { OnCounter as Opened } from "../count-queries.ts";
import { useCountTexts } from "../count-texts.ts";
import { DoneButtons } from "./done-buttons.tsx";
import { findingsOf, isOn } from "./draft-findings.ts";
import { FindingsDialog } from "./findings-dialog.tsx";
import type { CountQueue } from "../count-queue.ts";
import { ReadyButton } from "./ready-button.tsx";
import { PiecesBoard } from "./pieces-board.tsx";
import type { CountingOrder } from "@waslijn/contract/console/counting";
import { useLanguage } from "../../../i18n/language.tsx";
import { toHanded } from "../../../parts/pieces/pieces-draft.ts";
import type { KeptBag } from "@waslijn/contract/console/count";
import { dropDraft, keepDraft, readDraft } from "../stored-drafts.ts";
import { useMoment } from "../../../i18n/use-today.ts";
import { isAsked, type Choices } from "../../../parts/pieces/compare-counts.ts";
import { CountDifferences } from "../../../parts/pieces/count-differences.tsx";
import { LabelsButton } from "../../../parts/labels/labels-button.tsx";
import { Button } from "../../../ui/button.tsx";

type About = {
  order: CountingOrder;
  kept: readonly KeptBag[];
  /** The number on the scanned label. */
  label: number | undefined;
  owner: string;
};

type Drafted = {
  /** Rebased on the server's state; with a conflict, as it was started. */
  draft: CountDraft;
  conflict: Conflict | undefined;
  isBegun: boolean;
  change: (update: (draft: CountDraft) => CountDraft) => void;
  drop: () => void;
};

/**
 * The draft of a bag; every tap is stored on the device at once. Until the first tap it follows the server's state,
 * afterwards it keeps the state it was started from (COUNT-06).
 */
function useDraft({ order, kept, label, owner }: About): Drafted {
  const name = { owner, number: order.number, label };
  const [newId] = useState(() => crypto.randomUUID());
  const [begun, setBegun] = useState(() => readDraft(name));
  const fresh = startDraft(order, kept, label, newId);
  const conflict = begun && conflictOf(begun, order, kept);
  const draftOf = (old: CountDraft | undefined): CountDraft => {
    if (!old) return fresh;
    return conflictOf(old, order, kept) ? old : withTheirs(old, order, kept);
  };
  const change: Drafted["change"] = (update) =>
    setBegun((old) => {
      const next = update(draftOf(old));
      if (isUntouched(next, fresh)) {
        dropDraft(name);
        return undefined;
      }
      keepDraft(name, next);
      return next;
    });
  const drop = (): void => {
    dropDraft(name);
    setBegun(undefined);
  };
  return { draft: draftOf(begun), conflict, isBegun: begun !== undefined, change, drop };
}

/** All taps were undone, so there is nothing to send. */
const isUntouched = (draft: CountDraft, fresh: CountDraft): boolean =>
  JSON.stringify({ ...draft, id: fresh.id }) === JSON.stringify(fresh);

type Props = Opened & {
  bag: string | undefined;
  queue: CountQueue;
  owner: string;
  onNext: () => void;
};

/** One order at the counter: pieces, kilos, findings and a preview of the bill. */
export function OnCounter({ order, prices, bag, queue, owner, onNext }: Props) {
  const texts = useCountTexts();
  const acts = usePendingActs(queue);
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
    return (
      <>
        <NotNow state={order.state} draft={isBegun ? draft : undefined} onDrop={drop} />
        {order.counted && <LabelsButton number={order.number} />}
        <ReadyButton order={order} onDone={onNext} />
      </>
    );
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
        {!isBegun && <ReadyButton order={order} onDone={onNext} />}
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

type NotNowProps = {
  state: CountingOrder["state"];
  /** A local count that can no longer be sent. */
  draft: CountDraft | undefined;
  onDrop: () => void;
};

/** Why an order cannot be counted; a local draft is kept until the user discards it. */
function NotNow({ state, draft, onDrop }: NotNowProps) {
  const texts = useCountTexts();
  const language = useLanguage();
  const { pieces, kilos } = draft ? toHanded(draft.laundry) : { pieces: [], kilos: 0 };
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const weight = formatNumber(kilos, language);
  return (
    <div className="note" role="status">
      <Icon name="info" />
      <div className="c-not-now">
        <p>{texts.notNow[state]}</p>
        {draft && (
          <>
            <p>{texts.mine.counted(count, weight)}</p>
            <Button onClick={onDrop}>{texts.mine.drop}</Button>
          </>
        )}
      </div>
    </div>
  );
}

type ConflictPanelProps = {
  conflict: Conflict;
  labelOf: (item: string) => string;
  onSettle: (choices: Choices) => void;
  onOther: () => void;
  onDrop: () => void;
};

/** Conflict with a colleague's count: nothing is lost, and nothing is sent until the user decides (COUNT-06). */
function ConflictPanel({ conflict, labelOf, onSettle, onOther, onDrop }: ConflictPanelProps) {
  const texts = useCountTexts().conflict;
  const moment = useMoment();
  const [choices, setChoices] = useState<Choices>({});
  const { by, bag, differences, mayBeOther } = conflict;
  const name = by.name || texts.you;
  const isDecided = differences.filter(isAsked).every(({ item }) => choices[item]);
  return (
    <section className="c-conflict" aria-labelledby="count-conflict">
      <h2 id="count-conflict">
        <Icon name="warn" />
        {bag === undefined ? texts.order(name) : texts.bag(name, bag)}
      </h2>
      <p role="alert">
        {by.at && `${moment(by.at)}. `}
        {differences.length > 0 ? texts.choose : texts.same}
      </p>
      <CountDifferences
        differences={differences}
        choices={choices}
        colleague={name}
        labelOf={labelOf}
        onChoose={setChoices}
      />
      <div className="c-conflict-do">
        <Button look="main" size="big" disabled={!isDecided} onClick={() => onSettle(choices)}>
          <Icon name="check" />
          {mayBeOther ? texts.settleSame : texts.settle}
        </Button>
        {mayBeOther && (
          <Button onClick={onOther}>
            <Icon name="bag" />
            {texts.other}
          </Button>
        )}
        <Button look="quiet" onClick={onDrop}>
          {texts.drop(name)}
        </Button>
      </div>
    </section>
  );
}
