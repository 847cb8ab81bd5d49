import type { DriverClash } from "@waslijn/contract/console/today";
import type {
  ActorKind,
  Handover,
  MissReason,
  OrderEventKind,
} from "@waslijn/contract/shared/order-life";
import { defineTexts } from "../i18n/define-texts.ts";
import { useMoment } from "../i18n/use-today.ts";

type Texts = {
  kinds: Record<DriverClash["kind"], string>;
  said: (who: string, did: string, time: string) => string;
  done: Record<DriverClash["kind"], string>;
  missed: string;
  reasons: Record<MissReason, string>;
  undo: string;
  note: string;
  bags: (count: number) => string;
  partOf: (count: number, all: number) => string;
  handovers: Record<Handover, string>;
  houseNumber: (houseNumber: string) => string;
  receivedBy: (name: string) => string;
  why: Record<DriverClash["why"], string>;
  who: Record<ActorKind, string>;
  happened: Partial<Record<OrderEventKind, string>>;
  changed: string;
  first: (who: string, did: string, time: string) => string;
};

const en: Texts = {
  kinds: { pickup: "Pickup", delivery: "Delivery" },
  said: (who, did, time) => `${who}: ${did} at ${time}.`,
  done: { pickup: "picked up", delivery: "delivered" },
  missed: "missed",
  reasons: {
    "nobody-home": "nobody home",
    "wrong-address": "wrong address",
    "not-ready": "not ready",
    "no-access": "no access",
  },
  undo: "took back the last report",
  note: "wrote a note",
  bags: (count) => (count === 1 ? "1 bag" : `${count} bags`),
  partOf: (count, all) => `${count} of ${all} bags`,
  handovers: {
    "handed-over": "handed over",
    neighbours: "left with the neighbours",
    "at-door": "left at the door",
  },
  houseNumber: (houseNumber) => `at number ${houseNumber}`,
  receivedBy: (name) => `received by ${name}`,
  why: {
    first: "Somebody was first.",
    "not-possible": "The order was not ready for that.",
    "not-assigned": "The stop is not in a run of this driver.",
    clock: "The time on the phone does not fit the run.",
    "not-allowed": "It was left at the door, and the customer does not allow that.",
    "not-undone": "It was too late to take it back.",
    pending: "Our server broke off while taking it in.",
  },
  who: {
    customer: "The customer",
    staff: "The desk",
    driver: "Another driver",
    clock: "The office",
    "payment-service": "The office",
  },
  happened: {
    cancelled: "cancelled",
    withdrawn: "withdrew",
    "picked-up": "picked up",
    "part-delivered": "delivered a part",
    delivered: "delivered",
    "pickup-missed": "missed the pickup",
    "delivery-missed": "missed the delivery",
    "windows-changed": "moved to another time",
  },
  changed: "changed",
  first: (who, did, time) => `${who}: ${did} at ${time}.`,
};

const nl: Texts = {
  kinds: { pickup: "Ophalen", delivery: "Bezorgen" },
  said: (who, did, time) => `${who}: ${did} om ${time}.`,
  done: { pickup: "opgehaald", delivery: "bezorgd" },
  missed: "gemist",
  reasons: {
    "nobody-home": "niemand thuis",
    "wrong-address": "adres klopt niet",
    "not-ready": "was niet klaar",
    "no-access": "geen toegang",
  },
  undo: "laatste melding teruggenomen",
  note: "opmerking geschreven",
  bags: (count) => (count === 1 ? "1 waszak" : `${count} waszakken`),
  partOf: (count, all) => `${count} van ${all} waszakken`,
  handovers: {
    "handed-over": "overhandigd",
    neighbours: "afgegeven bij de buren",
    "at-door": "aan de deur gezet",
  },
  houseNumber: (houseNumber) => `op nummer ${houseNumber}`,
  receivedBy: (name) => `aangenomen door ${name}`,
  why: {
    first: "Iemand was eerder.",
    "not-possible": "De bestelling was daar nog niet klaar voor.",
    "not-assigned": "De stop zit niet in een route van deze chauffeur.",
    clock: "De tijd op de telefoon past niet bij de route.",
    "not-allowed": "Het is aan de deur gezet en dat wil de klant niet.",
    "not-undone": "Terugnemen kon niet meer.",
    pending: "Onze server viel weg bij het verwerken.",
  },
  who: {
    customer: "De klant",
    staff: "De balie",
    driver: "Een andere chauffeur",
    clock: "Kantoor",
    "payment-service": "Kantoor",
  },
  happened: {
    cancelled: "geannuleerd",
    withdrawn: "herroepen",
    "picked-up": "opgehaald",
    "part-delivered": "een deel bezorgd",
    delivered: "bezorgd",
    "pickup-missed": "ophalen gemist",
    "delivery-missed": "bezorgen gemist",
    "windows-changed": "verzet naar een ander tijdvak",
  },
  changed: "gewijzigd",
  first: (who, did, time) => `${who}: ${did} om ${time}.`,
};

const useTexts = defineTexts({ en, nl });

/** The preceding event as text: `Lot Visser: picked up at 08:10.` */
export function useFirstWords(): (first: NonNullable<DriverClash["first"]>) => string {
  const texts = useTexts();
  const moment = useMoment();
  return ({ event, at, by }) =>
    texts.first(by.name ?? texts.who[by.kind], texts.happened[event] ?? texts.changed, moment(at));
}

/** Texts of a clash: the stop, the driver's report, and why it was not applied. */
export function useClashWords(): (clash: DriverClash) => {
  stop: string;
  said: string;
  why: string;
} {
  const texts = useTexts();
  const moment = useMoment();
  const firstWords = useFirstWords();
  const didWords = (clash: DriverClash): string => {
    const { act, kind, bags, missing, handover, houseNumber, name, reason } = clash;
    if (act === "undo" || act === "note") return texts[act];
    const words =
      act === "missed"
        ? [texts.missed, reason && texts.reasons[reason]]
        : [
            texts.done[kind],
            bags && (missing ? texts.partOf(bags, bags + missing) : texts.bags(bags)),
            handover && texts.handovers[handover],
            houseNumber && texts.houseNumber(houseNumber),
            name && texts.receivedBy(name),
          ];
    return words.filter(Boolean).join(", ");
  };
  return (clash) => ({
    stop: `${texts.kinds[clash.kind]} ${clash.street}`.trim(),
    said: texts.said(clash.by, didWords(clash), moment(clash.at)),
    why: [texts.why[clash.why], clash.first && firstWords(clash.first)].filter(Boolean).join(" "),
  });
}
