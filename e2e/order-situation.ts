import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { PlanView } from "@waslijn/contract/customer/plans";
import type { Page } from "@playwright/test";
import { orderView } from "./order-view.ts";
import { saidIn } from "./said-in.ts";
import type { NextState, State } from "./states/state.ts";

/** Order page without a token in the path; it is in the history state. */
const PAGE = "/{lng}/orders/-";
const never = (): Promise<void> => new Promise(() => undefined);

const hours = [8, 10, 12, 14, 16, 18].map((hour) => ({
  from: `${String(hour).padStart(2, "0")}:00`,
  to: `${hour + 2}:00`,
  available: hour !== 14,
}));
const days = (...dates: string[]) => dates.map((date) => ({ date, default: false, hours }));
const WINDOWS = {
  "/windows/pickup": days("2026-11-17", "2026-11-18", "2026-11-20"),
  "/windows/delivery": days("2026-11-19", "2026-11-20", "2026-11-23"),
};

/** The plan form's data, without a plan. */
export const NO_PLAN: PlanView = {
  plan: null,
  weekdays: [1, 2, 3, 4, 5, 6],
  hours: hours.map(({ from }) => from),
  pickup: { weekday: 2, from: "18:00" },
  last: "2026-11-17",
  today: "2026-11-16",
};

/** An order page with a stubbed order, followed by `more`; `answers` stubs its other calls. */
export const at =
  (
    given: Partial<OrderView> | "held" | "none" | "gone",
    more?: (page: Page) => Promise<void>,
    answers: Record<string, object> = {},
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
      const other = Object.entries({ ...WINDOWS, "/plan": NO_PLAN, ...answers }).find(([end]) =>
        pathname.endsWith(end),
      );
      return route.fulfill({ json: saidIn(language, other?.[1] ?? orderView(given)) });
    });
    // The previous state may have opened something by query: reset the URL.
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

export const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).click();
};

export const walk = ([first, ...next]: NextState[]): State[] =>
  first ? [{ ...first, path: PAGE, next }] : [];
