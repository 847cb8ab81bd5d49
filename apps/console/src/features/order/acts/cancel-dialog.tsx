import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { formatLongDate } from "../../../i18n/format-window.ts";
import { formatCents } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { DialogProps } from "./use-order-acts.ts";

export function CancelDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const language = useLanguage();
  const [reason, setReason] = useState("");
  const [waived, setWaived] = useState("");
  const next = order.plan?.next;
  const [ends, setEnds] = useState<"only" | "stop">();
  const action = acts.can.find(({ act }) => act === "cancel");
  const cancel = (): void =>
    void acts.change(texts.done.cancel, (version) =>
      callConsole("cancelByDesk", {
        params: { number: order.number },
        body: {
          version,
          ...(reason.trim() && { reason: reason.trim() }),
          ...(waived.trim() && { waived: waived.trim() }),
          ...(next && { stopPlan: ends === "stop" }),
        },
      }),
    );
  return (
    <Ask
      title={texts.confirm.cancel}
      submit={texts.confirm.cancelSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={cancel}
      onClose={acts.stop}
    >
      <p>
        {action?.may === "fee"
          ? texts.confirm.cancelFee(formatCents(action.cents, language))
          : texts.confirm.cancelFree}
      </p>
      {next ? (
        <fieldset>
          <legend className="label">{texts.confirm.plan}</legend>
          {(["only", "stop"] as const).map((choice) => (
            <label key={choice} className="choice">
              <input
                className="tick"
                type="radio"
                name="plan"
                required
                checked={ends === choice}
                onChange={() => setEnds(choice)}
              />
              <span>{texts.confirm.planChoices[choice](formatLongDate(next, language))}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <TextField label={texts.confirm.reason} maxLength={200} value={reason} onChange={setReason} />
      {action?.may === "fee" && (
        <TextField
          label={texts.times.waive}
          hint={texts.times.waiveHint}
          maxLength={200}
          value={waived}
          onChange={setWaived}
        />
      )}
    </Ask>
  );
}
