import { defineTexts } from "../../i18n/define-texts.ts";
import type { ManyRefusal } from "@waslijn/contract/console/many";
import type { WindowKind } from "@waslijn/contract/shared/codes";

const why: Record<ManyRefusal, string> = {
  gone: "there is no such order",
  changed: "was just changed",
  "picked-up": "was picked up already",
  ended: "is delivered or cancelled",
  "no-delivery": "is not brought back",
  "there-already": "is in this window already",
  "not-offered": "is not offered this window",
  "delivery-too-early": "its delivery would come too early",
  full: "there is no place left",
  "no-address": "has no e-mail address",
};
const ordersEn = (count: number): string => (count === 1 ? "1 order" : `${count} orders`);

const en = {
  leave: "Leave it",
  why,
  fit: (count: number) => `${ordersEn(count)} will go along.`,
  noneFit: "None of these can go along.",
  not: (count: number) => `${ordersEn(count)} will stay put:`,
  checking: "Checking which ones fit",
  moving: {
    title: (count: number) => `Move ${ordersEn(count)}`,
    kind: "What",
    kinds: { pickup: "Pickup", delivery: "Delivery" },
    day: "Day",
    window: "Window",
    free: "Nobody pays for this. Customers are mailed after 60 seconds; until then you can undo it.",
    submit: (count: number) => `Move ${ordersEn(count)}`,
    done: (count: number) => `${ordersEn(count)} moved.`,
  },
  assigning: {
    title: (count: number) => `Assign ${ordersEn(count)}`,
    hub: "Hub",
    day: "Day",
    run: "Run",
    nobody: "Nobody",
    noRuns: "There is no run on this day yet. Make one under Runs.",
    fit: (count: number) =>
      count === 1 ? "1 stop will go along." : `${count} stops will go along.`,
    noneFit: "None of these has an open stop on this day.",
    loading: "Loading the runs",
    submit: "Assign",
  },
  writing: {
    title: (count: number) => `Write to the customers of ${ordersEn(count)}`,
    text: "Text of the e-mail",
    hint: "Greeting, order number and the link to the order are added.",
    unfilled: (words: string) => `Not filled in for many at once: ${words}.`,
    wait: "They wait 60 seconds; until then you can undo it.",
    submit: (count: number) => (count === 1 ? "Send 1 e-mail" : `Send ${count} e-mails`),
    done: (count: number) =>
      count === 1 ? "1 e-mail is waiting." : `${count} e-mails are waiting.`,
  },
};

const ordersNl = (count: number): string =>
  count === 1 ? "1 bestelling" : `${count} bestellingen`;

const nl: typeof en = {
  leave: "Laat zo",
  why: {
    gone: "bestaat niet",
    changed: "is net gewijzigd",
    "picked-up": "is al opgehaald",
    ended: "is bezorgd of geannuleerd",
    "no-delivery": "wordt niet teruggebracht",
    "there-already": "staat al in dit tijdvak",
    "not-offered": "kan niet in dit tijdvak",
    "delivery-too-early": "de bezorging zou te vroeg komen",
    full: "er is geen plek meer",
    "no-address": "heeft geen e-mailadres",
  },
  fit: (count) => (count === 1 ? "1 bestelling gaat mee." : `${count} bestellingen gaan mee.`),
  noneFit: "Geen van deze bestellingen kan mee.",
  not: (count) =>
    count === 1 ? "1 bestelling blijft staan:" : `${count} bestellingen blijven staan:`,
  checking: "Kijken welke passen",
  moving: {
    title: (count) => `${ordersNl(count)} verplaatsen`,
    kind: "Wat",
    kinds: { pickup: "Ophalen", delivery: "Bezorgen" },
    day: "Dag",
    window: "Tijdvak",
    free: "Niemand betaalt hiervoor. Klanten krijgen na 60 seconden een mail; tot dan kun je het ongedaan maken.",
    submit: (count) => `Verplaats ${ordersNl(count)}`,
    done: (count) => `${ordersNl(count)} verplaatst.`,
  },
  assigning: {
    title: (count) => `${ordersNl(count)} indelen`,
    hub: "Hub",
    day: "Dag",
    run: "Route",
    nobody: "Niemand",
    noRuns: "Er is nog geen route op deze dag. Maak er een bij Routes.",
    fit: (count) => (count === 1 ? "1 stop gaat mee." : `${count} stops gaan mee.`),
    noneFit: "Geen van deze bestellingen heeft op deze dag een open stop.",
    loading: "Routes laden",
    submit: "Deel in",
  },
  writing: {
    title: (count) => `Schrijf de klanten van ${ordersNl(count)}`,
    text: "Tekst van de mail",
    hint: "Aanhef, bestelnummer en de link naar de bestelling komen er vanzelf bij.",
    unfilled: (words) => `Wordt voor meerdere tegelijk niet ingevuld: ${words}.`,
    wait: "De mails wachten 60 seconden; tot dan kun je het ongedaan maken.",
    submit: (count) => (count === 1 ? "Verstuur 1 mail" : `Verstuur ${count} mails`),
    done: (count) => (count === 1 ? "1 mail staat klaar." : `${count} mails staan klaar.`),
  },
};

export const useManyTexts = defineTexts({ en, nl });

export type ManyOrders = {
  /** With the versions seen (optimistic lock). */
  orders: { number: string; version: number }[];
  /** Restricts the orders to these stops; all stops when absent. */
  stops?: ReadonlySet<string>;
  /** Initial values of the dialogs. */
  suggested: { hub: string; day: string; kind: WindowKind };
};

export type ManyProps = ManyOrders & { onClose: () => void; onDone: () => void };
