import type { DeskOrder } from "@waslijn/contract/console/order";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { pricesQuery } from "../../../api/queries.ts";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { isAsked, type Choices } from "../../../parts/pieces/compare-counts.ts";
import { CountDifferences } from "../../../parts/pieces/count-differences.tsx";
import { itemOf } from "../../../parts/pieces/pieces-draft.ts";
import { PiecesForm } from "../../../parts/pieces/pieces-form.tsx";
import { Failed, Loading } from "../../../ui/states.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { differencesTo, settleWith, toCount, toCountDraft, wrongCount } from "./count-draft.ts";
import type { DialogProps } from "../use-order-acts.ts";

/** Counts pieces and kilos at the prices of the order's day; a recount corrects the bill. */
export function CountDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const prices = useQuery(pricesQuery(amsterdamDate(new Date(order.placedAt))));
  const [draft, setDraft] = useState(() => toCountDraft(order));
  const [choices, setChoices] = useState<Choices>({});
  const [isChecked, setIsChecked] = useState(false);
  const [isSent, setIsSent] = useState(order.counted === null);
  const wrong = isChecked ? wrongCount(draft) : [];
  const act = order.counted ? "recount" : "count";
  const differences = differencesTo(draft, order);
  const isDecided = differences.filter(isAsked).every(({ item }) => choices[item]);
  const count = (): void => {
    if (differences.length > 0) {
      if (isDecided) setDraft(settleWith(draft, order, choices));
      return;
    }
    setIsChecked(true);
    if (wrongCount(draft).length > 0) return;
    const kept = order.keptBags.map(({ id, revision }) => ({ id, revision }));
    const { number, version } = order;
    const body = { version, ...toCount(draft), kept, send: isSent, empty: draft.isEmpty };
    void acts.change(
      texts.done[act],
      () => callConsole("countByDesk", { params: { number }, body }),
      isSent ? () => callConsole("holdBill", { params: { number } }) : undefined,
    );
  };
  const labelOf = (item: string): string =>
    (prices.data ?? [])
      .flatMap(({ type, prices: ofType }) => ofType.map((one) => ({ type, ...one })))
      .find(({ type, alias }) => itemOf(type, alias) === item)?.name ?? item;
  return (
    <Ask
      title={texts.acts[act]}
      submit={differences.length > 0 ? texts.count.settle : texts.count.submit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning || !prices.data || !isDecided}
      onSubmit={count}
      onClose={acts.stop}
    >
      {prices.isPending && <Loading label={texts.count.loading} rows={4} />}
      {prices.isError && <Failed failure={prices.error} onRetry={() => void prices.refetch()} />}
      {prices.data && differences.length > 0 && (
        <>
          <p role="alert">{texts.count.theirs(colleagueOf(order) ?? texts.count.colleague)}</p>
          <CountDifferences
            differences={differences}
            choices={choices}
            colleague={colleagueOf(order) ?? texts.count.colleague}
            labelOf={labelOf}
            onChoose={setChoices}
          />
        </>
      )}
      {prices.data && differences.length === 0 && (
        <>
          {order.keptBags.length > 0 && (
            <p>
              {texts.count.kept(
                order.keptBags.map(({ bag, by }) => texts.count.bag(bag, by.name)).join(", "),
              )}
            </p>
          )}
          <PiecesForm
            services={prices.data}
            draft={draft.laundry}
            isChecked={isChecked}
            onChange={(laundry) => setDraft({ ...draft, laundry, isEmpty: false })}
          />
          {wrong.includes("laundry") && (
            <p className="field-error" role="alert">
              {texts.count.wrongPieces}
            </p>
          )}
          {(wrong.includes("empty") || draft.isEmpty) && (
            <>
              <p className="field-error" role="alert">
                {texts.count.nothing}
              </p>
              <label className="choice">
                <input
                  className="tick"
                  type="checkbox"
                  checked={draft.isEmpty}
                  onChange={() => setDraft({ ...draft, isEmpty: !draft.isEmpty })}
                />
                <span>{texts.count.isEmpty}</span>
              </label>
            </>
          )}
          <div className="ask-two">
            <TextField
              label={texts.count.bags}
              inputMode="numeric"
              value={draft.bags}
              error={wrong.includes("bags") ? texts.count.noBags : undefined}
              onChange={(bags) => setDraft({ ...draft, bags })}
            />
            <TextField
              label={texts.count.bagsBack}
              hint={texts.count.bagsBackHint}
              inputMode="numeric"
              value={draft.bagsBack}
              error={wrong.includes("bagsBack") ? texts.count.noBagsBack : undefined}
              onChange={(bagsBack) => setDraft({ ...draft, bagsBack })}
            />
          </div>
          {order.customer.kind !== "company" && order.customer.kind !== "location" && (
            <label className="choice">
              <input
                className="tick"
                type="checkbox"
                checked={isSent}
                onChange={() => setIsSent(!isSent)}
              />
              <span>
                {texts.count.send} <small className="quiet">{texts.count.sendHint}</small>
              </span>
            </label>
          )}
        </>
      )}
    </Ask>
  );
}

/** Name of the last person who counted the order or one of its bags. */
const colleagueOf = ({ history, keptBags }: DeskOrder): string | null | undefined =>
  history.findLast(({ kind }) => kind === "counted" || kind === "recounted")?.who.name ??
  keptBags.toSorted((one, other) => one.by.at.localeCompare(other.by.at)).at(-1)?.by.name;
