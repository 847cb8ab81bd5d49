import type { Locator } from "@playwright/test";
import { cacheFonts } from "../scripts/test/cache-fonts.ts";
import { DESKTOP, expect, PHONE, ready, test, variants } from "./fixtures.ts";
import { emptyWindows, eventsOf, OrderVisitor, PASSWORD } from "./order-visitor.ts";
import { passNotifications } from "./paused-clock.ts";
import { setRootSize } from "./reach.ts";

test.beforeEach(({ server }) => emptyWindows(server));

test.use({ viewport: DESKTOP });

test.describe("screen 1", () => {
  test("asks for the address, checks it and offers a login with a way to recover [FLOW-01] [FLOW-09] [FLOW-10] [FLOW-11] [FLOW-12] [FLOW-13] [FLOW-14]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.opens("address-select");
    await visitor.sees("Where do we pick up?");
    await visitor.opens("address-selection");
    await visitor.sees("Where do we pick up?");
    const check = visitor.button("Check availability");
    await expect(check).toBeDisabled();
    await page.getByLabel("Postal code").fill("2011DB");
    await expect(check).toBeDisabled();
    await page.getByLabel("House number").fill("18");
    await expect(check).toBeEnabled();
    await expect(page.getByLabel("Addition or floor")).toHaveValue("");
    await page.getByLabel("Postal code").fill("HAARLEM");
    await expect(check).toBeDisabled();

    const login = page.getByRole("region", { name: "Been here before?" });
    const logIn = login.getByRole("button", { name: "Log in" });
    await expect(logIn).toBeDisabled();
    await login.getByLabel("E-mail").fill("demo@waslijn.example");
    await expect(logIn).toBeDisabled();
    await login.getByLabel("Password", { exact: true }).fill("x");
    await expect(logIn).toBeEnabled();
    await login.getByLabel("E-mail").fill("demo");
    await expect(logIn).toBeDisabled();
    await expect(login.getByRole("link", { name: "Forgot password" })).toHaveAttribute(
      "href",
      "/en/recover",
    );
  });
});

test.describe("screen 2", () => {
  test("follows a checked address and needs e-mail, nine characters and the terms, which open in a new tab [FLOW-02] [FLOW-16] [FLOW-17] [FLOW-18] [FLOW-19] [RULE-07] [RULE-08]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.goesTo("account");
    await expect(page).toHaveURL(/page=email-input/);
    await expect(page.getByRole("main")).toContainText("Lange Veerstraat 18-A");
    const next = visitor.button("Next");
    const [email, password, terms] = [
      page.getByLabel("E-mail"),
      page.getByLabel("Password", { exact: true }),
      page.getByLabel(/I agree/),
    ];
    await email.fill("a@b.nl");
    await password.fill("12345678");
    await terms.check();
    await expect(next).toBeDisabled();
    await password.fill("123456789");
    await expect(next).toBeEnabled();
    await terms.uncheck();
    await expect(next).toBeDisabled();
    await terms.check();
    await email.fill("a@b.c");
    await expect(next).toBeDisabled();
    for (const [name, href] of [
      ["terms and conditions", "/en/terms"],
      ["privacy statement", "/en/cookie"],
    ] as const) {
      const link = page.getByRole("main").getByRole("link", { name });
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
  });

  test("asks whether the account exists, becomes a guest and keeps the password out of every storage [FLOW-20] [FLOW-21]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.goesTo("account");
    expect(await page.evaluate(() => localStorage.getItem("sessionType"))).not.toBe("guest");
    const asked = page.waitForRequest("**/api/users/exists");
    const token = page.waitForRequest("**/api/tokens");
    await visitor.makesAccount();
    expect((await asked).postDataJSON()).toEqual({ email: visitor.email });
    expect((await token).method()).toBe("POST");
    await visitor.sees(visitor.words.service);
    await expect(page).toHaveURL(/page=select-service/);
    expect(await page.evaluate(() => localStorage.getItem("sessionType"))).toBe("guest");
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toContain(visitor.email);
    expect(stored).not.toContain(PASSWORD);
  });

  test("stays and says so when the account exists [FLOW-22] [ERR-07]", async ({ page }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.goesTo("account");
    visitor.email = "demo@waslijn.example";
    await visitor.makesAccount();
    const words = "A user with this e-mail address already exists. Please, use the login function.";
    await expect(page.getByRole("alert")).toHaveText(words);
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
      `${words} Log in with this e-mail address`,
    );
    await expect(page).toHaveURL(/page=email-input/);
    await expect(visitor.button("Next")).toBeEnabled();
    await passNotifications(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("an e-mail that is taken leads to the login with it, and back to everything that was chosen", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("overview");
    await page.reload();
    await ready(page);
    await page.getByLabel("E-mail").fill("demo@waslijn.example");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await visitor.button("Next").click();
    await page.getByRole("link", { name: "Log in with this e-mail address" }).click();
    const login = page.getByRole("region", { name: "Been here before?" });
    await expect(login.getByLabel("E-mail")).toHaveValue("demo@waslijn.example");
    await expect(login.getByLabel("Password", { exact: true })).toBeFocused();
    await login.getByLabel("Password", { exact: true }).fill("schone-was-2026");
    await login.getByRole("button", { name: "Log in" }).click();
    await visitor.sees(visitor.words.overview);
    await expect(page.getByRole("main")).toContainText("Thursday 19 November");
  });

  test("says the same when the check itself fails, and lets try again [ERR-08]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.goesTo("account");
    await page.route("**/api/users/exists", (route) => route.abort(), { times: 1 });
    await visitor.makesAccount();
    await expect(page.getByRole("alert")).toHaveText(/already exists/);
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/try again later/);
    await visitor.button("Next").click();
    await visitor.sees(visitor.words.service);
  });

  test("shows the generic message when no guest token comes, and lets try again [FLOW-21]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.goesTo("account");
    await page.route("**/api/tokens", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await visitor.makesAccount();
    await expect(page.getByRole("alert")).toHaveText(/Oops! Something went wrong at our side/);
    await visitor.button("Next").click();
    await visitor.sees(visitor.words.service);
  });

  test("refuses a password that is guessed first, at the field, before anything is sent", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "nl");
    await visitor.goesTo("account");
    let asked = false;
    await page.route("**/api/users/exists", (route) => {
      asked = true;
      return route.continue();
    });
    await page.getByLabel("E-mail").fill(visitor.email);
    await page.getByLabel("Wachtwoord", { exact: true }).fill("Welkom2026!");
    await page.getByLabel(/Ik ga akkoord/).check();
    await visitor.button("Volgende").click();
    await expect(page.getByLabel("Wachtwoord", { exact: true })).toHaveAccessibleDescription(
      /te makkelijk te raden/,
    );
    expect(asked).toBe(false);
  });
});

test.describe("step 1", () => {
  test("offers four services with catalogue prices, several at a time, and needs one [FLOW-03] [FLOW-23] [FLOW-24] [FLOW-25] [FLOW-30] [FLOW-31] [FLOW-47] [FLOW-50] [TRACK-05]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.goesTo("service");
    const bar = page.getByRole("region", { name: "Address and steps" });
    await expect(bar).toContainText("Lange Veerstraat 18-A, 2011 DB Haarlem");
    const steps = bar.getByRole("list", { name: "Steps" }).getByRole("listitem");
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(0)).toHaveAttribute("aria-current", "step");
    await expect(steps.nth(0)).toContainText("Service");
    await expect(steps.nth(1)).toContainText("Time");
    await expect(steps.nth(2)).toContainText("Overview & Confirmation");
    const options = page.getByRole("group", { name: "Services" }).getByRole("checkbox");
    await expect(options).toHaveCount(4);
    await expect(page.getByText("6 kg €24.95, then €4.25 per kg")).toBeVisible();
    await expect(page.getByText("€3.50 per shirt")).toBeVisible();
    const next = visitor.button("Next - Pickup & delivery time");
    await expect(next).toBeDisabled();
    const wash = page.getByRole("checkbox", { name: /Wash and fold/ });
    await wash.check();
    await page.getByRole("checkbox", { name: /Expert order/ }).check();
    await expect(next).toBeEnabled();
    await wash.uncheck();
    await expect(next).toBeEnabled();
    expect((await eventsOf(page)).filter((event) => event.startsWith("service-select"))).toEqual([
      "service-select WF",
      "service-select IO",
    ]);
    await expect(visitor.button("Back")).toBeVisible();
  });
});

test.describe("step 1 on a phone", () => {
  test.use({ viewport: PHONE });

  test("shows two services above the bar, and the bar no longer sticks with letters of 200 % [FLOW-30]", async ({
    page,
  }) => {
    await cacheFonts(page);
    const visitor = new OrderVisitor(page, "en");
    await visitor.goesTo("service");
    await page.evaluate(() => scrollTo(0, 0));
    const next = visitor.button("Next - Pickup & delivery time");
    const second = page.getByRole("checkbox", { name: /Wash and fold/ });
    const { y: bar } = await boxOf(next);
    const card = await boxOf(second);
    expect(card.y + card.height).toBeLessThan(bar);
    await setRootSize(page, "32px");
    await expect(next).not.toBeInViewport();
    const edit = await boxOf(page.getByRole("link", { name: "Edit address" }));
    const address = await boxOf(page.getByText("Lange Veerstraat 18-A,"));
    expect(edit.y).toBeGreaterThan(address.y + address.height);
  });
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return box;
};

test.describe("step 3", () => {
  test("shows the order, the note, the contact, the costs and what pressing means [FLOW-05] [FLOW-23] [FLOW-27] [FLOW-35] [FLOW-36] [FLOW-37] [FLOW-39] [FLOW-54] [RULE-26] [PHONE-01]", async ({
    page,
    server,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("overview");
    await expect(page).toHaveURL(/page=confirm-order/);
    const main = page.getByRole("main");
    for (const text of [
      "Fill in your basic info",
      "Lange Veerstraat 18-A",
      "Dry cleaning and ironing",
      "Wash and fold",
      "Thursday 19 November",
      "10:00 – 12:00",
      "Monday 23 November",
      visitor.email,
      "payment link by SMS or e-mail",
      "iDEAL | Wero, credit card, PayPal or bank transfer",
      "21% VAT is included",
      "you ask us to start within the 14 days",
    ]) {
      await expect(main).toContainText(text);
    }
    const confirm = visitor.button(/^Confirm order/);
    await expect(confirm).toHaveText(/with obligation to pay.*At least €39\.90/);
    await expect(confirm).toBeDisabled();
    await expect(main).toContainText(
      "Still needed: your name, your phone number and a tick in the box.",
    );
    await page.getByLabel("Name", { exact: true }).fill("Noor de Wit");
    const phone = page.getByLabel("Phone", { exact: true });
    await phone.fill("12");
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(/Is this right/);
    await expect(confirm).toBeDisabled();
    await page.getByLabel(visitor.words.checked).check();
    await expect(confirm).toBeEnabled();
    await page.getByLabel("Note with your order").fill("Ring twice");
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    const [order] = await server.query("SELECT notes FROM orders WHERE contact->>'email' = $1", [
      visitor.email,
    ]);
    expect(order).toEqual({ notes: "Ring twice" });
  });

  test("takes every amount from the catalogue and shows the deposit only without a bag [RULE-19] [RULE-20] [RULE-21] [RULE-22] [RULE-25] [RULE-27] [STATE-17]", async ({
    page,
  }) => {
    await page.route("**/api/config", async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as { alias: string; amount: number }[];
      const cents: Record<string, number> = {
        PRICE_MINIMAL_ORDER_VALUE: 41.11,
        PRICE_STARTER_KIT_DEPOSIT: 6.66,
        PRICE_SHIPPING_FEE: 7.77,
        PRICE_FREE_SHIPPING_FROM: 33.33,
      };
      await route.fulfill({
        json: rows.map((row) => ({ ...row, amount: cents[row.alias] ?? row.amount })),
      });
    });
    const visitor = new OrderVisitor(page, "nl");
    await visitor.comesBackTo("overview");
    const main = page.getByRole("main");
    for (const amount of ["41,11", "6,66", "7,77", "33,33", "24,95"]) {
      await expect(main).toContainText(amount);
    }
    await visitor.opens("address-selection");
    await visitor.logsIn();
    await visitor.sees(visitor.words.service);
    await visitor.choosesServices("WF");
    await visitor.choosesTimes();
    await expect(main).toContainText("41,11");
    await expect(main).not.toContainText("6,66");
  });

  test("asks for the details before it shows costs on a phone, and folds what the least sum is made of [BILL-03]", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const visitor = new OrderVisitor(page, "nl");
    await visitor.comesBackTo("overview");
    const receipt = page.getByRole("complementary", { name: "Je bestelling" });
    const tops = [
      page.getByLabel("Naam", { exact: true }),
      receipt,
      page.getByLabel(visitor.words.checked),
    ].map(async (part) => (await boxOf(part)).y);
    const found = await Promise.all(tops);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    await expect(receipt.getByText("€ 24,95")).toBeHidden();
    await receipt.getByText("Waaruit bestaat dit?").click();
    for (const line of ["tot 6 kg€ 24,95", "bezorgen€ 9,95", "€ 34,95€ 0,05", "terug€ 4,95"]) {
      await expect(receipt).toContainText(line);
    }
    await expect(receipt.getByText("€ 24,95")).toBeVisible();
  });

  test("estimates the price of kilos and items with the shipping that is missing [RULE-28]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("overview");
    await page.getByRole("button", { name: "Estimate the price" }).click();
    const estimate = page.getByRole("region", { name: "What will it cost?" });
    await estimate.getByLabel("Wash and fold, kilos", { exact: true }).fill("7");
    // Laundry €29.20, pickup and delivery €9.95, deposit €4.95.
    await expect(estimate.getByRole("status")).toContainText("€44.10");
    await expect(estimate.getByRole("status")).toContainText("€0.80 more");
    await expect(page.getByRole("complementary")).toContainText("Your estimate");
    await estimate.getByLabel("Item").selectOption({ label: "Shirt, washed and ironed · €3.50" });
    await estimate.getByRole("button", { name: "Add" }).click();
    // Laundry of €32.70, and the difference to the minimum of €34.95 (BILL-03).
    await expect(estimate.getByRole("status")).toContainText("€2.25");
    await expect(estimate.getByRole("status")).toContainText("€39.90");
    await expect(estimate.getByRole("status")).toContainText("free");
  });

  test("tells at the field that a promo code is unknown or expired and takes a valid one", async ({
    page,
    server,
  }) => {
    const visitor = new OrderVisitor(page, "nl");
    await visitor.comesBackTo("overview");
    await visitor.fillsContact();
    const coupon = page.getByLabel("Actiecode");
    for (const code of ["BESTAATNIET", "LENTE26"]) {
      await coupon.fill(code);
      // Shown after typing, and again when the order is sent.
      await expect(coupon).toHaveAttribute("aria-invalid", "true");
      await visitor.confirms();
      await expect(coupon).toHaveAttribute("aria-invalid", "true");
      await expect(coupon).toHaveAccessibleDescription(/code/i);
    }
    await coupon.fill("welkom10");
    await expect(coupon).toHaveAccessibleDescription(/WELKOM10 geeft 10% korting/);
    await expect(coupon).not.toHaveAttribute("aria-invalid", "true");
    const receipt = page.getByRole("complementary", { name: "Je bestelling" });
    await expect(receipt).toContainText("WELKOM10");
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    await expect(receipt).toContainText("WELKOM10");
    const [order] = await server.query(
      "SELECT coupon_code FROM orders WHERE contact->>'email' = $1",
      [visitor.email],
    );
    expect(order).toEqual({ coupon_code: "WELKOM10" });
  });
});

test.describe("through the flow", () => {
  test("every step has its page query, and the browser's Back and Forward move along them [FLOW-04] [FLOW-06] [FLOW-07] [FLOW-29] [FLOW-41] [ROUTE-04]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    const { words } = visitor;
    await visitor.goesTo("overview");
    const way = [
      ["select-dates", words.time],
      ["select-service", words.service],
      ["email-input", words.account],
      ["address-selection", words.address],
    ] as const;
    for (const [query, heading] of way) {
      await page.goBack();
      await visitor.sees(heading);
      await expect(page).toHaveURL(new RegExp(`page=${query}`));
    }
    for (const [, heading] of way.toReversed().slice(1)) {
      await page.goForward();
      await visitor.sees(heading);
    }
    await expect(
      page.getByRole("region", { name: "Delivery" }).getByRole("radio", { checked: true }),
    ).toBeVisible();
    await visitor.button(words.nextOverview).click();
    await visitor.sees(words.overview);
    await visitor.button(words.back).click();
    await visitor.sees(words.time);
    await visitor.button(words.back).click();
    await visitor.sees(words.service);
    await expect(page.getByRole("checkbox", { name: words.services.DC })).toBeChecked();
    await visitor.button(words.back).click();
    await visitor.sees(words.account);
  });

  test("a later step that is opened directly leads to the first that is missing, and Back does not bounce [FLOW-08]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await page.goto("/en/faq");
    await visitor.opens("confirm-order");
    await visitor.sees(visitor.words.address);
    await expect(page).toHaveURL(/page=address-selection/);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/faq/);
  });

  test("a reload asks only for the password and then goes on where it was [SESS-09] [STATE-02]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    const { words } = visitor;
    await visitor.goesTo("overview");
    await page.getByLabel("Name", { exact: true }).fill("Noor de Wit");
    await page.getByLabel("Note with your order").fill("Ring twice");
    await page.reload();
    await ready(page);
    await visitor.sees(words.account);
    await expect(page.getByLabel("E-mail")).toHaveValue(visitor.email);
    await expect(page.getByLabel(/I agree/)).toBeChecked();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await visitor.button("Next").click();
    await visitor.sees(words.overview);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Noor de Wit");
    await expect(page.getByLabel("Note with your order")).toHaveValue("Ring twice");
    await expect(page.getByRole("main")).toContainText("Monday 23 November");
  });

  const RELOADED = [
    ["account", "email-input"],
    ["service", "select-service"],
    ["time", "select-dates"],
  ] as const;
  for (const [step, query] of variants(RELOADED, 2)) {
    test(`a reload on the ${step} page loses nothing [FLOW-08]`, async ({ page }) => {
      const visitor = new OrderVisitor(page, "nl");
      await visitor.goesTo(step);
      await page.reload();
      await ready(page);
      await visitor.sees(visitor.words.account);
      await expect(page.getByRole("main")).toContainText("Lange Veerstraat 18-A");
      await visitor.makesAccount();
      await visitor.sees(step === "time" ? visitor.words.time : visitor.words.service);
      await expect(page).toHaveURL(new RegExp(step === "account" ? "select-service" : query));
    });
  }

  test("Edit address leads to screen 1, and another address starts the times anew [FLOW-48] [SESS-25]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("overview");
    await page.getByRole("link", { name: "Edit address" }).click();
    await visitor.sees(visitor.words.address);
    await expect(page.getByLabel("Postal code")).toHaveValue("2011DB");
    await expect(page.getByLabel("House number")).toHaveValue("18");
    await expect(page.getByLabel("Addition or floor")).toHaveValue("A");
    await visitor.fillsAddress({ postalCode: "2011DB", houseNumber: "18", addition: "B" });
    await visitor.sees(visitor.words.account);
    await visitor.opens("confirm-order");
    await visitor.sees(visitor.words.account);
    await visitor.makesAccount();
    await visitor.sees(visitor.words.time);
    await expect(page.getByRole("main")).toContainText("Lange Veerstraat 18-B");
    await expect(visitor.button(visitor.words.nextOverview)).toBeDisabled();
  });

  test("web view stays on through the flow and after the order [STATE-09] [STATE-16]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await page.goto("/en/?page=address-selection&webview=true");
    await ready(page);
    await visitor.fillsAddress();
    await visitor.makesAccount();
    await visitor.choosesServices("WF");
    await visitor.choosesTimes();
    await visitor.fillsContact();
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    await expect(page).toHaveURL(/page=order-placed&webview=true/);
    await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute(
      "href",
      "/en/?webview=true",
    );
  });
});
