import type { DeskBusiness, DeskCustomer } from "@waslijn/contract/console/customers";
import { at, id } from "./moments.ts";
import { ORDERS } from "./orders.ts";

const orders = ORDERS.orders.map((order) => ({
  number: order.number,
  kind: order.kind,
  state: order.state,
  placedAt: order.placedAt,
  pickup: order.pickup,
  delivery: order.delivery,
  awaits: order.awaits,
  services: order.services,
  cents: order.cents,
  payment: order.payment,
}));
const [first] = ORDERS.orders;
const number = first?.number ?? "";
const stop = { number, kind: "pickup", window: first?.pickup, isPlanned: true };

const shared = {
  id: id(900),
  email: "eva@voorbeeld.example",
  language: "nl",
  value: {
    since: at("10:00", "2025-03-03"),
    orders: 11,
    cents: 51_240,
    missed: 1,
    paysAfterDays: 1.2,
  },
  stops: [stop, { ...stop, isPlanned: false }],
  orders,
  complaints: [
    {
      id: id(901),
      number,
      text: "Zijden blouse: verkleuring op de zoom",
      state: "open",
      reportedAt: at("14:52", "2026-11-15"),
      answerBy: at("15:00"),
      photos: 3,
    },
    {
      id: id(902),
      number,
      text: "Er miste een sok.",
      state: "done",
      reportedAt: at("14:52", "2026-10-15"),
      answerBy: at("15:00", "2026-10-17"),
      photos: 0,
    },
  ],
  invoices: [
    { number: "2026-001187", date: "2026-11-13", cents: 4685, order: number, payment: "paid" },
    { number: "C2026-000031", date: "2026-10-19", cents: -616, order: number, payment: null },
    { number: "V2026-000004", date: "2026-10-01", cents: 23_495, order: null, payment: null },
  ],
  notes: [
    {
      id: id(903),
      at: at("11:20", "2026-11-12"),
      by: "Imke Postma",
      text: "Bruiloft zaterdag: blouse vóór vrijdag terug als het kan.",
      order: null,
    },
    { id: id(904), at: at("09:10"), by: "Joris van Dam", text: "Hond in de tuin.", order: number },
  ],
};

export const CUSTOMER = {
  ...shared,
  name: "Eva van Leeuwen",
  account: "confirmed",
  phone: "06 2345 6781",
  isPhoneVerified: true,
  address: ["Wagenweg 112", "2012 LE Haarlem"],
  preferences: {
    instructions: {
      bell: "Blauwe deur, één keer bellen",
      neighbour: "114",
      detergent: "zonder parfum",
      folding: "overhemden op een hanger",
    },
    notes: "",
    hasBag: true,
  },
  plans: [
    {
      every: 2,
      weekday: 3,
      pickupFrom: "14:00",
      pickupTo: "16:00",
      pausedUntil: null,
      coming: [
        { date: "2026-11-25", day: "2026-11-25", outcome: null, may: "skip" },
        { date: "2026-12-09", day: "2026-12-09", outcome: "skipped", may: "unskip" },
        { date: "2026-12-23", day: "2026-12-23", outcome: null, may: null },
      ],
      order: number,
    },
  ],
  guestOrders: [
    { number: "W-18240", cents: 3595 },
    { number: "W-18677", cents: 3595 },
  ],
  erasure: {
    orders: 13,
    messages: 62,
    photos: 4,
    invoices: 12,
    keptUntil: "2033-12-31",
    waitsFor: { number, until: "2026-11-27", isConfirmed: false },
  },
} as unknown as DeskCustomer;

export const NEW_CUSTOMER: DeskCustomer = {
  ...CUSTOMER,
  account: "none",
  phone: "",
  isPhoneVerified: false,
  value: { ...CUSTOMER.value, orders: 0, cents: 0, paysAfterDays: null },
  preferences: { instructions: {}, notes: "", hasBag: null },
  stops: [],
  orders: [],
  complaints: [],
  invoices: [],
  notes: [],
  plans: [],
  guestOrders: [],
  erasure: { orders: 0, messages: 0, photos: 0, invoices: 0, keptUntil: null, waitsFor: null },
};

export const BUSINESS = {
  ...shared,
  name: "Hotel De Leeuw",
  email: "receptie@deleeuw.example",
  kind: "company",
  address: ["Grote Markt 7", "2011 RD Haarlem"],
  code: null,
  limits: { ordersPerDay: 20, itemsPerCollection: null },
  people: [
    { id: id(905), name: "Femke Smit", email: "femke@leeuw.example", phone: "023 555 1234" },
    { id: null, name: "Nachtportier", email: "", phone: "023 555 1235" },
  ],
  invoicing: {
    email: "facturen@deleeuw.example",
    kvk: "12345678",
    vatNumber: "NL123456789B01",
    isComplete: false,
  },
} as unknown as DeskBusiness;
