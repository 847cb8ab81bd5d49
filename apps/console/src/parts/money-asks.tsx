import { useState, type ReactNode } from "react";
import { defineTexts } from "../i18n/define-texts.ts";
import { RadioField, TextField } from "../ui/form/field.tsx";
import { Ask } from "../ui/overlay/ask.tsx";

const en = {
  leave: "Leave it",
  reason: "Reason",
  onlyUs: "Only we read this.",
  noReason: "Write why.",
  writeOff: {
    title: (amount: string) => `Write off ${amount}?`,
    text: "Reminders stop and the bill leaves the list. The payment link keeps working. The customer gets no mail. You show your passkey first.",
    submit: (amount: string) => `Write off ${amount}`,
    done: (amount: string) => `${amount} is written off.`,
  },
  credit: {
    title: "Credit the invoice?",
    text: "A credit invoice takes it back. Then the bill can be corrected and invoiced again. No money moves by this. You show your passkey first.",
    submit: "Make the credit invoice",
    done: "The credit invoice is made.",
  },
  invoiced: "The invoice is made.",
  closeRefund: {
    title: (amount: string) => `Close the refund of ${amount}`,
    how: "What happened?",
    otherwise: "Paid in another way, by transfer or in cash for example",
    notOwed: "Not needed any more: the customer is not owed it",
    reason: "How or why",
    paidHint: "Only we read this. The customer gets a mail that it was paid.",
    droppedHint: "Only we read this. The customer gets no mail.",
    noReason: "Write how or why.",
    submitPaid: (amount: string) => `Record ${amount} as paid`,
    submitDropped: "Close without paying",
    paid: (amount: string) => `${amount} is recorded as paid out.`,
    dropped: "The refund is closed.",
  },
};
const nl: typeof en = {
  leave: "Laat zo",
  reason: "Reden",
  onlyUs: "Alleen wij lezen dit.",
  noReason: "Schrijf waarom.",
  writeOff: {
    title: (amount) => `${amount} afboeken?`,
    text: "De herinneringen stoppen en de rekening gaat uit de lijst. De betaallink blijft werken. De klant krijgt geen mail. Je laat eerst je passkey zien.",
    submit: (amount) => `Boek ${amount} af`,
    done: (amount) => `${amount} is afgeboekt.`,
  },
  credit: {
    title: "De factuur crediteren?",
    text: "Een creditfactuur maakt haar ongedaan. Daarna kun je de rekening aanpassen en opnieuw factureren. Er beweegt geen geld door. Je laat eerst je passkey zien.",
    submit: "Maak de creditfactuur",
    done: "De creditfactuur is gemaakt.",
  },
  invoiced: "De factuur is gemaakt.",
  closeRefund: {
    title: (amount) => `Terugbetaling van ${amount} afsluiten`,
    how: "Wat is er gebeurd?",
    otherwise: "Anders uitbetaald, bijvoorbeeld overgemaakt of contant",
    notOwed: "Niet meer nodig: de klant heeft er geen recht meer op",
    reason: "Hoe of waarom",
    paidHint: "Alleen wij lezen dit. De klant krijgt een mail dat er betaald is.",
    droppedHint: "Alleen wij lezen dit. De klant krijgt geen mail.",
    noReason: "Schrijf hoe of waarom.",
    submitPaid: (amount) => `Leg vast: ${amount} betaald`,
    submitDropped: "Sluit af zonder te betalen",
    paid: (amount) => `${amount} is vastgelegd als uitbetaald.`,
    dropped: "De terugbetaling is afgesloten.",
  },
};

/** Texts of the money acts that both the order and the money screen have. */
export const useMoneyAskTexts = defineTexts({ en, nl });

type AskProps = { isRunning: boolean; onClose: () => void };

type ReasonProps = AskProps & {
  title: string;
  text: string;
  submit: string;
  onSubmit: (reason: string) => void;
};

/** Asks for the reason of an act on the books. */
function ReasonAsk({ title, text, submit, isRunning, onSubmit, onClose }: ReasonProps) {
  const texts = useMoneyAskTexts();
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const send = (): void => {
    setIsChecked(true);
    if (reason.trim()) onSubmit(reason.trim());
  };
  return (
    <Ask
      title={title}
      submit={submit}
      leave={texts.leave}
      isRunning={isRunning}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextField
        label={texts.reason}
        hint={texts.onlyUs}
        maxLength={200}
        value={reason}
        error={isChecked && !reason.trim() ? texts.noReason : undefined}
        onChange={setReason}
      />
    </Ask>
  );
}

type WriteOffProps = AskProps & { amount: string; onSubmit: (reason: string) => void };

export function WriteOffAsk({ amount, ...props }: WriteOffProps): ReactNode {
  const { title, text, submit } = useMoneyAskTexts().writeOff;
  return <ReasonAsk title={title(amount)} text={text} submit={submit(amount)} {...props} />;
}

export function CreditAsk(props: Omit<WriteOffProps, "amount">): ReactNode {
  const { title, text, submit } = useMoneyAskTexts().credit;
  return <ReasonAsk title={title} text={text} submit={submit} {...props} />;
}

type Closing = { isPaid: boolean; reason: string };
type CloseProps = AskProps & { amount: string; onSubmit: (closing: Closing) => void };

/** Closes a refund that the payment service did not make (PAY-12). */
export function CloseRefundAsk({ amount, isRunning, onSubmit, onClose }: CloseProps) {
  const texts = useMoneyAskTexts();
  const words = texts.closeRefund;
  const [isPaid, setIsPaid] = useState(true);
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const close = (): void => {
    setIsChecked(true);
    if (reason.trim()) onSubmit({ isPaid, reason: reason.trim() });
  };
  return (
    <Ask
      title={words.title(amount)}
      submit={isPaid ? words.submitPaid(amount) : words.submitDropped}
      leave={texts.leave}
      isRunning={isRunning}
      onSubmit={close}
      onClose={onClose}
    >
      <RadioField
        label={words.how}
        value={isPaid ? "paid" : "dropped"}
        options={[
          ["paid", words.otherwise],
          ["dropped", words.notOwed],
        ]}
        onChange={(next) => setIsPaid(next === "paid")}
      />
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
