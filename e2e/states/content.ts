import type { Page } from "@playwright/test";
import { builtFile } from "../../scripts/checks/page-files.ts";
import type { NextState, State } from "./state.ts";

/** As after a deployment that removed the chunks of an open page. */
export async function estimateIsGone(page: Page): Promise<void> {
  await page.route(`**/${builtFile("src/parts/prices/price-estimate.tsx")}`, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.locator("a[href='#estimate']").click();
  await page.getByRole("alert").waitFor();
}

/** States reached by interaction on these pages. */
const opened: Partial<Record<string, NextState[]>> = {
  pricelist: [
    { name: "pricelist-wash-fold", prepare: (page) => page.getByRole("tab").nth(1).click() },
    { name: "page-broken", prepare: estimateIsGone },
  ],
  faq: [
    {
      name: "faq-payment-answer",
      prepare: async (page) => {
        await page.locator("#payment > summary").click();
        await page.locator("#payment-1 > summary").click();
      },
    },
    {
      name: "menu-open",
      prepare: async (page) => {
        const menu = page.getByRole("button", { name: "Menu", exact: true });
        if (await menu.isVisible()) await menu.click();
      },
    },
  ],
  jobs: [
    {
      name: "jobs-interns-vacancy",
      prepare: async (page) => {
        await page.getByRole("tab").nth(1).click();
        await page.locator("#interns-1 > summary").click();
      },
    },
    {
      name: "cookie-choices",
      prepare: async (page) => {
        await page.getByRole("button", { name: /^(Cookiekeuze|Cookie choices)$/ }).click();
        await page.getByRole("dialog").waitFor();
      },
    },
  ],
};

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
].map((path) => ({ name: path, path: `/{lng}/${path}`, next: opened[path] ?? [] }));

const estimate: State = {
  name: "pricelist-estimate",
  path: "/{lng}/pricelist#estimate",
  prepare: (page) => page.locator("#estimate").waitFor(),
};

const confirm = async (page: Page, status: number): Promise<void> => {
  await page.route("**/api/users/confirm", (route) => route.fulfill({ status }));
  await page.getByRole("main").getByRole("button").click();
};

const confirmed: State = {
  name: "confirm",
  path: "/{lng}/confirm/some-token",
  next: [
    {
      name: "confirm-failed",
      async prepare(page) {
        await confirm(page, 503);
        await page.getByRole("main").getByRole("status").filter({ hasText: /\w/ }).waitFor();
      },
    },
    {
      name: "confirm-done",
      async prepare(page) {
        await confirm(page, 204);
        await page.getByRole("main").getByRole("button").waitFor({ state: "hidden" });
      },
    },
  ],
};

const webView: State[] = ["", "faq", "contact", "pricelist", "explore"].map((path) => ({
  name: `web-view-${path || "home"}`,
  path: `/{lng}/${path}?webview=true`,
}));

const verify: State = { name: "verify", path: "/{lng}/verify/some-code" };

export const states: State[] = [...pages, estimate, confirmed, verify, ...webView];
