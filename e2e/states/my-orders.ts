import type { MyOrders } from "@waslijn/contract/customer/my-order";
import type { Page } from "@playwright/test";
import { OrderVisitor } from "../order-visitor.ts";
import { orderWindow } from "../order-view.ts";
import type { State } from "./state.ts";

const PAGE = "/{lng}/orders";

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
  services: [
    { code: "WF", name: "Wassen en vouwen" },
    { code: "LS", name: "Overhemden" },
  ],
  link: "/nl/orders/a-token-of-this-order",
  ...given,
});

const ORDERS: MyOrders = {
  orders: [
    listed("W-20733", "2026-12-01", { state: "placed" }),
    listed("W-20481", "2026-11-19", { state: "picked-up" }),
    listed("W-19876", "2026-10-27", { state: "cancelled" }),
    listed("W-19502", "2026-10-22"),
  ],
  next: "another-page",
};

/** Somebody who is logged in, with these orders. */
const loggedIn =
  (
    answer: MyOrders | "none",
    more?: (page: Page) => Promise<void>,
  ): NonNullable<State["prepare"]> =>
  async (page, language) => {
    await page.route("**/api/orders/mine*", (route) =>
      answer === "none" ? route.abort() : route.fulfill({ json: answer }),
    );
    await page.goto(`/${language}/?page=address-selection`);
    await page.locator("html[data-ready]").waitFor();
    const visitor = new OrderVisitor(page, language);
    await visitor.logsIn();
    await visitor.sees(visitor.words.service);
    await page.goto(`/${language}/orders`);
    await page.locator("html[data-ready]").waitFor();
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await more?.(page);
  };

/** The orders of somebody, and the way to them. */
export const states: State[] = [
  { name: "my-orders-log-in", path: PAGE },
  {
    name: "my-orders-of-company",
    path: PAGE,
    prepare: async (page) => {
      const orders = ORDERS.orders.map((order, bags) => ({ ...order, bags, services: [] }));
      await page.route("**/api/orders/of/*", (route) =>
        route.fulfill({ json: { name: "Hotel De Gouden Leeuw", orders } }),
      );
      await page.evaluate(() => history.replaceState(null, "", "#of=a-token-of-this-company"));
      await page.reload();
      await page.getByText("W-19502").waitFor();
    },
  },
  {
    name: "my-orders",
    path: PAGE,
    prepare: loggedIn(ORDERS, (page) => page.getByText("W-19502").first().waitFor()),
  },
  { name: "my-orders-none", path: PAGE, prepare: loggedIn({ orders: [], next: null }) },
  {
    name: "my-orders-failed",
    path: PAGE,
    prepare: loggedIn("none", (page) => page.getByRole("alert").waitFor()),
  },
];
