import type { AssistantRequest } from "@waslijn/contract/customer/assistants";
import type { MyOrders } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { OrderVisitor } from "../order-visitor.ts";
import { orderWindow } from "../order-view.ts";
import { saidIn } from "../said-in.ts";
import type { State } from "./state.ts";

const PAGE = "/{lng}/orders";
const CALL = "**/api/orders/mine*";

const listed = (
  number: string,
  date: string,
  given: Partial<MyOrders["orders"][number]> = {},
): MyOrders["orders"][number] => ({
  number,
  kind: "consumer",
  state: "delivered",
  placedAt: "2026-11-15T14:32:00+01:00",
  pickup: orderWindow(date, "18:00", "20:00"),
  delivery: orderWindow(date, "18:00", "20:00"),
  awaits: null,
  part: null,
  services: [
    { code: "WF", name: "Wassen en vouwen" },
    { code: "LS", name: "Overhemden" },
  ],
  link: "/nl/orders/a-token-of-this-order",
  toPay: null,
  gone: [],
  ...given,
});

const ORDERS: MyOrders = {
  orders: [
    listed("W-20733", "2026-12-01", { state: "placed" }),
    listed("W-20481", "2026-11-19", { state: "picked-up" }),
    listed("W-19876", "2026-10-27", { state: "cancelled" }),
    listed("W-19502", "2026-10-22", { toPay: { cents: 4195, path: "/nl/pay/0123456789ab" } }),
  ],
  next: "another-page",
  plans: [
    {
      every: 2,
      weekday: 2,
      pickupFrom: "18:00",
      pickupTo: "20:00",
      next: "2026-12-15",
      pausedUntil: null,
      coming: [
        { date: "2026-12-01", day: "2026-12-01", outcome: "ordered", may: null },
        { date: "2026-12-15", day: "2026-12-15", outcome: "skipped", may: "unskip" },
        { date: "2026-12-29", day: "2026-12-29", outcome: null, may: "skip" },
      ],
      link: "/nl/orders/a-token-of-this-order",
    },
  ],
};

const openList = async (page: Page, language: Language): Promise<void> => {
  await page.goto(`/${language}/orders`);
  await page.locator("html[data-ready]").waitFor();
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

const REQUEST: AssistantRequest = {
  name: "Huishulp",
  host: "huishulp.example",
  returnHost: "huishulp.example",
  asks: ["read", "order", "change", "cancel"],
  lateFeeCents: 1000,
};

/** List of orders, the login before it, and the consent page of assistants. */
export const states: State[] = [
  { name: "assistant-invalid", path: "/{lng}/assistant" },
  { name: "my-orders-log-in", path: PAGE },
  {
    name: "my-orders-of-company",
    path: PAGE,
    prepare: async (page) => {
      const toPay = undefined;
      const orders = ORDERS.orders.map((order, bags) => ({ ...order, toPay, bags, services: [] }));
      await page.route("**/api/orders/of/*", (route) =>
        route.fulfill({ json: { name: "Hotel De Gouden Leeuw", orders, next: null } }),
      );
      await page.evaluate(() => history.replaceState(null, "", "#of=a-token-of-this-company"));
      await page.reload();
      await page.getByText("W-19502").waitFor();
    },
  },
  {
    name: "my-orders",
    path: "/{lng}/?page=address-selection",
    async prepare(page, language) {
      const visitor = new OrderVisitor(page, language);
      await visitor.logsIn();
      await visitor.sees(visitor.words.service);
      await page.route(CALL, (route) => route.fulfill({ json: saidIn(language, ORDERS) }));
      await openList(page, language);
      await page.getByText("W-19502").first().waitFor();
    },
    next: [
      {
        name: "my-orders-none",
        async prepare(page, language) {
          await page.route(CALL, (route) =>
            route.fulfill({ json: { orders: [], next: null, plans: [] } }),
          );
          await openList(page, language);
        },
      },
      {
        name: "assistant-request",
        async prepare(page, language) {
          await page.route("**/api/me/assistants/request", (route) =>
            route.fulfill({ json: REQUEST }),
          );
          await page.goto(`/${language}/assistant#request`);
          await page.getByRole("heading", { name: "Huishulp" }).first().waitFor();
        },
      },
      {
        name: "my-orders-failed",
        async prepare(page, language) {
          await page.route(CALL, (route) => route.abort());
          await openList(page, language);
          await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
        },
      },
    ],
  },
];
