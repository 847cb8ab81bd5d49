import type { CareInbox, DeskComplaint } from "@waslijn/contract/console/care";
import { at, id } from "./moments.ts";

const HEAD = {
  id: id(20),
  number: "W-10231",
  customer: "Karel de Wit",
  piece: "Zijden blouse",
  text: "Er zit een plek op de zoom die er eerst niet zat.",
  state: "open",
  reportedAt: at("08:10"),
  answerBy: at("12:00"),
} as const;

export const INBOX: CareInbox = {
  now: at("09:00"),
  complaints: [
    { ...HEAD, photos: 2 },
    {
      ...HEAD,
      id: id(21),
      customer: "Hotel De Gouden Leeuw",
      piece: null,
      state: "asked",
      photos: 0,
      answerBy: at("12:00", "2026-11-15"),
    },
    {
      ...HEAD,
      id: id(27),
      customer: "Bo Li",
      state: "accepted",
      photos: 1,
      answerBy: at("12:00", "2026-11-18"),
    },
  ],
  counts: { open: 3, waiting: 1, done: 4 },
};
export const NO_COMPLAINTS: CareInbox = {
  ...INBOX,
  complaints: [],
  counts: { open: 0, waiting: 0, done: 4 },
};

export const COMPLAINT: DeskComplaint = {
  enteredBy: "Imke Postma",
  ...HEAD,
  now: at("09:00"),
  language: "nl",
  deliveredAt: at("18:30", "2026-11-15"),
  messages: [
    { id: id(22), by: null, at: at("08:10"), text: HEAD.text, offer: null, sentAt: at("08:10") },
    {
      id: id(23),
      by: "Imke Postma",
      at: at("08:40"),
      text: "Wat vervelend! We betalen de blouse terug.",
      offer: { kind: "money", cents: 15000, acceptedAt: null },
      sentAt: null,
    },
  ],
  photos: [id(24), id(25)],
  counting: {
    countedAt: at("08:31"),
    by: "Imke Postma",
    photos: [{ id: id(26), text: "zoom los" }],
  },
  notes: [{ by: "Imke Postma", at: at("08:45"), text: "Belt terug." }],
  priceCents: 1295,
  mostCents: 12950,
  keptCents: 6246,
  coveredCents: 6246,
  known: { since: at("10:00", "2025-03-01"), orders: 14, spentCents: 48000, complaints: 1 },
};
/** A complaint that awaits an owner's approval. */
export const ASKED: DeskComplaint = { ...COMPLAINT, state: "asked" };
