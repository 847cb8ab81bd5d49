import type { KnownCaller } from "@waslijn/contract/console/by-phone";
import { DESK_ACTS, type DeskOrder } from "@waslijn/contract/console/order";
import type { PlanView } from "@waslijn/contract/customer/plans";
import { BILL } from "../../order-bill.ts";
import { orderView, orderWindow } from "../../order-view.ts";
import { at, id } from "./moments.ts";
import { CLASHES } from "./today.ts";

const message = (last: number, given: Partial<DeskOrder["messages"][number]>) => ({
  id: id(last),
  channel: "mail" as const,
  kind: "order-confirmation",
  recipient: "noor@mail.example",
  at: at("14:32", "2026-11-15"),
  state: "sent" as const,
  sentAt: at("14:32", "2026-11-15"),
  nextAt: null,
  attempts: 1,
  error: null,
  maySend: true,
  ...given,
});

/** An order with every possible action and every kind of event. */
export const ORDER: DeskOrder = {
  ...orderView({
    number: "W-10231",
    state: "counted",
    version: 6,
    bags: 2,
    plan: { every: 2, weekday: 2, pickupFrom: "18:00", pickupTo: "20:00", next: "2026-12-01" },
  }),
  hub: { id: "haarlem", name: "Haarlem" },
  event: 812,
  language: "nl",
  customer: {
    kind: "account",
    id: id(900),
    name: "Noor de Wit",
    email: "noor@mail.example",
    isPhoneVerified: true,
  },
  history: [
    {
      version: 1,
      kind: "placed",
      at: at("14:32", "2026-11-15"),
      who: { kind: "customer", name: null },
    },
    {
      version: 2,
      kind: "windows-changed",
      at: at("15:02", "2026-11-15"),
      who: { kind: "staff", name: "Imke Postma" },
      pickup: { date: "2026-11-17", time: "18:00" },
      was: { pickup: { date: "2026-11-16", time: "18:00" } },
      fee: 1000,
    },
    {
      version: 3,
      kind: "pickup-missed",
      at: at("07:40"),
      who: { kind: "driver", name: "Sem Bouwman" },
      reason: "nobody-home",
      calls: 2,
    },
    {
      version: 4,
      kind: "picked-up",
      at: at("08:10"),
      who: { kind: "driver", name: "Sem Bouwman" },
      bags: 2,
    },
    {
      version: 5,
      kind: "counted",
      at: at("08:31"),
      who: { kind: "staff", name: "Imke Postma" },
      total: 6246,
    },
    {
      version: 6,
      kind: "payment-changed",
      at: at("08:50"),
      who: { kind: "payment-service", name: null },
      money: { news: "paid", cents: 6246 },
    },
  ],
  messages: [
    message(40, { kind: "bill", at: at("08:31"), state: "dead", error: "EHOST", attempts: 8 }),
    message(41, { kind: "order-changed", at: at("08:20"), state: "refused", nextAt: at("09:20") }),
    message(42, {
      channel: "text",
      kind: "you-are-next",
      recipient: "06 1234 5678",
      at: at("07:58"),
      maySend: false,
    }),
    message(43, { kind: "order-code", state: "queued", sentAt: null, maySend: false }),
    message(44, {}),
  ],
  payments: [
    {
      id: id(1),
      method: "ideal",
      cents: 6246,
      state: "paid",
      paid: 6246,
      refunded: 500,
      chargedBack: 0,
      startedAt: at("08:48"),
      changedAt: at("08:50"),
    },
    {
      id: id(4),
      method: "creditcard",
      cents: 6246,
      state: "failed",
      paid: 0,
      refunded: 0,
      chargedBack: 0,
      startedAt: at("08:44"),
      changedAt: at("08:45"),
    },
  ],
  refunds: [
    {
      id: id(2),
      cents: 500,
      purpose: "compensation",
      reason: "Knoop kwijt",
      state: "pending",
      at: at("08:55"),
      paidOtherwise: null,
      awaits: null,
    },
    {
      id: id(7),
      cents: 1500,
      purpose: "compensation",
      reason: "Vlek in de blouse",
      state: "failed",
      at: at("08:52"),
      paidOtherwise: null,
      awaits: "desk",
    },
  ],
  bill: { ...BILL, open: 1200 },
  differences: [
    {
      what: `payment ${id(1)}`,
      ours: "paid 6246 0 500",
      theirs: "paid 6246 300 500",
      since: at("03:10"),
    },
  ],
  billVersion: 2,
  counted: { kilos: 7.4, pieces: [], bags: 2, bagsBack: 1 },
  keptBags: [],
  free: [{ reason: "Te laat bezorgd", cents: -500, vat: "21" }],
  billGoesAt: null,
  bagsDiffer: { door: 2, arrived: 1 },
  stage: {
    name: "Drogen",
    rack: "A1",
    readyBy: at("19:00"),
    isLate: true,
    moves: [
      { id: id(92), name: "Wassen", rack: "", at: at("08:10"), by: "Imke de Vries" },
      { id: id(93), name: "Drogen", rack: "A1", at: at("08:50"), by: "Imke de Vries" },
    ],
  },
  refundable: 4000,
  bag: { has: false, kit: { askedAt: at("14:32", "2026-11-15"), sentAt: null } },
  driversSaid: CLASHES.slice(0, 1),
  part: { delivered: 1, missing: 1 },
  deliveries: [
    {
      at: at("08:31"),
      bags: 1,
      handover: "neighbours",
      name: "mevrouw Mulder",
      houseNumber: "86",
      photo: null,
      missing: { bags: 1, reason: "not-in-van", codes: ["WLJN00481733"] },
    },
  ],
  doorPhotos: [{ id: id(6), kind: "pickup", at: at("07:41"), by: "Sem Bouwman" }],
  written: [
    {
      id: id(77),
      at: at("08:20"),
      by: "Imke Postma",
      channel: "text",
      text: "We komen een half uur later.",
    },
  ],
  deskNotes: [
    { id: id(3), at: at("08:12"), by: "Imke Postma", text: "Hond in huis. Bel eerst even." },
  ],
  actions: DESK_ACTS.map((act) => {
    if (act === "recount") return { act, may: "no", why: "not-counted" };
    return act === "cancel" || act === "move-pickup"
      ? { act, may: "fee", cents: 1000 }
      : { act, may: "free" };
  }),
  fees: [{ version: 2, kind: "late-change", cents: 1000 }],
  complaints: [
    {
      id: id(70),
      number: "W-10231",
      text: "Er zit een plek op de zoom.",
      state: "open",
      reportedAt: at("08:40", "2026-11-16"),
      answerBy: at("08:40", "2026-11-18"),
      photos: 2,
    },
  ],
  others: [
    {
      number: "W-09871",
      state: "delivered",
      awaits: null,
      part: null,
      placedAt: at("10:12", "2026-10-05"),
      pickup: orderWindow("2026-10-06", "18:00", "20:00"),
      delivery: orderWindow("2026-10-08", "18:00", "20:00"),
    },
  ],
};

/** An order that was just placed, without further events. */
export const FRESH_ORDER: DeskOrder = {
  ...ORDER,
  state: "placed",
  bill: null,
  billVersion: null,
  bagsDiffer: null,
  stage: null,
  driversSaid: [],
  part: null,
  deliveries: [],
  doorPhotos: [],
  messages: [],
  payments: [],
  refunds: [],
  differences: [],
  deskNotes: [],
  others: [],
  history: ORDER.history.slice(0, 1),
  actions: ORDER.actions.slice(0, 2),
};

export const PLAN: PlanView = {
  plan: {
    every: 2,
    weekday: 2,
    pickupFrom: "18:00",
    pickupTo: "20:00",
    next: "2026-12-01",
    pausedUntil: "2026-11-24",
    turns: [],
    coming: [],
    skips: "2026-12-01",
  },
  weekdays: [2],
  hours: ["18:00"],
  pickup: { weekday: 2, from: "18:00" },
  last: "2026-11-19",
  today: "2026-11-16",
};

const HOURS = [
  { from: "18:00", to: "20:00", available: true, free: 4 },
  { from: "20:00", to: "22:00", available: false, free: 0 },
];
export const WINDOWS = ["2026-11-18", "2026-11-19"].map((date) => ({
  date,
  default: date === "2026-11-18",
  hours: HOURS,
}));

export const MESSAGE = {
  subject: "Je bestelling is binnen",
  text: "Beste Noor,\n\nWe komen dinsdag tussen 18:00 en 20:00 langs.\n\nTot dan!",
  isAsSent: true,
};

export const CALLER: KnownCaller = {
  id: id(900),
  contact: { name: "Eva van Leeuwen", email: "eva@voorbeeld.example", phone: "+31623456781" },
  language: "nl",
  location: {
    address: "Lange Veerstraat 18\n2011 DB Haarlem",
    city: "Haarlem",
    country: "Netherlands",
    lat: null,
    lon: null,
    postalCode: "2011DB",
    thoroughfare: "Lange Veerstraat",
    subThoroughfare: "18",
  },
  services: ["WF", "DC"],
  usualHours: { pickup: "08:00", delivery: "18:00" },
  hasBag: true,
  instructions: { bell: "Bovenste bel", floor: "2e verdieping" },
};

/** Somebody else at the same number. */
export const NEIGHBOUR: KnownCaller = {
  ...CALLER,
  id: id(901),
  contact: { ...CALLER.contact, name: "Tijn van Leeuwen" },
};
