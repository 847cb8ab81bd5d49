import { expect } from "../fixtures.ts";
import { tabTo } from "../keyboard.ts";
import { CALLER, FRESH_ORDER, MESSAGE, NEIGHBOUR, ORDER, PLAN, WINDOWS } from "./answers/order.ts";
import { askingScreen, opened, openedByKey, screen, type ConsoleWalk } from "./state.ts";

const PATH = `orders/${ORDER.number}`;

/** An order with all its actions, and an order entered for a caller. */
export const order: ConsoleWalk[] = [
  askingScreen(
    {
      name: "order",
      path: PATH,
      asks: ["deskOrder"],
      answers: {
        deskOrder: ORDER,
        deskPlan: PLAN,
        readMessage: MESSAGE,
        deskWindows: WINDOWS,
      },
    },
    openedByKey("order-picked-up", "h"),
    openedByKey("order-missed", "x"),
    openedByKey("order-count", "t"),
    openedByKey("order-delivered", "d"),
    openedByKey("order-cancel", "a"),
    openedByKey("order-withdraw", "j"),
    openedByKey("order-details", "e"),
    openedByKey("order-waive", "w"),
    openedByKey("order-refund", "u"),
    openedByKey("order-link", "v"),
    opened("order-message", (visitor) => visitor.button(/^(Lees|Read): /).click()),
    {
      name: "order-move",
      async reach(visitor) {
        await visitor.close();
        await visitor.press("o");
        await expect(visitor.page.locator(".rebook").getByRole("combobox").first()).toBeVisible();
      },
    },
    {
      name: "order-note-failed",
      async reach(visitor) {
        visitor.refuse(500, "writeNote");
        await visitor.press("Escape", "i");
        await visitor.page.keyboard.type("Hond");
        await visitor.press("Control+Enter");
        await expect(visitor.page.locator(".toast-bad")).toBeVisible();
      },
    },
  ),
  screen({
    name: "order-fresh",
    path: PATH,
    answers: { deskOrder: FRESH_ORDER, deskPlan: { ...PLAN, plan: null } },
  }),
  screen({ name: "order-gone", path: "orders/W-99999" }),
  screen(
    { name: "by-phone", path: "by-phone" },
    {
      name: "by-phone-missing",
      async reach(visitor) {
        await visitor.press("Control+Enter");
        await expect(visitor.page.getByText(/^(Vraag de naam|Ask for the name)/)).toBeVisible();
      },
    },
    {
      name: "by-phone-times",
      async reach({ page }) {
        await page.getByLabel(/^(Postcode|Postal code)/).fill("2011DB");
        await page.getByLabel(/^(Huisnummer|House number)/).fill("18");
        await page.getByRole("checkbox").first().check();
        await tabTo(page, /^(Naam|Name)/);
        await expect(page.getByRole("radio").first()).toBeAttached();
      },
    },
  ),
  screen(
    {
      name: "by-phone-for-customer",
      path: `by-phone?customer=${CALLER.id}`,
      answers: { viewCaller: CALLER, findCallers: { callers: [CALLER, NEIGHBOUR] } },
    },
    {
      name: "by-phone-several",
      async reach(visitor) {
        await visitor.button(/^(Begin opnieuw|Start anew)/).click();
        await visitor.page.getByLabel(/^(Telefoon|Phone)/).fill("0235551234");
        await expect(visitor.page.getByLabel(/^(Heeft onze|Has our)/)).not.toBeChecked();
        await expect(visitor.button(/^(Iemand anders|Somebody else)/)).toBeVisible();
      },
    },
  ),
];
