import { unbroken } from "../../../ui/unbroken.tsx";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { Button, TextButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { callByLink } from "../../../api/call-by-link.ts";
import type { ActProps } from "./sending.tsx";
import { useActsTexts } from "./acts-texts.ts";
import styles from "./details-form.module.css";

type Step = "asking" | "sending" | "sent" | "opening" | "wrong" | "often" | "failed";

const tell = (failure: unknown): Step => {
  if (!(failure instanceof ApiFailure)) return "failed";
  if (failure.is("order_code_wrong") || failure.is("validation_failed")) return "wrong";
  return failure.is("too_many_requests") ? "often" : "failed";
};

/**
 * What is personal of an order that ended long ago comes with a code by mail (MINE-01). The screen's main
 * button is another: ordering again.
 */
export default function CodeForm({ token, onDone, refresh }: ActProps) {
  const { code: texts } = useActsTexts();
  const [typed, setTyped] = useState("");
  const [step, setStep] = useState<Step>("asking");
  // The page was drawn for anybody; this device may have typed the code a moment ago.
  const look = useEffectEvent(() => void refresh());
  useEffect(() => look(), []);
  const params = { token };
  const ask = (): void => {
    setStep("sending");
    callByLink("sendOrderCode", { params }).then(
      () => setStep("sent"),
      (failure: unknown) => setStep(tell(failure)),
    );
  };
  const open = (event: FormEvent): void => {
    event.preventDefault();
    setStep("opening");
    callByLink("openOrder", { params, body: { code: typed.replace(/\D/g, "") } }).then(
      onDone,
      (failure: unknown) => setStep(tell(failure)),
    );
  };
  const isAsking = step === "asking" || step === "sending";
  return (
    <form method="post" className={styles.form} onSubmit={open} aria-labelledby="order-code">
      <h2 id="order-code">{texts.heading}</h2>
      <p>{texts.text}</p>
      {isAsking ? (
        <Button kind="line" busy={step === "sending"} busyLabel={texts.busy} onClick={ask}>
          {texts.send}
        </Button>
      ) : (
        <>
          <p role="status">{unbroken(texts.steps[step])}</p>
          <TextField
            label={texts.label}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={typed}
            error={step === "wrong" ? texts.wrong : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className={styles.do}>
            <Button kind="line" type="submit" busy={step === "opening"} busyLabel={texts.busy}>
              {texts.open}
            </Button>
            <TextButton onClick={ask}>{texts.again}</TextButton>
          </div>
        </>
      )}
    </form>
  );
}
