import type { Page } from "@playwright/test";
import { builtFile } from "../../scripts/checks/page-files.ts";
import type { State } from "./state.ts";

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).click();

/** As after a deployment that replaced the files of an open page. */
export async function estimateIsGone(page: Page): Promise<void> {
  await page.route(`**/${builtFile("src/parts/prices/price-estimate.tsx")}`, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.locator("a[href='#estimate']").click();
  await page.getByRole("alert").waitFor();
}

const pages: State[] = [
  "contact",
  "pricelist",
  "explore",
  "faq",
  "terms",
  "cookie",
  "jobs",
  "welcome",
  "thank",
  "valid-fail",
  "pay-fail",
  "404",
].map((path) => ({ name: path, path: `/{lng}/${path}` }));

const opened: State[] = [
  {
    name: "pricelist-wash-fold",
    path: "/{lng}/pricelist",
    prepare: (page) => page.getByRole("tab").nth(1).click(),
  },
  {
    name: "pricelist-estimate",
    path: "/{lng}/pricelist#estimate",
    prepare: (page) => page.locator("#estimate").waitFor(),
  },
  { name: "page-broken", path: "/{lng}/pricelist", prepare: estimateIsGone },
  {
    name: "faq-payment-answer",
    path: "/{lng}/faq",
    prepare: async (page) => {
      await page.locator("#payment > summary").click();
      await page.locator("#payment-1 > summary").click();
    },
  },
  {
    name: "jobs-interns-vacancy",
    path: "/{lng}/jobs",
    prepare: async (page) => {
      await page.getByRole("tab").nth(1).click();
      await page.locator("#interns-1 > summary").click();
    },
  },
];

const confirm = (name: string, answer: object): State => ({
  name,
  path: "/{lng}/confirm/some-token",
  async prepare(page) {
    await page.route("**/api/users/confirm", (route) => route.fulfill(answer));
    await page.getByRole("main").getByRole("button").click();
    await page.getByRole("main").getByRole("status").filter({ hasText: /\w/ }).waitFor();
  },
});

const confirmed: State[] = [
  { name: "confirm", path: "/{lng}/confirm/some-token" },
  { name: "verify", path: "/{lng}/verify/some-code" },
  confirm("confirm-done", { status: 204 }),
  confirm("confirm-failed", { status: 503 }),
];

const chrome: State[] = [
  {
    name: "menu-open",
    path: "/{lng}/faq",
    prepare: async (page) => {
      const menu = page.getByRole("button", { name: "Menu", exact: true });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: "cookie-choices",
    path: "/{lng}/contact",
    prepare: async (page, language) => {
      await press(language === "nl" ? "Cookiekeuze" : "Cookie choices")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
];

const webView: State[] = ["", "faq", "contact", "pricelist", "explore"].map((path) => ({
  name: `web-view-${path || "home"}`,
  path: `/{lng}/${path}?webview=true`,
}));

export const states: State[] = [...pages, ...opened, ...confirmed, ...chrome, ...webView];
