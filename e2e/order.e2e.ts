import type { OrderBody } from "@waslijn/contract/customer/orders";
import { DESKTOP, DEVICES, expect, PHONE, ready, test, variants } from "./fixtures.ts";
import { emptyWindows, OrderVisitor, PASSWORD, PICKUP } from "./order-visitor.ts";
import type { RunningServer } from "./running-server.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(({ server }) => emptyWindows(server));

type OrderRow = {
  number: string;
  kind: string;
  services: string[];
  pickup_at: Date;
  delivery_at: Date;
  coupon_code: string;
  notes: string;
};

/** In order of placement: the demo customer orders in other tests too. */
const ordersOf = (server: RunningServer, email: string) =>
  server.query<OrderRow>(
    "SELECT * FROM orders WHERE contact->>'email' = $1 ORDER BY length(number), number",
    [email],
  );

const bookedIn = async (server: RunningServer, kind: string, date: string, hour: string) => {
  const [row] = await server.query<{ booked: number }>(
    "SELECT sum(booked)::int AS booked FROM slots WHERE kind = $1 AND date = $2 AND from_time = $3",
    [kind, date, hour],
  );
  return row?.booked ?? 0;
};

for (const { device, viewport, language } of variants(DEVICES, 0)) {
  test.describe(`in ${language} on a ${device}`, () => {
    test.use({ viewport });

    test("a new customer orders dry cleaning and wash and fold, from postal code to thank-you [FLOW-51] [FLOW-40] [FLOW-42] [FLOW-43] [FLOW-44] [SESS-24]", async ({
      page,
      server,
    }) => {
      const visitor = new OrderVisitor(page, language);
      const before = await bookedIn(server, "pickup", PICKUP.day, PICKUP.hour);
      const sent = page.waitForRequest((request) => request.url().endsWith("/api/orders"));
      await visitor.goesTo("overview");
      await visitor.fillsContact();
      await visitor.confirms();
      await visitor.sees(visitor.words.placed);
      await expect(page).toHaveURL(/page=order-placed/);

      const [order] = await ordersOf(server, visitor.email);
      expect(order).toMatchObject({ kind: "consumer", services: ["DC", "WF"] });
      expect(order?.pickup_at.toISOString()).toBe("2026-11-19T09:00:00.000Z");
      expect(order?.delivery_at.toISOString()).toBe("2026-11-23T11:00:00.000Z");
      const users = await server.query("SELECT * FROM users WHERE email = $1", [visitor.email]);
      expect(users).toMatchObject([{ full_name: "Noor de Wit", language }]);
      expect(await bookedIn(server, "pickup", PICKUP.day, PICKUP.hour)).toBe(before + 1);
      const mails = await server.query("SELECT kind FROM outbox WHERE recipient = $1", [
        visitor.email,
      ]);
      expect(mails).toEqual([{ kind: "order-confirmation" }]);

      const body = (await sent).postDataJSON() as OrderBody;
      expect(body.user).toMatchObject({
        email: visitor.email,
        language,
        fullName: "Noor de Wit",
      });
      const stored = await page.evaluate(() => ({
        type: localStorage.getItem("sessionType"),
        draft: sessionStorage.getItem("order.consumer"),
      }));
      expect(stored.type).not.toBe("guest");
      expect(stored.draft).not.toContain(visitor.email);
    });
  });
}

test.describe("on a desktop", () => {
  test.use({ viewport: DESKTOP });

  test("the thank-you shows number, address, windows, payment, the 8-hour rule, phone and links; a reload keeps the number for a day [FLOW-45] [FLOW-53] [API-33] [STATE-18]", async ({
    page,
    server,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("overview");
    await visitor.fillsContact();
    await visitor.confirms();
    await visitor.sees("Thank you, Noor. Your order is in.");
    const [order] = await ordersOf(server, visitor.email);
    const main = page.getByRole("main");
    for (const text of [
      `Order ${order?.number}`,
      "Lange Veerstraat 18-A",
      "Thursday 19 November",
      "Monday 23 November",
      "12:00 – 14:00",
      "payment link comes by SMS or e-mail once everything is scanned, counted or weighed",
      "8 hours before pickup or delivery",
    ]) {
      await expect(main).toContainText(text);
    }
    await expect(main).not.toContainText(/status/i);
    await expect(main.getByRole("link", { name: "0800 0123" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/en/");
    await expect(main.getByRole("link", { name: "Questions and answers" })).toHaveAttribute(
      "href",
      "/en/faq",
    );
    await expect(main.getByRole("button", { name: "Put it in my calendar" })).toBeVisible();
    await page.reload();
    await ready(page);
    await visitor.sees("Thank you. Your order is in.");
    await expect(main).toContainText(order?.number ?? "none");
    await expect(main).toContainText("Monday 23 November");
    const kept = await page.evaluate(() => localStorage.getItem("placedOrder"));
    expect(kept).not.toMatch(/Noor|Veerstraat|@/);
    await page.clock.setFixedTime("2026-11-18T09:00:00+01:00");
    await page.reload();
    await ready(page);
    await visitor.sees("There’s no order here yet.");
    await expect(main).not.toContainText("Thank you");
  });

  test("a returning customer logs in and orders without typing address or account [FLOW-52] [FLOW-15] [FLOW-38] [FLOW-49] [SESS-27]", async ({
    page,
    server,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.opens("address-selection");
    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    await visitor.logsIn();
    await visitor.sees(visitor.words.service);
    await expect(page).toHaveURL(/page=select-service/);
    expect(calls).toEqual(expect.arrayContaining(["/api/me", "/api/me/locations"]));
    await expect(page.getByRole("link", { name: visitor.words.edit })).toHaveCount(0);
    await visitor.choosesServices("LS");
    await visitor.choosesTimes();
    await visitor.sees(visitor.words.overview);
    const main = page.getByRole("main");
    await expect(main).toContainText("demo@waslijn.example");
    await expect(main.getByLabel("Name", { exact: true })).toHaveCount(0);
    await expect(main.getByLabel(visitor.words.checked)).toHaveCount(0);
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    expect((await ordersOf(server, "demo@waslijn.example")).at(-1)?.services).toEqual(["LS"]);
    expect(await page.evaluate(() => localStorage.getItem("sessionType"))).toBe("user");
  });

  test("a logged-in user who opens the flow goes straight to the services, and Back leads home [FLOW-46] [FLOW-28]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "nl");
    await visitor.opens("address-selection");
    await visitor.logsIn();
    await visitor.sees(visitor.words.service);
    for (const asked of ["address-selection", "address-select", "email-input"]) {
      await visitor.opens(asked);
      await visitor.sees(visitor.words.service);
      await expect(page).toHaveURL(/page=select-service/);
    }
    await page.goto("/nl/order");
    await visitor.sees(visitor.words.service);
    await expect(page).toHaveURL(/\/nl\/order\?page=select-service/);
    await visitor.button(visitor.words.back).click();
    await expect(page).toHaveURL(/\/nl\/$/);
    await ready(page);
    await expect(page.getByRole("link", { name: "Uitloggen" })).toBeVisible();
  });

  test("a user without a stored address types one and skips the account [FLOW-15]", async ({
    page,
    server,
  }) => {
    await server.query(
      `INSERT INTO users (id, email, password_hash, full_name, phone, language, created_at)
       SELECT gen_random_uuid(), 'zonder@adres.example', password_hash, '', '', 'en', now()
       FROM users WHERE email = 'demo@waslijn.example' ON CONFLICT DO NOTHING`,
    );
    const visitor = new OrderVisitor(page, "en");
    await visitor.opens("address-selection");
    await visitor.logsIn("zonder@adres.example");
    await expect(page.getByRole("region", { name: "Been here before?" })).toHaveCount(0);
    await visitor.fillsAddress();
    await visitor.sees(visitor.words.service);
    await visitor.choosesServices("WF");
    await visitor.choosesTimes();
    // Fields that the account leaves empty are typed (FLOW-38).
    await visitor.fillsContact();
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    expect(await ordersOf(server, "zonder@adres.example")).toHaveLength(1);
  });
});

const FEW_PRESSES = [
  { device: "a short phone", viewport: { width: 390, height: 664 }, most: 20 },
  { device: "a desktop", viewport: DESKTOP, most: 18 },
];
for (const { device, viewport, most } of variants(FEW_PRESSES, 0)) {
  test(`on ${device} a new customer orders in at most ${most} presses and fields, a returning one in at most 9`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const visitor = new OrderVisitor(page, "nl");
    const { words } = visitor;
    let interactions = 0;
    const does = async (step: Promise<void>): Promise<void> => {
      await step;
      interactions += 1;
    };
    const press = (name: string | RegExp) => does(visitor.button(name).click());
    const type = (label: string, text: string) =>
      does(page.getByLabel(label, { exact: true }).first().fill(text));
    const tick = (label: string | RegExp) => does(page.getByLabel(label).check());
    const order = async (): Promise<void> => {
      await visitor.sees(words.service);
      await does(page.getByRole("checkbox", { name: words.services.WF }).check());
      await press(words.nextTime);
      if (visitor.isPhone) {
        await does(page.getByRole("button", { name: /^Ophalen/, disabled: false }).click());
      }
      for (const kind of [words.pickup, words.delivery]) {
        const place = page.getByRole(visitor.isPhone ? "dialog" : "region", { name: kind });
        await does(
          place
            .getByRole("radio", { name: /^\d\d:00/, disabled: false })
            .first()
            .check(),
        );
        if (!visitor.isPhone) continue;
        await does(place.getByRole("button", { name: words.choose }).click());
        await expect(place).toBeHidden();
      }
      await press(words.nextOverview);
      await visitor.sees(words.overview);
      if (visitor.isPhone) {
        await expect(page.getByText("Overzicht & bevestiging", { exact: true })).toBeVisible();
      }
    };
    await visitor.opens("address-selection");
    await type(words.postalCode, "2011DB");
    await type(words.houseNumber, "18");
    await press(words.check);
    await visitor.sees(words.account);
    await type(words.email, visitor.email);
    await type(words.password, PASSWORD);
    await tick(words.terms);
    await press(words.next);
    await order();
    await type(words.name, "Noor de Wit");
    await type(words.phone, "06 1234 5678");
    await tick(words.checked);
    await press(words.confirm);
    await visitor.sees(words.placed);
    expect(interactions).toBeLessThanOrEqual(most);

    await visitor.opens("address-selection");
    await visitor.logsIn();
    interactions = 0;
    await order();
    await press(words.confirm);
    await visitor.sees(words.placed);
    expect(interactions).toBeLessThanOrEqual(9);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("an order can be placed, moved and cancelled with the keyboard alone [MINE-04]", async ({
    page,
    server,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    const { keyboard } = page;
    const tabTo = (name: RegExp) => visitor.tabsTo(name);
    await visitor.opens("address-selection");
    await tabTo(/^Postal code/);
    await keyboard.type("2011 db");
    await keyboard.press("Tab");
    await keyboard.type("18");
    await keyboard.press("Tab");
    await keyboard.type("A");
    await keyboard.press("Enter");
    await visitor.sees(visitor.words.account);
    await tabTo(/^E-mail/);
    await keyboard.type(visitor.email);
    await keyboard.press("Tab");
    await keyboard.type("blauwe fiets in de regen");
    await tabTo(/^I agree/);
    await keyboard.press("Space");
    await tabTo(/^Next(?! -)/);
    await keyboard.press("Enter");
    await visitor.sees(visitor.words.service);
    await tabTo(/Wash and fold/);
    await keyboard.press("Space");
    await tabTo(/^Next - Pickup/);
    await keyboard.press("Enter");
    await visitor.sees(visitor.words.time);
    await expect(page.getByRole("button", { name: /^Pickup\s*Select/ })).toContainText("from ");
    await tabTo(/^Pickup\s*Select/);
    await keyboard.press("Enter");
    // After the pickup the delivery sheet opens by itself.
    for (const kind of ["Pickup", "Delivery"]) {
      const sheet = page.getByRole("dialog", { name: kind });
      await expect(sheet).toBeVisible();
      await tabTo(/^\d\d:00/);
      await keyboard.press("Space");
      await tabTo(/^Choose /);
      await keyboard.press("Enter");
      await expect(sheet).toBeHidden();
    }
    await tabTo(/^Next - Almost/);
    await keyboard.press("Enter");
    await visitor.sees(visitor.words.overview);
    await tabTo(/^Name/);
    await keyboard.type("Noor de Wit");
    await keyboard.press("Tab");
    await keyboard.type("06 1234 5678");
    await tabTo(/^I have checked/);
    await keyboard.press("Space");
    await tabTo(/^Confirm order/);
    await keyboard.press("Enter");
    await visitor.sees(visitor.words.placed);
    expect(await ordersOf(server, visitor.email)).toHaveLength(1);

    await tabTo(/^Follow your order/);
    await keyboard.press("Enter");
    await page.waitForURL("**/en/orders/*");
    await ready(page);
    await expect(page.getByText("Live updates")).toBeVisible();
    await tabTo(/^Change times/);
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(/^Delivery/);
    await keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Delivery" });
    await expect(sheet).toBeVisible();
    await tabTo(/^\d\d:00/);
    await keyboard.press("ArrowDown");
    await tabTo(/^Choose /);
    await keyboard.press("Enter");
    await expect(sheet).toBeHidden();
    await tabTo(/^Confirm the change/);
    await keyboard.press("Enter");
    await expect(page.getByRole("status").getByText("Changed.")).toBeVisible();
    await tabTo(/^Cancel order/);
    await keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await tabTo(/^Yes, cancel/);
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This order is cancelled.");
  });

  test("switching the language keeps everything that was chosen and typed", async ({ page }) => {
    const visitor = new OrderVisitor(page, "nl");
    await visitor.comesBackTo("overview");
    await page.getByLabel("Naam", { exact: true }).fill("Noor de Wit");
    await page.getByRole("link", { name: /^EN/ }).click();
    const english = new OrderVisitor(page, "en");
    await english.sees(english.words.overview);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Noor de Wit");
    await expect(page.getByRole("main")).toContainText("Thursday 19 November");
    await expect(page.getByRole("main")).toContainText("Wash and fold");
    await english.button(english.words.back).click();
    await english.sees(english.words.time);
  });
});
