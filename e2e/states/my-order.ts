import type { Allowed, OrderView } from "@waslijn/contract/customer/my-order";
import type { OrderEventKind } from "@waslijn/contract/shared/order-life";
import type { Page } from "@playwright/test";
import { BILL, PAID } from "../order-bill.ts";
import { orderView, orderWindow, refusedBy } from "../order-view.ts";
import { saidIn } from "../said-in.ts";
import type { NextState, State } from "./state.ts";

/** The page without anybody's order on it; its link travels beside the history entry. */
const PAGE = "/{lng}/orders/-";
const never = (): Promise<void> => new Promise(() => undefined);

const hours = [8, 10, 12, 14, 16, 18].map((hour) => ({
  from: `${String(hour).padStart(2, "0")}:00`,
  to: `${hour + 2}:00`,
  available: hour !== 14,
}));
const days = (...dates: string[]) => dates.map((date) => ({ date, default: false, hours }));

/** An order in a situation, and what is done with it then. */
const at =
  (
    given: Partial<OrderView> | "held" | "none" | "gone",
    more?: (page: Page) => Promise<void>,
  ): NextState["prepare"] =>
  async (page, language) => {
    await page.route("**/api/orders/by-link/**", (route) => {
      const { pathname } = new URL(route.request().url());
      if (given === "held" || pathname.endsWith("/live")) return never();
      if (given === "none") return route.abort();
      if (given === "gone") {
        const body = { type: "order_link_invalid", title: "", status: 404, extra: {} };
        return route.fulfill({ status: 404, json: body });
      }
      if (pathname.endsWith("/windows/pickup")) {
        return route.fulfill({ json: days("2026-11-17", "2026-11-18", "2026-11-20") });
      }
      if (pathname.endsWith("/windows/delivery")) {
        return route.fulfill({ json: days("2026-11-19", "2026-11-20", "2026-11-23") });
      }
      return route.fulfill({ json: saidIn(language, orderView(given)) });
    });
    // What the state before opened stands in the address, and goes with it.
    const path = PAGE.replace("{lng}", language);
    await page.evaluate(
      (here) => history.replaceState({ token: "a-token-of-this-order" }, "", here),
      path,
    );
    await page.reload();
    await page.locator("html[data-ready]").waitFor();
    if (typeof given === "object") await page.getByText("W-20481").first().waitFor();
    if (given === "gone") await page.getByLabel(/^E-mail/).waitFor();
    if (typeof given === "object" && given.bill) {
      await page.getByText(/^(Totaal|Total)$/).waitFor();
    }
    await more?.(page);
  };

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
const DELIVERED: Partial<OrderView> = {
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

/** What a key that opens nothing personal shows. */
const HIDDEN: Partial<OrderView> = {
  address: [],
  postalCode: "",
  contact: { name: "", phone: "" },
  notes: "",
  instructions: {},
};

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).click();
};
const change = press(/^(Tijden wijzigen|Change times|Kies een nieuw|Choose a new)/);

/** As an order lives. */
const life: NextState[] = [
  { name: "my-order-placed", prepare: at({}) },
  {
    name: "my-order-pickup-missed",
    prepare: at({ awaits: "pickup", ...lived("placed", "pickup-missed") }),
  },
  { name: "my-order-late", prepare: at(late) },
  {
    name: "my-order-too-late",
    prepare: at({
      allowed: { ...all(refusedBy("window-started")), delivery: refusedBy("window-started") },
    }),
  },
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
    prepare: at({ ...READY, awaits: "delivery", missedDeliveries: 2, bill: BILL }),
  },
  {
    name: "my-order-delivered",
    prepare: at({
      ...DELIVERED,
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

/** Orders that end otherwise, and those of which little is shown. */
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

/** What a customer opens to change something. */
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

/** As long as nothing is known of it. */
const unknown: NextState[] = [
  { name: "my-order-loading", prepare: at("held") },
  { name: "my-order-offline", prepare: at("none") },
  { name: "my-order-link-fails", prepare: at("gone") },
];

const walk = ([first, ...next]: NextState[]): State[] =>
  first ? [{ ...first, path: PAGE, next }] : [];

/** Everything that an order's own page can say. */
export const states: State[] = [life, otherwise, changes, unknown].flatMap(walk);
