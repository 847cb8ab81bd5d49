import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { RadioField, TextField } from "../../../ui/form/field.tsx";
import type { DialogProps } from "../use-order-acts.ts";
import { useOrderTexts } from "../order-texts.ts";
import { readCents } from "../../../ui/form/read-number.ts";

/** Everything refundable, or a part of it. */
type RefundDraft = { isWhole: boolean; euros: string; reason: string };

export const NO_REFUND: RefundDraft = { isWhole: true, euros: "", reason: "" };

type RefundProblem = "amount" | "too-much" | "reason";

/** Cents to refund; undefined when the typed amount is invalid. */
export const refundCents = ({ isWhole, euros }: RefundDraft, most: number): number | undefined =>
  isWhole ? most : readCents(euros);

/** Why the refund is invalid; the server enforces the same limit (PAY-08). */
export function refundProblem(draft: RefundDraft, most: number): RefundProblem | undefined {
  const cents = refundCents(draft, most);
  if (!cents) return "amount";
  if (cents > most) return "too-much";
  return draft.reason.trim() ? undefined : "reason";
}

/** A refund needs the passkey again (STAFF-02). */
export function RefundDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const words = texts.refund;
  const language = useLanguage();
  const most = order.refundable;
  const [draft, setDraft] = useState(NO_REFUND);
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked ? refundProblem(draft, most) : undefined;
  const cents = refundCents(draft, most);
  const refund = (): void => {
    setIsChecked(true);
    if (cents === undefined || refundProblem(draft, most)) return;
    void acts.change(words.done(formatCents(cents, language)), (version) =>
      callConsole("refundOrder", {
        params: { number: order.number },
        body: { version, cents, reason: draft.reason.trim() },
      }),
    );
  };
  return (
    <Ask
      title={texts.acts.refund}
      submit={cents ? words.submit(formatCents(cents, language)) : texts.acts.refund}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={refund}
      onClose={acts.stop}
    >
      <p>{words.text}</p>
      <RadioField
        label={words.howMuch}
        value={draft.isWhole ? "whole" : "part"}
        options={[
          ["whole", words.whole(formatCents(most, language))],
          ["part", words.part],
        ]}
        onChange={(next) => setDraft({ ...draft, isWhole: next === "whole" })}
      />
      {!draft.isWhole && (
        <TextField
          label={words.amount}
          inputMode="decimal"
          value={draft.euros}
          error={
            problem === "amount"
              ? words.noAmount
              : problem === "too-much"
                ? words.tooMuch(formatCents(most, language))
                : undefined
          }
          onChange={(euros) => setDraft({ ...draft, euros })}
        />
      )}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={200}
        value={draft.reason}
        error={problem === "reason" ? words.noReason : undefined}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
    </Ask>
  );
}
