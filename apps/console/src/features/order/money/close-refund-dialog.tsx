import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { formatCents } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Ask } from "../../../parts/dialog/ask.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { withPasskey } from "../../../parts/passkey/with-passkey.ts";
import type { DialogProps } from "../acts/use-order-acts.ts";
import { useOrderTexts } from "../order-texts.ts";

type Props = DialogProps & { refund: DeskOrder["refunds"][number]; onClose: () => void };

/** How a refund that the payment service did not make came to its end (PAY-12). */
export function CloseRefundDialog({ order, acts, refund, onClose }: Props) {
  const texts = useOrderTexts();
  const words = texts.closeRefund;
  const language = useLanguage();
  const amount = formatCents(refund.cents, language);
  const [isPaid, setIsPaid] = useState(true);
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const close = async (): Promise<void> => {
    setIsChecked(true);
    if (!reason.trim()) return;
    const worked = await acts.change(isPaid ? words.paid(amount) : words.dropped, (version) =>
      withPasskey(() =>
        callConsole("closeRefund", {
          params: { number: order.number, id: refund.id },
          body: { version, isPaid, reason: reason.trim() },
        }),
      ),
    );
    if (worked) onClose();
  };
  return (
    <Ask
      title={words.title(amount)}
      submit={isPaid ? words.submitPaid(amount) : words.submitDropped}
      leave={texts.confirm.leave}
      isRunning={acts.isRunning}
      onSubmit={() => void close()}
      onClose={onClose}
    >
      <fieldset>
        <legend className="label">{words.how}</legend>
        {[true, false].map((one) => (
          <label key={String(one)} className="choice">
            <input
              className="tick"
              type="radio"
              name="close-refund"
              checked={isPaid === one}
              onChange={() => setIsPaid(one)}
            />
            <span>{one ? words.otherwise : words.notOwed}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={words.reason}
        hint={isPaid ? words.paidHint : words.droppedHint}
        maxLength={200}
        value={reason}
        error={isChecked && !reason.trim() ? words.noReason : undefined}
        onChange={setReason}
      />
    </Ask>
  );
}
