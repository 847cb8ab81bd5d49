import { unbroken } from "../../ui/unbroken.tsx";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { isEmail } from "@waslijn/contract/shared/rules";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../../ui/fields/email-field.tsx";
import { useState, type FormEvent } from "react";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { callByLink } from "../../api/call-by-link.ts";
import styles from "./send-links-form.module.css";
import { defineTexts } from "../../i18n/define-texts.ts";

const useOrderLinksTexts = defineTexts({
  en: () => import("./order-links.en.ts"),
  nl: () => import("./order-links.nl.ts"),
});

type Step = "asking" | "invalid" | "sending" | "sent" | "often" | "failed";

/** Mails the links of somebody's orders. The message is the same for every address, known or not (MINE-01). */
export default function SendLinksForm() {
  const [step, setStep] = useState<Step>("asking");
  const isHydrated = useHydrated();
  const texts = useOrderLinksTexts();
  const send = async (email: string): Promise<Step> => {
    try {
      await callByLink("sendOrderLinks", { body: { email } });
      return "sent";
    } catch (failure) {
      return failure instanceof ApiFailure && failure.is("too_many_requests") ? "often" : "failed";
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (step === "sending") return;
    // An uncontrolled field: this form hydrates late, and text typed before that is in the DOM only.
    const typed = new FormData(event.currentTarget).get("email");
    const email = typeof typed === "string" ? typed.trim() : "";
    if (!isEmail(email)) return setStep("invalid");
    setStep("sending");
    void send(email).then(setStep);
  };
  const isAnswered = step === "sent" || step === "often" || step === "failed";
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <EmailField
        label={texts.email}
        error={step === "invalid" ? texts.invalid : undefined}
        onChange={() => setStep("asking")}
      />
      {/* Hydrates late: a press before that would be lost. */}
      <Button
        kind="line"
        type="submit"
        disabled={!isHydrated}
        busy={step === "sending"}
        busyLabel={texts.busy}
      >
        {texts.send}
      </Button>
      <p role="status">{isAnswered ? unbroken(texts[step]) : ""}</p>
    </form>
  );
}
