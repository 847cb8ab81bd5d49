import type { Allowed, OrderDelivery, OrderView } from "@waslijn/contract/customer/my-order";
import type { OrderEventKind } from "@waslijn/contract/shared/order-life";
import { BILL, PAID } from "../order-bill.ts";
import { at, press, walk } from "../order-situation.ts";
import { orderWindow, refusedBy } from "../order-view.ts";
import type { NextState, State } from "./state.ts";

const all = (permission: Allowed["pickup"]): Allowed => ({
  pickup: permission,
  delivery: { may: "free" },
  both: permission,
  cancel: permission,
  withdraw: { may: "free" },
  details: { may: "free" },
});
const lived = (...kinds: OrderEventKind[]): Pick<OrderView, "history" | "version"> => ({
  version: kinds.length,
  history: kinds.map((kind, index) => ({ kind, at: `2026-11-1${5 + index}T18:52:00+01:00` })),
});
/** The order's plan. */
export const PLANNED: OrderView["plan"] = {
  every: 2,
  weekday: 2,
  pickupFrom: "18:00",
  pickupTo: "20:00",
  next: "2026-12-01",
};
const late = { allowed: all({ may: "fee", cents: 1000 }) };
const PICKED_UP: Partial<OrderView> = {
  state: "picked-up",
  ...lived("placed", "picked-up"),
  allowed: { ...all(refusedBy("picked-up")), details: refusedBy("picked-up") },
};
const READY: Partial<OrderView> = {
  ...PICKED_UP,
  state: "ready",
  ...lived("placed", "picked-up", "counted", "ready"),
};
export const DELIVERED: Partial<OrderView> = {
  ...READY,
  state: "delivered",
  ...lived("placed", "picked-up", "counted", "ready", "delivered"),
  allowed: {
    ...all(refusedBy("delivered")),
    delivery: refusedBy("delivered"),
    withdraw: refusedBy("delivered"),
    details: refusedBy("delivered"),
  },
};

const PART: OrderDelivery = {
  at: "2026-11-19T18:24:00+01:00",
  bags: 1,
  handover: "neighbours",
  name: "mevrouw Bakker",
  houseNumber: "12",
  photo: null,
  missing: { bags: 1, reason: "not-in-van", codes: ["WLJN00481733"] },
};

/** The order as shown while personal data is hidden. */
const HIDDEN: Partial<OrderView> = {
  address: [],
  postalCode: "",
  contact: { name: "", phone: "" },
  notes: "",
  instructions: {},
};

const change = press(/^(Tijden wijzigen|Change times|Kies een nieuw|Choose a new)/);

/** The states of an order in sequence. */
const life: NextState[] = [
  { name: "my-order-placed", prepare: at({}) },
  {
    name: "my-order-pickup-missed",
    prepare: at({ awaits: "pickup", ...lived("placed", "pickup-missed") }),
  },
  { name: "my-order-next", prepare: at({ next: { kind: "pickup", around: "18:25" } }) },
  {
    name: "my-order-expected",
    prepare: at({
      next: { kind: "pickup", around: "18:25" },
      expected: { kind: "pickup", between: { from: "18:20", to: "18:45" } },
    }),
  },
  { name: "my-order-unknown", prepare: at({ expected: { kind: "pickup", between: null } }) },
  { name: "my-order-late", prepare: at(late) },
  {
    name: "my-order-too-late",
    prepare: at({
      allowed: { ...all(refusedBy("window-started")), delivery: refusedBy("window-started") },
    }),
  },
  { name: "my-order-window-gone", prepare: at({ gone: ["pickup"] }) },
  { name: "my-order-picked-up", prepare: at(PICKED_UP) },
  {
    name: "my-order-counted",
    prepare: at({
      ...PICKED_UP,
      state: "counted",
      ...lived("placed", "picked-up", "counted", "bill-sent"),
      bill: { ...BILL, pay: "/nl/pay/voorbeeld234" },
    }),
  },
  { name: "my-order-ready", prepare: at({ ...READY, bill: BILL }) },
  {
    name: "my-order-delivery-missed-again",
    prepare: at({ ...READY, awaits: "delivery", missedDeliveries: 2, missedFee: 1000, bill: BILL }),
  },
  {
    name: "my-order-part-delivered",
    prepare: at({
      ...READY,
      ...lived("placed", "picked-up", "counted", "part-delivered"),
      awaits: "delivery",
      bags: 2,
      part: { delivered: 1, missing: 1 },
      deliveries: [PART],
      bill: BILL,
    }),
  },
  {
    name: "my-order-delivered",
    prepare: at({
      ...DELIVERED,
      bags: 2,
      deliveries: [
        PART,
        { ...PART, at: "2026-11-20T18:31:00+01:00", handover: "at-door", name: "", missing: null },
      ],
      again: {
        location: {
          address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
          city: "Haarlem",
          country: "Netherlands",
          lat: null,
          lon: null,
          postalCode: "2011DB",
          thoroughfare: "Lange Veerstraat",
          subThoroughfare: "18-A",
        },
        company: null,
        hasBag: true,
      },
      bill: {
        ...BILL,
        ...PAID,
        invoices: [
          { number: "2026-004817", date: "2026-11-18", total: 6246, credits: null },
          { number: "C2026-000012", date: "2026-11-19", total: -6246, credits: "2026-004817" },
          { number: "2026-004833", date: "2026-11-19", total: 6246, credits: null },
        ],
      },
    }),
  },
];

/** Cancelled, withdrawn and pickup-only orders, and those with hidden data. */
const otherwise: NextState[] = [
  {
    name: "my-order-cancelled",
    prepare: at({ ...DELIVERED, state: "cancelled", ...lived("placed", "cancelled") }),
  },
  {
    name: "my-order-cancelled-late",
    prepare: at({
      ...DELIVERED,
      state: "cancelled",
      ...lived("placed", "cancelled"),
      bill: {
        ...BILL,
        groups: [
          {
            heading: null,
            lines: [{ label: "Gewijzigd of geannuleerd binnen 8 uur", cents: 1000 }],
          },
        ],
        total: 1000,
        vat: 174,
        open: 1000,
      },
    }),
  },
  {
    name: "my-order-withdrawn",
    prepare: at({
      ...PICKED_UP,
      ...lived("placed", "picked-up", "withdrawn"),
      withdrawnAt: "2026-11-17T20:12:00+01:00",
      allowed: { ...all(refusedBy("picked-up")), withdraw: { may: "no", why: "withdrawn" } },
    }),
  },
  {
    name: "my-order-pickup-only",
    prepare: at({
      kind: "re-cover",
      delivery: null,
      bags: 3,
      contact: { name: "", phone: "" },
      notes: "",
      instructions: {},
    }),
  },
  {
    name: "my-order-of-company",
    prepare: at({ ...HIDDEN, kind: "re-use", hides: "people" }),
  },
  {
    name: "my-order-code",
    prepare: at({ ...DELIVERED, ...HIDDEN, hides: "until-code" }, press(/^(Mail me)/)),
  },
];

/** Dialogs and forms for changes. */
const changes: NextState[] = [
  { name: "my-order-change", prepare: at({}, change) },
  {
    name: "my-order-change-late",
    prepare: at({ ...late, pickup: orderWindow("2026-11-16", "16:00", "18:00") }, async (page) => {
      await change(page);
      const card = page.getByRole("region", { name: /^(1 ?)?(Ophalen|Pickup)/ });
      await page.setViewportSize({ width: 1280, height: 900 });
      await card.getByRole("combobox").selectOption("2026-11-18");
      await card.getByRole("radio", { name: /^10:00/ }).check();
      await page.getByRole("checkbox").waitFor();
      await page.setViewportSize({ width: 390, height: 844 });
    }),
  },
  {
    name: "my-order-change-delivery",
    prepare: at(PICKED_UP, press(/^(Bezorging verzetten|Move delivery)/)),
  },
  {
    name: "my-order-cancel",
    prepare: at({}, press(/^(Bestelling annuleren|Cancel order)/)),
  },
  {
    name: "my-order-cancel-planned",
    prepare: at({ plan: PLANNED }, async (page) => {
      await press(/^(Bestelling annuleren|Cancel order)/)(page);
      await page.getByRole("radio", { name: /^(Alleen deze keer|Only this pickup)/ }).check();
    }),
  },
  {
    name: "my-order-cancel-late",
    prepare: at(late, press(/^(Bestelling annuleren|Cancel order)/)),
  },
  {
    name: "my-order-withdraw",
    prepare: at(PICKED_UP, press(/^(Hier de overeenkomst|Withdraw from contract)/)),
  },
  {
    name: "my-order-details",
    prepare: at({}, press(/^(Wijzig|Edit)/)),
  },
];

/** Before the order is loaded, and when that fails. */
const unknown: NextState[] = [
  { name: "my-order-loading", prepare: at("held") },
  { name: "my-order-offline", prepare: at("none") },
  { name: "my-order-link-fails", prepare: at("gone") },
];

/** All states of the order page. */
export const states: State[] = [life, otherwise, changes, unknown].flatMap(walk);
