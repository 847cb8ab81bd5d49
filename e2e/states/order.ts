import type { Page, Route } from "@playwright/test";
import { DELIVERY, OrderVisitor, PICKUP } from "../order-visitor.ts";
import type { State } from "./state.ts";

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

const never = (): Promise<void> => new Promise(() => undefined);
const refuse = (type: string, status: number, title: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({ type, title, status, extra: {} }),
  });

const ADDRESS_PAGE = "/{lng}/?page=address-selection";

/** Every screen of the consumer's flow, in every situation. */
export const states: State[] = [
  { name: "order-address", path: ADDRESS_PAGE },
  {
    name: "order-address-filled",
    path: ADDRESS_PAGE,
    async prepare(page, language) {
      const { words } = new OrderVisitor(page, language);
      await page.getByLabel(words.postalCode).fill("2011DB");
      await page.getByLabel(words.houseNumber).fill("18");
    },
  },
  {
    name: "order-login-refused",
    path: ADDRESS_PAGE,
    async prepare(page, language) {
      await new OrderVisitor(page, language).logsIn("demo@waslijn.example", "not this one");
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "order-account", path: ADDRESS_PAGE, prepare: at("account") },
  {
    name: "order-account-common-password",
    path: ADDRESS_PAGE,
    prepare: at("account", async (visitor, page) => {
      await page.getByLabel(visitor.words.email).fill(visitor.email);
      await page.getByLabel(visitor.words.password, { exact: true }).fill("password123");
      await page.getByLabel(visitor.words.terms).check();
      await visitor.button(visitor.words.next).click();
      await page.locator("[aria-invalid]").waitFor();
    }),
  },
  {
    name: "order-account-exists",
    path: ADDRESS_PAGE,
    prepare: at("account", async (visitor, page) => {
      visitor.email = "demo@waslijn.example";
      await visitor.makesAccount();
      await page.locator("[aria-invalid]").waitFor();
    }),
  },
  {
    name: "order-account-after-reload",
    path: ADDRESS_PAGE,
    prepare: at("service", async (visitor, page) => {
      await page.reload();
      await visitor.sees(visitor.words.account);
    }),
  },
  {
    name: "order-skeleton",
    path: ADDRESS_PAGE,
    async prepare(page, language) {
      await page.route("**/assets/*.js", never);
      await page.goto(`/${language}/?page=select-service`);
    },
  },
  { name: "order-service", path: ADDRESS_PAGE, prepare: at("service") },
  {
    name: "order-service-chosen",
    path: ADDRESS_PAGE,
    prepare: at("service", async ({ words }, page) => {
      await page.getByRole("checkbox", { name: words.services.WF }).check();
      await page.getByRole("checkbox", { name: words.services.LS }).check();
    }),
  },
  { name: "order-time", path: ADDRESS_PAGE, prepare: at("time") },
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
    name: "order-time-failed",
    path: ADDRESS_PAGE,
    prepare: at("service", async (visitor, page) => {
      await page.route("**/times/pickups*", (route) => route.abort());
      await visitor.choosesServices("WF");
      await page
        .getByText(visitor.language === "nl" ? "Probeer opnieuw" : "Try again")
        .filter({ visible: true })
        .waitFor();
    }),
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
  },
  {
    name: "order-time-pickup-chosen",
    path: ADDRESS_PAGE,
    prepare: at("time", (visitor) => visitor.chooses("pickup", PICKUP)),
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
    name: "order-time-sheet",
    path: ADDRESS_PAGE,
    prepare: at("time", async (visitor, page) => {
      await visitor.chooses("pickup", PICKUP);
      if (!visitor.isPhone) return;
      const sheet = await visitor.opensSheet("delivery");
      await sheet.locator(`input[value="${DELIVERY.day}"]`).check();
      await page.getByRole("radio", { name: /^12:00/ }).check();
    }),
  },
  {
    name: "order-time-chosen",
    path: ADDRESS_PAGE,
    prepare: at("time", async (visitor) => {
      await visitor.chooses("pickup", PICKUP);
      await visitor.chooses("delivery", DELIVERY);
    }),
  },
  {
    name: "order-time-taken",
    path: ADDRESS_PAGE,
    prepare: at("overview", async (visitor, page) => {
      await page.route("**/api/orders", refuse("slot_taken", 409, "Dit tijdvak is net gekozen."));
      await visitor.fillsContact();
      await visitor.confirms();
      await visitor.sees(visitor.words.time);
    }),
  },
  { name: "order-overview", path: ADDRESS_PAGE, prepare: at("overview") },
  {
    name: "order-overview-filled",
    path: ADDRESS_PAGE,
    prepare: at("overview", (visitor) => visitor.fillsContact()),
  },
  {
    name: "order-overview-strange-phone",
    path: ADDRESS_PAGE,
    prepare: at("overview", ({ words }, page) =>
      page.getByLabel(words.phone, { exact: true }).fill("12"),
    ),
  },
  {
    name: "order-overview-estimate",
    path: ADDRESS_PAGE,
    prepare: at("overview", async ({ language }, page) => {
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
  {
    name: "order-overview-coupon-refused",
    path: ADDRESS_PAGE,
    prepare: at("overview", async (visitor, page) => {
      await visitor.fillsContact();
      await page.getByLabel(visitor.words.coupon).fill("LENTE26");
      await visitor.confirms();
      await page.locator("[aria-invalid]").waitFor();
    }),
  },
  {
    name: "order-overview-offline",
    path: ADDRESS_PAGE,
    prepare: at("overview", async (visitor, page) => {
      await visitor.fillsContact();
      await page.route("**/api/orders", (route) => route.abort());
      await visitor.confirms();
      await page.getByText(/We blijven het proberen|We’re still trying/).waitFor();
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
  },
  {
    name: "order-placed",
    path: ADDRESS_PAGE,
    prepare: at("overview", async (visitor) => {
      await visitor.fillsContact();
      await visitor.confirms();
      await visitor.sees(visitor.words.placed);
    }),
  },
  { name: "order-placed-after-reload", path: "/{lng}/?page=order-placed" },
];
