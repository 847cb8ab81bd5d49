import { brand } from "@waslijn/contract/shared/brand";
import type { Language } from "@waslijn/contract/shared/constants";
import type { BankState, Outcome } from "./bank-payment.ts";

export const NEWS = ["prompt", "late", "doubled", "lost"] as const;
/** How the webhook of an outcome is delivered. */
export type News = (typeof NEWS)[number];

type Words = {
  band: string;
  title: string;
  choose: string;
  to: string;
  for: string;
  amount: string;
  reference: string;
  /** Labels of the outcome buttons; `arrived` replaces "paid" for a pending transfer. */
  press: Record<Outcome, string>;
  arrived: string;
  state: Record<BankState, string>;
  chargedBack: string;
  back: string;
  testers: string;
  news: string;
  newsKinds: Record<News, string>;
  refundsFail: string;
  unknown: string;
};

const nl = (): Words => ({
  band: "Test. Er gaat geen geld om.",
  title: "Testbank",
  choose: `Kies hoe deze betaling afloopt. Daarna ga je terug naar ${brand.name}.`,
  to: "Aan",
  for: "Voor",
  amount: "Bedrag",
  reference: "Kenmerk",
  press: {
    paid: "Betaald",
    pending: "Ik maak het over",
    failed: "Mislukt",
    canceled: "Afgebroken",
    expired: "Verlopen",
    chargeback: "Haal het geld terug",
    reversal: "Geef het geld weer af",
  },
  arrived: "Het geld is binnen",
  state: {
    open: "Deze betaling staat open.",
    pending: "Deze overboeking is onderweg.",
    paid: "Deze betaling is betaald.",
    failed: "Deze betaling is mislukt.",
    canceled: "Deze betaling is afgebroken.",
    expired: "Deze betaling is verlopen.",
  },
  chargedBack: "Deze betaling is betaald en daarna teruggehaald.",
  back: `Terug naar ${brand.name}`,
  testers: "Voor testers",
  news: `Het bericht aan ${brand.name} komt`,
  newsKinds: {
    prompt: "meteen",
    late: "een halve minuut later",
    doubled: "twee keer",
    lost: "nooit",
  },
  refundsFail: "Terugbetalen mislukt",
  unknown: "Deze betaling kennen we niet.",
});

const en = (): Words => ({
  band: "Test. No money moves.",
  title: "Test bank",
  choose: `Choose how this payment ends. After that you go back to ${brand.name}.`,
  to: "To",
  for: "For",
  amount: "Amount",
  reference: "Reference",
  press: {
    paid: "Paid",
    pending: "I will transfer it",
    failed: "Failed",
    canceled: "Cancelled",
    expired: "Expired",
    chargeback: "Take the money back",
    reversal: "Hand the money over again",
  },
  arrived: "The money has arrived",
  state: {
    open: "This payment is open.",
    pending: "This transfer is on its way.",
    paid: "This payment is paid.",
    failed: "This payment failed.",
    canceled: "This payment was cancelled.",
    expired: "This payment has expired.",
  },
  chargedBack: "This payment was paid and then taken back.",
  back: `Back to ${brand.name}`,
  testers: "For testers",
  news: `The message to ${brand.name} comes`,
  newsKinds: {
    prompt: "at once",
    late: "half a minute later",
    doubled: "twice",
    lost: "never",
  },
  refundsFail: "Paying back fails",
  unknown: "We do not know this payment.",
});

const WORDS: Record<Language, () => Words> = { nl, en };
export const bankWords = (language: Language): Words => WORDS[language]();
