import type { Page, Route } from "@playwright/test";
import { payloadTexts, XSS_PAYLOADS } from "../apps/api/test/xss-payloads.ts";
import { BusinessVisitor } from "./business-visitor.ts";
import { DESKTOP, expect, open, test } from "./fixtures.ts";
import { expectOnlyText, watchInjection } from "./injection.ts";
import { typeCode } from "./locations.ts";
import { OrderVisitor } from "./order-visitor.ts";

/** All payloads in one text, for fields without a length limit. */
const ALL = XSS_PAYLOADS.join(" ");
const [NOTE = ""] = payloadTexts(1900);
const [NAME = ""] = payloadTexts(80);

test.use({ viewport: DESKTOP });
test.beforeEach(({ context }) => watchInjection(context));

const answer = (page: Page, path: string, json: unknown, status = 200) =>
  page.route(`**/api${path}`, (route: Route) =>
    route.fulfill({ status, contentType: "application/json", json }),
  );

const ADDRESS = {
  FormattedAddress: [ALL, ALL],
  // Sent in the query of the times calls, which limits the length.
  City: NAME.slice(0, 90),
  Street: NAME,
  HouseNumber: "18",
  Addition: "",
};
const STATION = {
  bls: ALL,
  serviceCompany: { display: ALL },
  postNLHub: { name: ALL },
  hub: { name: ALL },
};
const FRAME = { from: "2026-11-17T08:00:00+01:00", to: "2026-11-17T10:00:00+01:00" };

test("what a register tells and a customer types stays text from address to thank-you", async ({
  page,
}) => {
  await answer(page, "/addresses/validate", [ADDRESS]);
  await answer(
    page,
    "/orders",
    {
      id: "1",
      number: ALL,
      status: "placed",
      services: ["DC"],
      pickupTime: FRAME.from,
      deliveryTime: FRAME.from,
      frames: { pickup: FRAME, delivery: FRAME },
    },
    201,
  );
  const visitor = new OrderVisitor(page, "en");
  const { words } = visitor;
  await visitor.opens("address-selection");
  await visitor.fillsAddress({ postalCode: "2011DB", houseNumber: "18" });
  await visitor.sees(words.account);
  await expect(page.locator("body")).toContainText("<script data-xss>xss()</script>");
  await expectOnlyText(page);
  await visitor.makesAccount();
  await visitor.sees(words.service);
  await visitor.choosesServices("DC");
  await visitor.choosesTimes();
  await visitor.sees(words.overview);
  await page.getByLabel(words.name, { exact: true }).fill(NAME);
  await page.getByLabel(words.phone, { exact: true }).fill(NAME.slice(0, 25));
  await page.getByLabel(words.note).fill(NOTE);
  await page.getByLabel(words.coupon).fill(NAME.slice(0, 35));
  await page.getByLabel(words.checked).check();
  await expectOnlyText(page);
  await visitor.confirms();
  await visitor.sees(words.placed);
  await expect(page.getByRole("main")).toContainText("<script data-xss>xss()</script>");
  await expectOnlyText(page);
});

test("what an account holds, and the title of a refusal, stay text", async ({ page }) => {
  await answer(page, "/me", {
    fullName: ALL,
    phone: ALL,
    language: "en",
    email: "demo@waslijn.example",
    hasBag: true,
  });
  const location = { address: ALL, city: NAME.slice(0, 90), country: ALL, lat: null, lon: null };
  const street = { postalCode: "2011DB", thoroughfare: NAME, subThoroughfare: NAME.slice(0, 35) };
  await answer(page, "/me/locations", [{ ...location, ...street }]);
  await page.route("**/api/orders", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      json: { type: "internal", title: ALL, status: 422, extra: { requestId: ALL } },
    }),
  );
  const visitor = new OrderVisitor(page, "en");
  await visitor.opens("address-selection");
  await visitor.logsIn();
  await visitor.sees(visitor.words.service);
  await expectOnlyText(page);
  await visitor.choosesServices("WF");
  await visitor.choosesTimes();
  await visitor.sees(visitor.words.overview);
  await expect(page.getByRole("main")).toContainText("<script data-xss>xss()</script>");
  await expectOnlyText(page);
  await visitor.confirms();
  await expect(page.getByRole("alert")).toContainText("<script data-xss>xss()</script>");
  await expectOnlyText(page);
});

for (const route of ["retail", "collection"]) {
  test(`what a location is called stays text on the ${route} page`, async ({ page }) => {
    await answer(page, "/service-points/by-code/*", {
      company: ALL,
      addressLine: ALL,
      ...STATION,
      collections: { placed: 1, limit: 10 },
    });
    const placed = { id: "1", number: ALL, pickupTime: FRAME.from, frames: { pickup: FRAME } };
    await answer(page, "/orders/retail/no-terminal", placed, 201);
    await answer(page, "/order-collections", placed, 201);
    await open(page, `/en/${route}`);
    await typeCode(page, "7430");
    await expect(page.getByRole("main")).toContainText("<script data-xss>xss()</script>");
    await expectOnlyText(page);
    await page.getByRole("button", { name: /^Place / }).click();
    await expect(page.getByRole("heading", { name: /placed|ordered/ })).toBeVisible();
    await expectOnlyText(page);
  });
}

test("what a business location and its services are called stays text", async ({ page }) => {
  await answer(page, "/service-points/b2b/by-code/*", {
    company: ALL,
    addressLine: ALL,
    ...STATION,
  });
  await answer(page, "/services", { data: [{ droplocker: ALL, title: ALL }] });
  await open(page, "/en/b2b");
  await typeCode(page, "8120");
  await expect(page.getByRole("main")).toContainText("<script data-xss>xss()</script>");
  const services = page.getByRole("group", { name: "What can we pick up?" });
  await expect(services.getByRole("checkbox")).toHaveCount(1);
  await expectOnlyText(page);
});

test("what companies are called stays text in the picker of the wizards", async ({ page }) => {
  await answer(page, "/companies/public", {
    data: payloadTexts(400).map((firstName, number) => ({ id: `company-${number}`, firstName })),
  });
  const visitor = new BusinessVisitor(page, "re-use", "en");
  await visitor.opensWizard();
  await expect(visitor.companyField).toBeEnabled();
  await visitor.companyField.click();
  await expect(page.getByRole("option").first()).toContainText("<script data-xss>xss()</script>");
  await expectOnlyText(page);
});

test("what a return label says stays text, on the screen and on the sheet", async ({ page }) => {
  await answer(page, "/shipment-labels/bls/*", {
    servicePoint: { ...STATION, bls: "BC12M" },
    returnLabel: { label: "3SWSLN0000123" },
  });
  await open(page, "/en/retour");
  await page.getByRole("textbox").fill("BC12M");
  await expect(page.getByRole("main")).toContainText("<script data-xss>xss()</script>");
  await expectOnlyText(page);
  await page.emulateMedia({ media: "print" });
  await expectOnlyText(page);
});

test("prices that a provider names stay text, also in the data of the page", async ({
  page,
  server,
}) => {
  const [kept] = await server.query<{ rows: object[] }>("SELECT json_agg(p) AS rows FROM prices p");
  await server.query(
    "UPDATE prices SET name_nl = $1, name_en = $1, name_short_nl = $1, name_short_en = $1",
    [ALL],
  );
  try {
    for (const path of ["/en/", "/en/pricelist", "/nl/?page=select-service"]) {
      await open(page, path);
      await expectOnlyText(page);
    }
    await open(page, "/en/pricelist");
    await expect(page.locator("body")).toContainText("<script data-xss>xss()</script>");
  } finally {
    await server.query("DELETE FROM prices");
    await server.query(
      "INSERT INTO prices SELECT * FROM json_populate_recordset(NULL::prices, $1::json)",
      [JSON.stringify(kept?.rows)],
    );
  }
});

test("an address line is never taken for a program", async ({ page }) => {
  const encoded = payloadTexts(600).map(encodeURIComponent);
  for (const text of encoded) {
    await open(page, `/en/${text}?page=${text}&webview=${text}&overview=${text}#${text}`);
    await expectOnlyText(page);
  }
  for (const text of encoded.slice(0, 3)) {
    for (const path of [
      `/en/?page=${text}`,
      `/en/order?page=${text}&x=${text}`,
      `/nl/faq?${text}#${text}`,
    ]) {
      await open(page, path);
      await expectOnlyText(page);
    }
  }
});

test.describe("outside our pages", () => {
  // A mail has no storage for the consent.
  test.use({ consentAnswered: false });

  test("mails that a browser shows run nothing and load nothing", async ({
    page,
    server,
    request,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    const guest = await request.post("/api/tokens", {
      headers: { authorization: `Basic ${btoa("guest@waslijn:guest")}` },
      data: { uuid: "0b7c1c1e-0000-4000-8000-000000000001" },
    });
    const { token } = await guest.json();
    const place = {
      address: NAME,
      city: NAME.slice(0, 90),
      country: "NL",
      lat: null,
      lon: null,
      postalCode: "2011DB",
      thoroughfare: NAME,
      subThoroughfare: NAME.slice(0, 40),
      byHand: true,
    };
    // Control and direction characters are rejected before storing.
    const storable = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ");
    const orders = payloadTexts(1900)
      .map(storable)
      .map((notes) => ({
        user: {
          email: visitor.email,
          language: "en",
          plainPassword: "blauwe fiets in de regen",
          phone: "0612345678",
          fullName: NAME,
          hasBag: null,
        },
        order: {
          notes,
          couponCode: "",
          pickupTime: "2026-11-19T10:00:00+01:00",
          deliveryTime: "2026-11-23T12:00:00+01:00",
          pickupLocation: place,
          deliveryLocation: place,
          cleaningServices: ["DC"],
          data: {},
        },
      }));
    for (const data of orders) {
      const placed = await request.post("/api/orders", {
        headers: { authorization: `Bearer ${token}` },
        data,
      });
      expect(placed.status(), await placed.text()).toBe(201);
    }
    const mails = async () =>
      server.query<{ html: string }>(
        "SELECT rendered->>'html' AS html FROM outbox WHERE recipient = $1 AND rendered IS NOT NULL",
        [visitor.email],
      );
    await expect.poll(async () => (await mails()).length).toBe(orders.length);
    const asked: string[] = [];
    page.on("request", (made) => asked.push(made.url()));
    await page.goto("about:blank");
    for (const { html } of await mails()) {
      await page.setContent(html);
      // Of the customer's input a mail contains only the first name.
      await expect(page.locator("body")).toContainText("<script");
      await expectOnlyText(page);
    }
    // Logos are parts of the mail itself.
    expect(asked.filter((url) => !/^(about|cid):/.test(url))).toEqual([]);
  });
});
