import type { PayView } from "@waslijn/contract/customer/bills";
import { PAY_METHODS } from "@waslijn/contract/shared/payments";
import type { Page } from "@playwright/test";
import { BILL, PAID } from "../order-bill.ts";
import { saidIn } from "../said-in.ts";
import type { State } from "./state.ts";

/** Payment page without a code in the path; it is in the history state. */
const PAGE = "/{lng}/pay/-";
const VIEW: PayView = {
  plan: null,
  number: "W-20481",
  bill: BILL,
  isPending: false,
  methods: [...PAY_METHODS],
};
const INVOICE = { number: "2026-004817", date: "2026-11-19", total: 6246, credits: null };

/** A payment page with a stubbed bill, followed by `more`. */
const at =
  (
    given: Partial<PayView> | "gone" | "none",
    more?: (page: Page) => Promise<void>,
  ): NonNullable<State["prepare"]> =>
  async (page, language) => {
    await page.route("**/api/bills/by-code/**", (route) => {
      if (given === "none") return route.abort();
      const fail = (status: number, type: string) =>
        route.fulfill({ status, json: { type, title: "", status, extra: {} } });
      if (given === "gone") return fail(404, "pay_link_invalid");
      if (route.request().method() === "POST") return fail(503, "payment_service_unavailable");
      return route.fulfill({ json: saidIn(language, { ...VIEW, ...given }) });
    });
    await page.evaluate(() => history.replaceState({ code: "voorbeeld234" }, ""));
    await page.reload();
    await page.locator("html[data-ready]").waitFor();
    if (typeof given === "object") await page.getByText("W-20481").first().waitFor();
    if (given === "gone") await page.getByRole("link", { name: "0800 0123" }).first().waitFor();
    await more?.(page);
  };

const pressPay = async (page: Page): Promise<void> => {
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: /^(Betaal|Pay) / }).click();
  await page.getByText(/^(De betaaldienst|The payment service)/).waitFor();
};

/** All states of the payment page. */
export const states: State[] = [
  { name: "pay-due", path: PAGE, prepare: at({}) },
  {
    name: "pay-overdue",
    path: PAGE,
    prepare: at({ bill: { ...BILL, state: "overdue", paid: 2000, open: 4246 } }),
  },
  { name: "pay-service-down", path: PAGE, prepare: at({}, pressPay) },
  { name: "pay-pending", path: PAGE, prepare: at({ isPending: true }) },
  {
    name: "pay-paid",
    path: PAGE,
    prepare: at({ bill: { ...BILL, ...PAID, invoices: [INVOICE] } }),
  },
  {
    name: "pay-overpaid",
    path: PAGE,
    prepare: at({
      bill: { ...BILL, ...PAID, state: "overpaid", paid: 7246, invoices: [INVOICE] },
    }),
  },
  { name: "pay-no-methods", path: PAGE, prepare: at({ methods: [] }) },
  { name: "pay-offline", path: PAGE, prepare: at("none") },
  { name: "pay-link-fails", path: PAGE, prepare: at("gone") },
  {
    name: "pay-fail-again",
    path: "/{lng}/pay-fail",
    prepare: async (page) => {
      await page.evaluate(() =>
        sessionStorage.setItem("billAtHand", JSON.stringify({ code: "voorbeeld234" })),
      );
      await page.reload();
      await page.getByRole("button", { name: /^(Probeer opnieuw|Try again)/ }).waitFor();
    },
  },
];
