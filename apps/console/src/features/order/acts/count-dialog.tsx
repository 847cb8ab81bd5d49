import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { pricesQuery } from "../../../api/prices-query.ts";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { PiecesForm } from "../../../parts/pieces/pieces-form.tsx";
import { Failed, Loading } from "../../../parts/states/states.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { toCount, toCountDraft, wrongCount } from "./count-draft.ts";
import type { DialogProps } from "./use-order-acts.ts";

/** Pieces and kilos by the prices of the day it was ordered; counted again, its bill is corrected. */
export function CountDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const prices = useQuery(pricesQuery(amsterdamDate(new Date(order.placedAt))));
  const [draft, setDraft] = useState(() => toCountDraft(order.counted, order.bags));
  const [isChecked, setIsChecked] = useState(false);
  const wrong = isChecked ? wrongCount(draft) : [];
  const act = order.counted ? "recount" : "count";
  const count = (): void => {
    setIsChecked(true);
    if (wrongCount(draft).length > 0) return;
    void acts.change(texts.done[act], (version) =>
      callConsole("countByDesk", {
        params: { number: order.number },
        body: { version, ...toCount(draft) },
      }),
    );
  };
  return (
    <Ask
      title={texts.acts[act]}
      submit={texts.count.submit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning || !prices.data}
      onSubmit={count}
      onClose={acts.stop}
    >
      {prices.isPending && <Loading label={texts.count.loading} rows={4} />}
      {prices.isError && <Failed failure={prices.error} onRetry={() => void prices.refetch()} />}
      {prices.data && (
        <>
          <PiecesForm
            services={prices.data}
            draft={draft.laundry}
            isChecked={isChecked}
            onChange={(laundry) => setDraft({ ...draft, laundry })}
          />
          {wrong.includes("laundry") && (
            <p className="field-error" role="alert">
              {texts.count.nothing}
            </p>
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
        </>
      )}
    </Ask>
  );
}
