import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import type { Language } from "@waslijn/contract/shared/constants";

const en = {
  missing: "Fill this in.",
  noChoice: "Choose one.",
  noDay: "Choose a day.",
  email: "Fill in an e-mail address, such as name@example.com.",
  url: "Fill in a web address, such as https://example.com.",
  unreadable: "This cannot be read. Fill it in again.",
  orLater: (day: string) => `Choose ${day} or later.`,
  orEarlier: (day: string) => `Choose ${day} or earlier.`,
};

const nl: typeof en = {
  missing: "Vul dit in.",
  noChoice: "Maak een keuze.",
  noDay: "Kies een dag.",
  email: "Vul een e-mailadres in, zoals naam@voorbeeld.nl.",
  url: "Vul een webadres in, zoals https://voorbeeld.nl.",
  unreadable: "Dit is niet te lezen. Vul het opnieuw in.",
  orLater: (day) => `Kies ${day} of later.`,
  orEarlier: (day) => `Kies ${day} of eerder.`,
};

const TEXTS = { en, nl };

/** What a check of a field reads; every form control has it. */
export type Checked = {
  value: string;
  type: string;
  validity: Partial<ValidityState>;
  required?: boolean;
  /** What a field with a pattern asks for, in words. */
  title?: string;
  min?: string;
  max?: string;
};

const CHOSEN = ["radio", "checkbox", "select-one"];

/**
 * What the browser finds wrong with a field, in the console's language instead of the browser's.
 * A required field with spaces alone is missing too, which the browser accepts.
 */
export function problemOf(control: Checked, language: Language): string | undefined {
  const { validity, type, required = false, value, title, min = "", max = "" } = control;
  const texts = TEXTS[language];
  if (validity.badInput) return texts.unreadable;
  if (validity.valueMissing || (required && value.trim() === "")) {
    if (CHOSEN.includes(type)) return texts.noChoice;
    return type === "date" ? texts.noDay : texts.missing;
  }
  if (validity.typeMismatch) return type === "url" ? texts.url : texts.email;
  if (validity.patternMismatch) return title || texts.unreadable;
  if (validity.rangeUnderflow) return texts.orLater(formatLongDate(min, language));
  if (validity.rangeOverflow) return texts.orEarlier(formatLongDate(max, language));
  return undefined;
}
