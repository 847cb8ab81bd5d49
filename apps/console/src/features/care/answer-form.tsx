import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { DeskComplaint } from "@waslijn/contract/console/care";
import type { Role } from "@waslijn/contract/console/codes";
import { COMPLAINT_LENGTH, mostOffered } from "@waslijn/contract/shared/care";
import { firstName } from "@waslijn/contract/shared/first-name";
import { useId, useState, type KeyboardEvent, type Ref } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { FieldFrame, SelectField, TextArea } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fillTemplate } from "../../parts/contact/fill-template.ts";
import { REPLY_TEMPLATES } from "../../parts/contact/templates.ts";
import { useCareTexts } from "./care-texts.ts";
import type { CareActs } from "./use-care-acts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

const WIDTH = 300;

/** The amount offered, relative to the maximum. */
function AmountRule({ cents, complaint }: { cents: number; complaint: DeskComplaint }) {
  const { answer: texts } = useCareTexts();
  const language = useLanguage();
  const { priceCents, mostCents } = complaint;
  const money = (value: number): string => formatCents(value, language);
  const at = mostCents > 0 ? Math.min(1, cents / mostCents) * WIDTH : 0;
  return (
    <div className="rule">
      <svg
        viewBox={`0 0 ${WIDTH} 22`}
        role="img"
        aria-label={texts.ruleLong(money(cents), money(mostCents))}
      >
        <rect className="track" y="8" width={WIDTH} height="6" rx="3" />
        <rect className="fill" y="8" width={at} height="6" rx="3" />
        <circle className="rule-dot" cx={at} cy="11" r="7" />
        <path className="rule-end" d={`M${WIDTH - 1} 2V20`} />
      </svg>
      <p>
        <span>{texts.price(money(priceCents))}</span>
        <b>
          {mostCents < mostOffered(priceCents)
            ? texts.mostLeft(money(mostCents))
            : texts.most(money(mostCents))}
        </b>
      </p>
    </div>
  );
}

type Props = {
  complaint: DeskComplaint;
  role: Role;
  acts: CareActs;
  message: Ref<HTMLTextAreaElement>;
};
type Offer = "cleaning" | "money" | "none";
const OFFERS = ["cleaning", "money", "none"] as const;

/** Answer text, with an optional offer within the limit (CARE-02). */
export function AnswerForm({ complaint, role, acts, message }: Props) {
  const { answer: texts } = useCareTexts();
  const language = useLanguage();
  const id = useId();
  const name = firstName(complaint.customer);
  const [offer, setOffer] = useState<Offer>("none");
  const [amount, setAmount] = useState("");
  const greeting = `${texts.greeting[complaint.language]} ${name},\n\n`;
  const [text, setText] = useState(greeting);
  const [template, setTemplate] = useState("");
  const begin = (chosen: string): void => {
    setTemplate(chosen);
    const words = REPLY_TEMPLATES.find((one) => one.id === chosen)?.text[complaint.language] ?? "";
    const facts = { name, number: complaint.number, pickup: null, delivery: null };
    setText(greeting + fillTemplate(words, facts).text);
  };
  const [isChecked, setIsChecked] = useState(false);
  const { mostCents, coveredCents } = complaint;
  const cents = parseEuros(amount);
  const money = (value: number): string => formatCents(value, language);
  const isMoney = offer === "money";
  const mayOffer = Math.min(mostCents, coveredCents);
  const asksOwner = isMoney && (cents ?? 0) > mayOffer && role !== "owner";
  const words = (): string => {
    if (asksOwner) return texts.ask;
    if (isMoney) return texts.sendMoney(money(cents ?? 0));
    return offer === "cleaning" ? texts.sendCleaning : texts.send;
  };
  const send = (): void => {
    setIsChecked(true);
    if (isMoney && !cents) return;
    const answer = text.trim();
    if (isMoney) void acts.offerMoney({ text: answer, cents: cents ?? 0 }, asksOwner);
    else void acts.answer({ text: answer, offer: offer === "cleaning" ? offer : null });
  };
  const sendByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.requestSubmit();
    }
  };
  return (
    <Form className="answer" aria-labelledby={`${id}-title`} onKeyDown={sendByKey} onSubmit={send}>
      <h3 id={`${id}-title`}>{texts.title}</h3>
      <fieldset className="offers">
        <legend className="hide">{texts.offer}</legend>
        {OFFERS.map((one) => (
          <label key={one} className="choice">
            <input
              className="tick"
              type="radio"
              name={`${id}-offer`}
              checked={one === offer}
              onChange={() => setOffer(one)}
            />
            <b>{texts[one]}</b>
            <span className="hint">{texts[`${one}Hint`]}</span>
          </label>
        ))}
      </fieldset>
      {isMoney && (
        <>
          <div className="rule-row">
            <FieldFrame
              label={texts.amount}
              error={isChecked && !cents ? texts.noAmount : undefined}
            >
              {(wiring) => (
                <span className="money">
                  <span aria-hidden="true">€</span>
                  <input
                    {...wiring}
                    className="in in-money"
                    inputMode="decimal"
                    value={amount}
                    onChange={(event) => setAmount(event.target.value)}
                  />
                </span>
              )}
            </FieldFrame>
            <AmountRule cents={cents ?? 0} complaint={complaint} />
          </div>
          {coveredCents < mostCents && (
            <p className="small quiet">{texts.covered(money(coveredCents))}</p>
          )}
        </>
      )}
      <SelectField
        label={texts.template}
        value={template}
        options={[
          ["", texts.blank],
          ...REPLY_TEMPLATES.map((one) => [one.id, one.label[language]] as const),
        ]}
        onChange={begin}
      />
      <TextArea
        label={texts.message(name)}
        ref={message}
        rows={8}
        required
        maxLength={COMPLAINT_LENGTH}
        value={text}
        onChange={setText}
      />
      {isMoney && (
        <p className="small quiet">
          <Icon name="info" size="s" />
          {texts.rule(money(mayOffer))}
        </p>
      )}
      <div className="edit-do row">
        <Button look="main" isSubmit aria-disabled={acts.isRunning}>
          {words()} <kbd>Ctrl Enter</kbd>
        </Button>
      </div>
    </Form>
  );
}

/** Parses `45`, `45,00`, `45.5` and `€ 1.250,00` into cents; undefined when invalid. */
export function parseEuros(typed: string): number | undefined {
  const plain = typed.replace(/[€\s]/g, "").replace(/\.(?=\d{3}(?:\D|$))/g, "");
  const [, euros, cents = ""] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}
