import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { formatCents } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { useEventTexts } from "../../../parts/order-events/event-texts.ts";
import { useOrderTexts } from "../order-texts.ts";
import type { DialogProps } from "./use-order-acts.ts";

export function WaiveDialog({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const events = useEventTexts();
  const language = useLanguage();
  const [waives, setWaives] = useState(order.fees[0]?.version ?? 0);
  const [reason, setReason] = useState("");
  const eventOf = (version: number) => order.history.find((event) => event.version === version);
  const waive = (): void =>
    void acts.change(texts.done["waive-fee"], (version) =>
      callConsole("waiveFee", {
        params: { number: order.number },
        body: { version, waives, reason: reason.trim() },
      }),
    );
  return (
    <Ask
      title={texts.confirm.waive}
      submit={texts.confirm.waiveSubmit}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={waive}
      onClose={acts.stop}
    >
      <fieldset>
        <legend className="label">{texts.confirm.which}</legend>
        {order.fees.map(({ version, cents }) => {
          const event = eventOf(version);
          return (
            <label key={version} className="choice">
              <input
                className="tick"
                type="radio"
                name="fee"
                checked={version === waives}
                onChange={() => setWaives(version)}
              />
              <span>
                {formatCents(cents, language)}
                {event && ` · ${events[event.kind]}`}
              </span>
            </label>
          );
        })}
      </fieldset>
      <TextField
        label={texts.confirm.whyWaive}
        required
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
    </Ask>
  );
}
