import { unbroken } from "../../../ui/unbroken.tsx";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { Button, TextButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { focusOnArrival } from "../../../lib/focus-on-arrival.ts";
import { callByLink } from "../../../api/call-by-link.ts";
import type { ActProps } from "./sending.tsx";
import { useActsTexts } from "../acts-texts.ts";
import styles from "./details-form.module.css";

type Step = "asking" | "sending" | "sent" | "opening" | "wrong" | "often" | "failed";

const tell = (failure: unknown): Step => {
  if (!(failure instanceof ApiFailure)) return "failed";
  if (failure.is("order_code_wrong") || failure.is("validation_failed")) return "wrong";
  return failure.is("too_many_requests") ? "often" : "failed";
};

/**
 * Asks for a code by mail before the personal data of a long-closed order is shown (MINE-01). Not the screen's primary
 * button: that is ordering again.
 */
export default function CodeForm({ token, onDone, refresh }: ActProps) {
  const { code: texts } = useActsTexts();
  const [typed, setTyped] = useState("");
  const [step, setStep] = useState<Step>("asking");
  // Refetch: the server-rendered page is the same for everybody, but this device may have entered the code already.
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
            ref={focusOnArrival}
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
