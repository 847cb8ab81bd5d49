import { LANGUAGES } from "@waslijn/contract/shared/constants";
import type { OrderBody } from "@waslijn/contract/customer/orders";
import jsqr from "jsqr";
import { PNG } from "pngjs";
import { DESKTOP, DEVICES, expect, ready, test, variants } from "./fixtures.ts";
import { BusinessVisitor, COMPANY } from "./business-visitor.ts";
import { emptyWindows, OrderVisitor } from "./order-visitor.ts";
import { passNotifications } from "./paused-clock.ts";
import type { RunningServer } from "./running-server.ts";

test.beforeEach(({ server }) => emptyWindows(server));

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
/** The package is CommonJS: its function may be `default.default`. */
const decode = ((jsqr as { default?: unknown }).default ?? jsqr) as Decode;

type OrderRow = {
  kind: string;
  services: string[];
  company_id: string | null;
  contact: { name: string; email: string; phone: string };
  delivery_at: Date | null;
  delivery_location: object | null;
  coupon_code: string;
  has_bag: boolean | null;
};

const ordersOf = (server: RunningServer, email: string) =>
  server.query<OrderRow>("SELECT * FROM orders WHERE contact->>'email' = $1", [email]);

const KINDS = ["re-use", "re-cover"] as const;

for (const [turn, kind] of KINDS.toReversed().entries()) {
  for (const { device, viewport, language } of variants(DEVICES, turn)) {
    test.describe(`in ${language} on a ${device}`, () => {
      test.use({ viewport });

      test(`a company orders ${kind}, from company to confirmation [BIZ-01] [BIZ-02] [BIZ-03] [BIZ-34] [BIZ-35] [BIZ-36] [BIZ-37]`, async ({
        page,
        server,
      }) => {
        const visitor = new BusinessVisitor(page, kind, language);
        const main = page.getByRole("main");
        const speaksOfPickupAlone = async (): Promise<void> => {
          if (kind === "re-cover") await expect(main).not.toContainText(visitor.own.unspoken);
        };
        const sent = page.waitForRequest((request) => request.url().endsWith("/api/orders"));
        await visitor.goesAlong("service");
        await speaksOfPickupAlone();
        await visitor.nextTime.click();
        await visitor.sees(visitor.words.time);
        await speaksOfPickupAlone();
        await visitor.choosesWindows();
        await visitor.fillsBusinessContact();
        await speaksOfPickupAlone();
        await expect(main).toContainText(COMPANY);
        await visitor.confirms();
        await visitor.sees(visitor.words.placed);
        await speaksOfPickupAlone();
        await expect(main).toContainText(COMPANY);
        await expect(main).toContainText(/verzamelfactuur|collective invoice/);
        const isPromisedBag = /brievenbus|letter box/.test(await main.innerText());
        expect(isPromisedBag).toBe(kind === "re-use");

        const body = (await sent).postDataJSON() as OrderBody;
        expect(body.order.b2bType).toBe(kind);
        expect(body.order.cleaningServices).toEqual(["IO"]);
        expect("deliveryTime" in body.order).toBe(kind === "re-use");
        const [order] = await ordersOf(server, visitor.email);
        expect(order).toMatchObject({
          kind,
          services: ["IO"],
          contact: { name: "Noor de Wit", email: visitor.email, phone: "+31612345678" },
        });
        expect(order?.delivery_at === null).toBe(kind === "re-cover");
        expect(order?.delivery_location === null).toBe(kind === "re-cover");
        const [company] = await server.query<{ name: string; email: string }>(
          "SELECT name, email FROM companies WHERE id = $1",
          [order?.company_id],
        );
        expect(company?.name).toBe(COMPANY);
        const mails = await server.query<{ recipient: string }>(
          "SELECT recipient FROM outbox WHERE recipient = ANY($1) AND kind LIKE '%order%'",
          [[visitor.email, company?.email]],
        );
        expect(mails.map((mail) => mail.recipient)).toEqual(
          expect.arrayContaining([visitor.email, company?.email ?? ""]),
        );
      });
    });
  }
}

test.describe("screen 1", () => {
  test.use({ viewport: DESKTOP });

  for (const kind of variants(KINDS, 0)) {
    test(`of ${kind} lists the companies, logs in on a committed choice only and needs it with an address [BIZ-04] [BIZ-05] [BIZ-06] [BIZ-07] [BIZ-08] [SESS-28]`, async ({
      page,
    }) => {
      const visitor = new BusinessVisitor(page, kind, "en");
      const logins: string[] = [];
      page.on("request", (request) => {
        if (/\/companies\/[^/]+\/token$/.test(request.url())) logins.push(request.url());
      });
      await visitor.opensWizard();
      expect(await page.evaluate(() => localStorage.getItem("entryPoint"))).toBe(kind);
      const field = visitor.companyField;
      await expect(field).toBeEnabled();
      await field.click();
      await expect(page.getByRole("option")).toHaveCount(12);
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Escape");
      expect(logins).toEqual([]);
      await page.getByLabel("Postal code").fill("2011DB");
      await page.getByLabel("House number").fill("18");
      await expect(page.getByLabel("Addition or floor")).toBeVisible();
      const next = visitor.button("Next");
      await expect(next).toBeDisabled();
      await visitor.choosesCompany();
      expect(logins).toHaveLength(1);
      await expect(next).toBeEnabled();
      expect(await page.evaluate(() => localStorage.getItem("sessionType"))).toBe("guest");
      await page.getByLabel("House number").fill("");
      await expect(next).toBeDisabled();
    });
  }

  test("goes to step 1 without an account screen, and shows the address with an edit link [BIZ-09] [BIZ-10] [BIZ-32] [BIZ-33]", async ({
    page,
  }) => {
    const visitor = new BusinessVisitor(page, "re-use", "en");
    await visitor.goesAlong("service");
    await expect(page).toHaveURL(/\/en\/re-use\?page=select-service/);
    const bar = page.getByRole("region", { name: "Address and steps" });
    await expect(bar).toContainText("Lange Veerstraat 18-A");
    await visitor.nextTime.click();
    await expect(page).toHaveURL(/page=select-dates/);
    await visitor.choosesWindows();
    await expect(page).toHaveURL(/page=confirm-order/);
    await bar.getByRole("link", { name: "Edit address" }).click();
    await visitor.sees(visitor.own.title["re-use"]);
    await page.goto("/en/re-use?page=email-input");
    await ready(page);
    await visitor.sees(visitor.own.title["re-use"]);
    await expect(page).toHaveURL(/page=address-selection/);
    await visitor.choosesCompany();
    await visitor.fillsServiceAddress({
      postalCode: "2011DB",
      houseNumber: "18",
      addition: "B",
    });
    await visitor.sees(visitor.words.service);
    await visitor.button(visitor.words.back).click();
    await visitor.sees(visitor.own.title["re-use"]);
  });

  test("a failing company login shows the generic message and keeps Next off [ERR-10]", async ({
    page,
  }) => {
    const visitor = new BusinessVisitor(page, "re-use", "en");
    await page.route("**/api/companies/*/token", (route) => route.fulfill({ status: 500 }), {
      times: 1,
    });
    await visitor.opensWizard();
    await page.getByLabel("Postal code").fill("2011DB");
    await page.getByLabel("House number").fill("18");
    await visitor.companyField.fill("brass");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(/Oops! Something went wrong at our side/);
    await expect(visitor.button("Next")).toBeDisabled();
    await passNotifications(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await visitor.choosesCompany();
    await expect(visitor.button("Next")).toBeEnabled();
  });

  test("an address outside the area opens the dialog and clears the fields [BIZ-11]", async ({
    page,
  }) => {
    const visitor = new BusinessVisitor(page, "re-cover", "en");
    await visitor.opensWizard();
    await visitor.choosesCompany();
    await visitor.fillsServiceAddress({ postalCode: "3011AD", houseNumber: "40", addition: "" });
    await expect(page.getByRole("dialog", { name: /Aww, shucks!/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("outOfAreaReason"))).toBe(
      "not_in_service_area",
    );
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Postal code")).toHaveValue("");
  });
});

test.describe("the steps", () => {
  test.use({ viewport: DESKTOP });

  for (const kind of variants(KINDS, 1)) {
    test(`step 1 of ${kind} has the expert order chosen and asks for a bag, whose change starts the dates anew [BIZ-12] [BIZ-13] [BIZ-14] [TIME-31] [TIME-32] [API-21]`, async ({
      page,
    }) => {
      const visitor = new BusinessVisitor(page, kind, "en");
      const asked: string[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.pathname.endsWith("/times/pickups"))
          asked.push(url.searchParams.get("isNew") ?? "");
      });
      await visitor.goesAlong("service");
      await expect(page.getByRole("checkbox", { name: /Expert order/ })).toBeChecked();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
      const next = visitor.nextTime;
      await expect(next).toBeEnabled();
      await next.click();
      await visitor.choosesWindows();
      await visitor.sees(visitor.words.overview);
      await expect(page.getByRole("main")).toContainText("Laundry bag, deposit");
      await page.goto(`/en/${kind}?page=select-service`);
      await ready(page);
      await page.getByRole("radio", { name: visitor.own.bag.yes }).check();
      await next.click();
      await visitor.sees(visitor.words.time);
      await expect(visitor.button(visitor.words.nextOverview)).toBeDisabled();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
      expect(asked).toEqual(["1", "0"]);
    });
  }

  test("step 2 of re-use wants pickup and delivery as the consumer's does [BIZ-15] [BIZ-16]", async ({
    page,
  }) => {
    const visitor = new BusinessVisitor(page, "re-use", "en");
    await visitor.goesAlong("time");
    const next = visitor.button(visitor.words.nextOverview);
    await visitor.chooses("pickup", { day: "2026-11-19", hour: "10:00" });
    await expect(next).toBeDisabled();
    await visitor.chooses("delivery", { day: "2026-11-23", hour: "12:00" });
    await expect(next).toBeEnabled();
  });

  test("step 2 of re-cover wants a pickup day only, whose first free window is chosen [BIZ-17] [BIZ-18]", async ({
    page,
  }) => {
    const visitor = new BusinessVisitor(page, "re-cover", "en");
    await visitor.goesAlong("time");
    await expect(page.getByRole("region", { name: "Delivery" })).toHaveCount(0);
    const next = visitor.button(visitor.words.nextOverview);
    await expect(next).toBeDisabled();
    const pickup = page.getByRole("region", { name: "Pickup", exact: true });
    await pickup.getByLabel("Day").selectOption("2026-11-20");
    await expect(pickup.getByRole("radio", { name: /^08:00/ })).toBeChecked();
    await expect(next).toBeEnabled();
    await pickup.getByRole("radio", { name: /^14:00/ }).check();
    await next.click();
    await visitor.sees(visitor.words.overview);
    await expect(page.getByRole("main")).toContainText("14:00 – 16:00");
    await expect(page.getByRole("main")).not.toContainText("you choose later");
  });

  test("step 3 has overview, note, contact and consent, and needs the last two [BIZ-19] [BIZ-20] [BIZ-21] [BIZ-23] [RULE-13]", async ({
    page,
  }) => {
    const visitor = new BusinessVisitor(page, "re-use", "en");
    await visitor.goesAlong("overview");
    const main = page.getByRole("main");
    await expect(main).toContainText("Thursday 19 November");
    await expect(main).toContainText("Lange Veerstraat 18-A");
    await expect(page.getByLabel("Note with your order")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveAttribute("type", "email");
    await expect(page.getByLabel("Promo code")).toHaveCount(0);
    for (const [name, href] of [
      ["terms and conditions", "/en/terms"],
      ["privacy statement", "/en/cookie"],
    ] as const) {
      const link = main.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    const confirm = visitor.button(visitor.words.confirm);
    await expect(confirm).toBeDisabled();
    await visitor.fillsBusinessContact();
    await expect(confirm).toBeEnabled();
    for (const label of ["Name", "Phone", "E-mail"]) {
      const field = page.getByLabel(label, { exact: true });
      const value = await field.inputValue();
      await field.fill(label === "E-mail" ? "a@b" : " ");
      await expect(confirm).toBeDisabled();
      await field.fill(value);
    }
    await page.getByLabel(visitor.own.consent).uncheck();
    await expect(confirm).toBeDisabled();
  });

  test("the legacy layout has promo code, payment info and fee boxes from the config, and sends the code [BIZ-24] [BIZ-25] [BIZ-26] [RULE-23] [RULE-24] [RULE-25]", async ({
    page,
    server,
  }) => {
    await page.route("**/api/config", async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as { alias: string; amount: number }[];
      const amounts: Record<string, number> = {
        PRICE_SERVICE_FEE: 3.33,
        PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER: 44.44,
        PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE: 55.55,
      };
      await route.fulfill({
        json: rows.map((row) => ({ ...row, amount: amounts[row.alias] ?? row.amount })),
      });
    });
    const visitor = new BusinessVisitor(page, "re-use", "en");
    await visitor.goesAlong("overview", "?overview=legacy");
    await expect(page).toHaveURL(/overview=legacy/);
    const boxes = page.getByRole("region", { name: "Payment" });
    await expect(boxes).toContainText("payment link by SMS or e-mail");
    for (const text of [
      "€3.33",
      "for orders under €44.44, delivery included",
      "for orders above €55.55",
    ]) {
      await expect(boxes).toContainText(text);
    }
    await page.getByLabel("Promo code").fill("WELKOM10");
    await visitor.fillsBusinessContact();
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    expect((await ordersOf(server, visitor.email))[0]?.coupon_code).toBe("WELKOM10");
  });

  test("a logged-in user orders in a wizard on the own account, with read-only details [BIZ-22] [BIZ-33]", async ({
    page,
    server,
  }) => {
    const consumer = new OrderVisitor(page, "en");
    await consumer.opens("address-selection");
    await consumer.logsIn();
    await consumer.sees(consumer.words.service);
    const visitor = new BusinessVisitor(page, "re-use", "en");
    await page.goto("/en/re-use");
    await visitor.sees(visitor.words.service);
    await expect(page).toHaveURL(/re-use\?page=select-service/);
    await expect(page.getByRole("link", { name: "Edit address" })).toHaveCount(0);
    await visitor.nextTime.click();
    await visitor.choosesWindows();
    await visitor.sees(visitor.words.overview);
    await expect(page.getByLabel("Name", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("demo@waslijn.example");
    await page.getByLabel(visitor.own.consent).check();
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    const orders = await ordersOf(server, "demo@waslijn.example");
    expect(orders.filter(({ kind }) => kind === "re-use")).toMatchObject([{ company_id: null }]);
  });
});

test("a wizard can be gone through with the keyboard alone", async ({ page, server }) => {
  const visitor = new BusinessVisitor(page, "re-cover", "en");
  const { keyboard } = page;
  await visitor.opensWizard();
  await expect(visitor.companyField).toBeEnabled();
  await visitor.tabsTo(/^Company/);
  await keyboard.type("noorder");
  await keyboard.press("Enter");
  await expect(page.getByText(visitor.own.found)).toBeVisible();
  await visitor.tabsTo(/^Postal code/);
  await keyboard.type("2011db");
  await keyboard.press("Tab");
  await keyboard.type("18");
  await keyboard.press("Enter");
  await visitor.sees(visitor.words.service);
  await expect(visitor.nextTime).toBeEnabled();
  await visitor.tabsTo(/^Next - Pickup/);
  await keyboard.press("Enter");
  await visitor.sees(visitor.words.time);
  await expect(page.getByRole("button", { name: /^Pickup/ })).toContainText("from ");
  await visitor.tabsTo(/^Pickup\s*Select/);
  await keyboard.press("Enter");
  await visitor.tabsTo(/^\d\d:00/);
  await keyboard.press("Space");
  await visitor.tabsTo(/^Choose /);
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await visitor.tabsTo(/^Next - Almost/);
  await keyboard.press("Enter");
  await visitor.sees(visitor.words.overview);
  for (const [label, text] of [
    [/^Name/, "Noor de Wit"],
    [/^Phone/, "06 1234 5678"],
    [/^E-mail/, visitor.email],
  ] as const) {
    await visitor.tabsTo(label);
    await keyboard.type(text);
  }
  await visitor.tabsTo(/^I agree/);
  await keyboard.press("Space");
  await visitor.tabsTo(/^Confirm order/);
  await keyboard.press("Enter");
  await visitor.sees(visitor.words.placed);
  expect(await ordersOf(server, visitor.email)).toHaveLength(1);
});

test.describe("screen 4", () => {
  test.use({ viewport: DESKTOP });

  test("of re-use links to the FAQ and shows a QR code that scans [BIZ-27] [BIZ-28]", async ({
    page,
    server,
  }) => {
    for (const language of LANGUAGES) {
      await page.goto(`/${language}/re-use?page=order-placed`);
      await ready(page);
      await expect(
        page.getByRole("main").getByRole("link", { name: /Questions|Vragen/ }),
      ).toHaveAttribute("href", `/${language}/faq`);
      const picture = page.getByRole("img", { name: /QR/ });
      await expect(picture).toBeVisible();
      const { data, width, height } = PNG.sync.read(await picture.screenshot());
      expect(decode(new Uint8ClampedArray(data), width, height)?.data).toBe(
        `${server.url}/${language}/`,
      );
    }
  });

  test("of re-cover has the FAQ and no app [BIZ-27] [BIZ-29]", async ({ page }) => {
    await page.goto("/nl/re-cover?page=order-placed");
    await ready(page);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Vragen en antwoorden" }),
    ).toHaveAttribute("href", "/nl/faq");
    await expect(page.getByRole("img", { name: /QR/ })).toHaveCount(0);
  });
});

test.describe("the guard", () => {
  test.use({ viewport: DESKTOP });

  test("sends a step without an address to logout, and that ends on screen 1 [BIZ-30]", async ({
    page,
  }) => {
    for (const [kind, asked] of [
      ["re-use", "confirm-order"],
      ["re-cover", "select-service"],
    ] as const) {
      const visitor = new BusinessVisitor(page, kind, "en");
      const out = page.waitForRequest(/\/en\/logout/);
      await page.goto(`/en/${kind}?page=${asked}`);
      await out;
      await visitor.sees(visitor.own.title[kind]);
      await expect(page).toHaveURL(new RegExp(`/en/${kind}\\?page=address-select$`));
      await expect(visitor.companyField).toBeEnabled();
    }
  });

  test("leaves the thank-you, the bare wizard and a step with an address alone [BIZ-31]", async ({
    page,
  }) => {
    const outs: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/logout")) outs.push(request.url());
    });
    const visitor = new BusinessVisitor(page, "re-use", "en");
    await page.goto("/en/re-use?page=order-placed");
    await ready(page);
    await visitor.sees("There’s no order here yet.");
    await visitor.goesAlong("time");
    await page.reload();
    await ready(page);
    await visitor.sees(visitor.words.time);
    expect(outs).toEqual([]);
  });
});
