import type { Page, Route } from "@playwright/test";
import { titleOf } from "../../apps/api/src/http/problem-titles.ts";
import { DELIVERY, OrderVisitor, PICKUP } from "../order-visitor.ts";
import type { NextState, State } from "./state.ts";

type Step = Parameters<OrderVisitor["goesTo"]>[0];

const at =
  (
    step: Step,
    more?: (visitor: OrderVisitor, page: Page) => Promise<void>,
  ): NonNullable<State["prepare"]> =>
  async (page, language) => {
    const visitor = new OrderVisitor(page, language);
    await visitor.goesTo(step);
    await more?.(visitor, page);
  };

/** Continues from the current state of the walk. */
const goesOn =
  (more: (visitor: OrderVisitor, page: Page) => Promise<void>): NextState["prepare"] =>
  (page, language) =>
    more(new OrderVisitor(page, language), page);

const never = (): Promise<void> => new Promise(() => undefined);
const refuse = (type: string, status: number, title: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({ type, title, status, extra: {} }),
  });

const ADDRESS_PAGE = "/{lng}/?page=address-selection";

/** From the address to the confirmation, with all failures on the way. */
const walk: NextState[] = [
  {
    name: "order-address-filled",
    prepare: goesOn(async ({ words }, page) => {
      await page.getByLabel(words.postalCode).fill("2011DB");
      await page.getByLabel(words.houseNumber).fill("18");
    }),
  },
  {
    name: "order-login-refused",
    prepare: goesOn(async (visitor, page) => {
      await visitor.logsIn("demo@waslijn.example", "not this one");
      await page.getByRole("alert").waitFor();
    }),
  },
  { name: "order-account", prepare: goesOn((visitor) => visitor.goesTo("account")) },
  {
    name: "order-account-common-password",
    prepare: goesOn(async (visitor, page) => {
      await page.getByLabel(visitor.words.email).fill(visitor.email);
      await page.getByLabel(visitor.words.password, { exact: true }).fill("password123");
      await page.getByLabel(visitor.words.terms).check();
      await visitor.button(visitor.words.next).click();
      await page.locator("[aria-invalid]").waitFor();
    }),
  },
  {
    name: "order-account-exists",
    prepare: goesOn(async (visitor, page) => {
      visitor.email = "demo@waslijn.example";
      await visitor.makesAccount();
      await page.getByLabel(visitor.words.email).and(page.locator("[aria-invalid]")).waitFor();
    }),
  },
  {
    name: "order-service",
    prepare: goesOn(async (visitor) => {
      await visitor.makesAccount();
      await visitor.sees(visitor.words.service);
    }),
  },
  {
    name: "order-service-chosen",
    prepare: goesOn(async ({ words }, page) => {
      await page.getByRole("checkbox", { name: words.services.WF }).check();
      await page.getByRole("checkbox", { name: words.services.LS }).check();
    }),
  },
  {
    name: "order-time-failed",
    prepare: goesOn(async (visitor, page) => {
      await page.route("**/times/pickups*", (route) => route.abort());
      await visitor.choosesServices();
      await tryAgain(visitor).waitFor();
    }),
  },
  {
    name: "order-time",
    prepare: goesOn(async (visitor) => {
      await tryAgain(visitor).click();
      await tryAgain(visitor).waitFor({ state: "hidden" });
    }),
  },
  {
    name: "order-time-pickup-chosen",
    prepare: goesOn((visitor) => visitor.chooses("pickup", PICKUP)),
  },
  {
    name: "order-time-sheet",
    prepare: goesOn(async (visitor, page) => {
      if (!visitor.isPhone) return;
      const sheet = await visitor.opensSheet("delivery");
      await sheet.locator(`input[value="${DELIVERY.day}"]`).check();
      await page.getByRole("radio", { name: /^12:00/ }).check();
    }),
  },
  {
    name: "order-time-chosen",
    prepare: goesOn((visitor) => visitor.chooses("delivery", DELIVERY)),
  },
  {
    name: "order-overview",
    prepare: goesOn(async (visitor) => {
      await visitor.button(visitor.words.nextOverview).click();
      await visitor.sees(visitor.words.overview);
    }),
  },
  {
    name: "order-overview-strange-phone",
    prepare: goesOn(({ words }, page) => page.getByLabel(words.phone, { exact: true }).fill("12")),
  },
  { name: "order-overview-filled", prepare: goesOn((visitor) => visitor.fillsContact()) },
  {
    name: "order-time-taken",
    prepare: goesOn(async (visitor, page) => {
      await page.route(
        "**/api/orders",
        refuse("slot_taken", 409, titleOf("slot_taken", visitor.language)),
      );
      await visitor.confirms();
      await visitor.sees(visitor.words.time);
    }),
  },
  {
    name: "order-overview-coupon-refused",
    prepare: goesOn(async (visitor, page) => {
      await visitor.choosesTimes();
      await visitor.fillsContact();
      await page.getByLabel(visitor.words.coupon).fill("LENTE26");
      await visitor.confirms();
      await page.locator("[aria-invalid]").waitFor();
    }),
  },
  {
    name: "order-overview-offline",
    prepare: goesOn(async (visitor, page) => {
      await page.getByLabel(visitor.words.coupon).fill("");
      await page.route("**/api/orders", (route) => route.abort());
      await visitor.confirms();
      await page.getByText(/We blijven het proberen|We’re still trying/).waitFor();
    }),
  },
  { name: "order-placed", prepare: goesOn((visitor) => visitor.sees(visitor.words.placed)) },
];

const tryAgain = ({ page, language }: OrderVisitor) =>
  page.getByText(language === "nl" ? "Probeer opnieuw" : "Try again").filter({ visible: true });

/** All screens of the consumer flow, in every state. */
export const states: State[] = [
  { name: "order-address", path: ADDRESS_PAGE, next: walk },
  {
    name: "order-skeleton",
    path: ADDRESS_PAGE,
    async prepare(page, language) {
      await page.route("**/assets/*.js", never);
      await page.goto(`/${language}/?page=select-service`);
    },
  },
  {
    name: "order-time-full",
    path: ADDRESS_PAGE,
    prepare: at("service", async (visitor, page) => {
      await page.route("**/times/pickups*", (route) => route.fulfill({ json: [] }));
      await visitor.choosesServices("WF");
      await page
        .getByRole("status")
        .filter({ hasText: /0800/ })
        .filter({ visible: true })
        .waitFor();
    }),
    next: [
      {
        name: "order-account-after-reload",
        prepare: goesOn(async (visitor, page) => {
          await page.reload();
          await visitor.sees(visitor.words.account);
        }),
      },
    ],
  },
  {
    name: "order-time-loading",
    path: ADDRESS_PAGE,
    prepare: at("service", async (visitor, page) => {
      await page.route("**/times/pickups*", never);
      await visitor.choosesServices("WF");
      await visitor.sees(visitor.words.time);
    }),
  },
  {
    name: "order-time-delivery-loading",
    path: ADDRESS_PAGE,
    prepare: at("time", async (visitor, page) => {
      await page.route("**/times/deliveries*", never);
      await visitor.chooses("pickup", PICKUP);
    }),
  },
  {
    name: "order-overview-user",
    path: ADDRESS_PAGE,
    async prepare(page, language) {
      const visitor = new OrderVisitor(page, language);
      await visitor.logsIn();
      await visitor.sees(visitor.words.service);
      await visitor.choosesServices("WF");
      await visitor.choosesTimes();
      await visitor.sees(visitor.words.overview);
    },
    next: [
      {
        name: "order-overview-estimate",
        prepare: goesOn(async ({ language }, page) => {
          await page
            .getByRole("button", {
              name: language === "nl" ? "Schat de prijs" : "Estimate the price",
            })
            .click();
          await page
            .getByRole("button", { name: /^(Eén meer|One more)/ })
            .first()
            .click();
        }),
      },
    ],
  },
  { name: "order-placed-after-reload", path: "/{lng}/?page=order-placed" },
];
