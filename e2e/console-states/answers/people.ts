import type { Subscribers } from "@waslijn/contract/console/areas";
import type { Kits } from "@waslijn/contract/console/kits";
import type { AuditEntry, ConsoleMe, StaffMember } from "@waslijn/contract/console/staff";
import { at, id } from "./moments.ts";

const member = (last: number, given: Partial<StaffMember>): StaffMember => ({
  id: id(last),
  name: "Imke Postma",
  email: "imke@waslijn.example",
  role: "desk",
  hub: null,
  language: "nl",
  passkeys: 1,
  hasPin: false,
  seenAt: at("08:55"),
  createdAt: at("09:00", "2026-03-02"),
  ...given,
});
export const STAFF: StaffMember[] = [
  member(60, { name: "Joris van Dam", email: "joris@waslijn.example", role: "owner", passkeys: 2 }),
  member(61, {}),
  member(62, { name: "Sem Bouwman", email: "sem@waslijn.example", role: "driver", hub: "haarlem" }),
  member(63, {
    name: "Ayşe Demir",
    email: "ayse@waslijn.example",
    role: "driver",
    hub: "haarlem",
    passkeys: 0,
    seenAt: null,
  }),
];

/** A driver as the signed-in user, instead of the owner. */
export const DRIVER: ConsoleMe = {
  id: id(62),
  name: "Sem Bouwman",
  email: "sem@waslijn.example",
  role: "driver",
  hub: "haarlem",
  language: "nl",
  session: id(70),
  isOnTablet: false,
  hasPin: false,
  passkeys: 1,
  asksPasskey: false,
  confirmedUntil: null,
};

const entry = (last: number, given: Partial<AuditEntry>): AuditEntry => ({
  id: id(last),
  at: at("08:55"),
  who: { staff: id(61), name: "Imke Postma" },
  action: "order:windows-changed",
  about: "order W-10231",
  aboutName: null,
  before: { pickup_date: "2026-11-16", awaits_window: true },
  after: { pickup_date: "2026-11-17", awaits_window: false },
  detail: {},
  ...given,
});
export const LOG = {
  entries: [
    entry(80, {}),
    entry(81, {
      action: "staff:invite",
      about: `staff ${id(63)}`,
      aboutName: "Ayşe Demir",
      before: null,
      after: { role: "driver", hub: "haarlem" },
    }),
    entry(82, {
      action: "data:change",
      about: "prices shirt 2026-11-17",
      before: { cents: 350 },
      after: { cents: 375 },
    }),
    entry(83, {
      who: { staff: null, name: "joris@waslijn" },
      action: "data:apply",
      about: null,
      before: null,
      after: null,
    }),
    entry(84, {
      action: "order:picked-up",
      before: { status: "placed" },
      after: { status: "picked-up" },
    }),
  ],
  next: "80",
};

export const PASSKEYS = [
  { id: "a", device: "MacBook, Chrome", createdAt: at("09:00", "2026-03-02"), usedAt: at("08:55") },
  {
    id: "b",
    device: "iPhone, Safari",
    createdAt: at("09:10", "2026-03-02"),
    usedAt: at("18:20", "2026-11-12"),
  },
];
export const SESSIONS = [
  {
    id: id(71),
    staff: id(60),
    device: "MacBook, Chrome",
    tabletOf: null,
    createdAt: at("08:50"),
    seenAt: at("08:59"),
  },
  {
    id: id(72),
    staff: id(60),
    device: "iPhone, Safari",
    tabletOf: null,
    createdAt: at("18:20", "2026-11-12"),
    seenAt: at("18:44", "2026-11-12"),
  },
  {
    id: id(73),
    staff: id(60),
    device: "iPad, Safari",
    tabletOf: "Haarlem Waarderpolder",
    createdAt: at("07:40", "2026-11-10"),
    seenAt: at("08:57"),
  },
];

const kit = (number: string, name: string) => ({
  number,
  name,
  address: ["Lange Veerstraat 18-A", "2011 DB  Haarlem"],
  pickupDate: "2026-11-19",
});

export const KITS: Kits = {
  waiting: [
    kit("W-10260", "Noor de Wit"),
    kit("W-10261", "Karel van den Heuvel-Groenewegen"),
    kit("W-10264", "Ayşe Yılmaz"),
  ],
  sent: [{ ...kit("W-10250", "Bo Li"), sentAt: at("09:12") }],
};

export const SUBSCRIBERS: Subscribers = {
  waiting: ["eva@voorbeeld.example", "maximiliaan.groenewegen@voorbeeld.example"].map(
    (email, row) => ({
      id: id(950 + row),
      email,
      language: row === 0 ? "nl" : "en",
      postalCode: "2311AB",
      houseNumber: "12",
      addition: row === 0 ? "" : "A",
      askedAt: at("10:00", "2026-11-02"),
    }),
  ),
  total: 712,
  mailed: [{ on: "2026-10-05", requests: 41, first: 3011, last: 3089 }],
};
