import { ASSISTANT_DAYS, ASSISTANT_EUROS } from "@waslijn/contract/customer/assistant-limits";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useState, type FormEvent } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useAssistantsTexts } from "./assistants-texts.ts";
import styles from "./assistants.module.css";

type GrantInput = { name: string; mostEuros: number; days: (typeof ASSISTANT_DAYS)[number] };
type Step = "asking" | "checked" | "sending" | "unconfirmed" | "failed";

const { least, most } = ASSISTANT_EUROS;
const isAmount = (euros: number): boolean =>
  Number.isInteger(euros) && euros >= least && euros <= most;

export function AllowForm({ onAllow }: { onAllow: (input: GrantInput) => Promise<void> }) {
  const [name, setName] = useState("");
  const [euros, setEuros] = useState("100");
  const [days, setDays] = useState<GrantInput["days"]>(7);
  const [step, setStep] = useState<Step>("asking");
  const texts = useAssistantsTexts();
  const mostEuros = Number(euros);
  const isNamed = name.trim() !== "";
  const send = (): Promise<Step> =>
    onAllow({ name: name.trim(), mostEuros, days }).then(
      () => {
        setName("");
        return "asking";
      },
      (failure: unknown) =>
        failure instanceof ApiFailure && failure.is("email_unconfirmed") ? "unconfirmed" : "failed",
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step === "sending") return;
    if (!isNamed || !isAmount(mostEuros)) return setStep("checked");
    setStep("sending");
    void send().then(setStep);
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={texts.name}
        value={name}
        maxLength={60}
        error={step === "checked" && !isNamed ? texts.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={texts.most}
        hint={texts.mostHint(least, most)}
        inputMode="numeric"
        value={euros}
        error={
          step === "checked" && !isAmount(mostEuros) ? texts.mostWrong(least, most) : undefined
        }
        onChange={({ target }) => setEuros(target.value)}
      />
      <SelectField
        label={texts.days}
        value={String(days)}
        options={ASSISTANT_DAYS.map((count) => ({
          value: String(count),
          label: texts.dayCounts(count),
        }))}
        onChange={({ target }) =>
          setDays(ASSISTANT_DAYS.find((count) => String(count) === target.value) ?? 7)
        }
      />
      <Button type="submit" kind="line" busy={step === "sending"} busyLabel={texts.busy}>
        {texts.allow}
      </Button>
      <p role="alert">{step === "failed" || step === "unconfirmed" ? texts[step] : ""}</p>
    </form>
  );
}
