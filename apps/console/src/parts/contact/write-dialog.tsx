import type { QueryKey } from "@tanstack/react-query";
import { MESSAGE_LENGTHS, type MessageChannel } from "@waslijn/contract/console/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { firstName } from "@waslijn/contract/shared/first-name";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { RadioField, SelectField, TextArea } from "../../ui/form/field.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { useAct } from "../use-act.ts";
import { useContactTexts } from "./contact-texts.ts";
import { fillTemplate, type MessageFacts } from "./fill-template.ts";
import { MESSAGE_TEMPLATES } from "./templates.ts";

type Window = { date: string; from: string; to: string };

/** The order that a message is about, and how its customer can be reached. */
export type Addressee = {
  number: string;
  name: string;
  email: string;
  /** Empty unless verified: an SMS goes to verified phones only. */
  phone: string;
  language: Language;
  pickup: Window;
  delivery: Window | null;
};

const windowWords = (window: Window | null, language: Language): string | null =>
  window && `${formatLongDate(window.date, language)}, ${formatHours(window)}`;

const factsOf = ({ name, number, language, pickup, delivery }: Addressee): MessageFacts => ({
  name: firstName(name),
  number,
  pickup: windowWords(pickup, language),
  delivery: windowWords(delivery, language),
});

type Props = { to: Addressee; refresh: readonly QueryKey[]; onClose: () => void };

/** One message to one customer, by mail or SMS, from a template or blank (DESK-12). */
export function WriteDialog({ to, refresh, onClose }: Props) {
  const texts = useContactTexts();
  const words = texts.write;
  const language = useLanguage();
  const facts = factsOf(to);
  const [channel, setChannel] = useState<MessageChannel>(to.email ? "mail" : "text");
  const [template, setTemplate] = useState("");
  const [typed, setTyped] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const { act, isRunning } = useAct({ refresh });
  const most = MESSAGE_LENGTHS[channel];
  const { text, missing } = fillTemplate(typed.trim(), facts);
  const problem =
    missing.length > 0
      ? words.missing(missing.join(", "))
      : text.length > most
        ? words.tooLong(most)
        : undefined;
  const fitting = MESSAGE_TEMPLATES.filter(
    (one) => fillTemplate(one.text[to.language], facts).missing.length === 0,
  );
  const begin = (id: string): void => {
    setTemplate(id);
    const chosen = fitting.find((one) => one.id === id);
    setTyped(chosen ? fillTemplate(chosen.text[to.language], facts).text : "");
  };
  const send = async (): Promise<void> => {
    setIsChecked(true);
    if (problem) return;
    const worked = await act({
      done: words.done,
      run: () =>
        callConsole("writeToCustomer", { params: { number: to.number }, body: { channel, text } }),
    });
    if (worked) onClose();
  };
  const channels = [
    ...(to.email ? [["mail", words.mail(to.email)] as const] : []),
    ...(to.phone ? [["text", words.text(to.phone)] as const] : []),
  ];
  return (
    <Ask
      title={words.title(to.name)}
      submit={words.submit}
      leave={texts.leave}
      isRunning={isRunning}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <RadioField label={words.channel} value={channel} options={channels} onChange={setChannel} />
      <SelectField
        label={words.template}
        value={template}
        options={[
          ["", words.blank],
          ...fitting.map(({ id, label }) => [id, label[language]] as const),
        ]}
        onChange={begin}
      />
      <TextArea
        label={words.label}
        hint={`${words.hint} ${words.letters(text.length, most)}`}
        error={isChecked ? problem : undefined}
        rows={6}
        required
        maxLength={MESSAGE_LENGTHS.mail}
        value={typed}
        onChange={setTyped}
      />
    </Ask>
  );
}
