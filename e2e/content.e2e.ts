import type { APIRequestContext, Page } from "@playwright/test";
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from "./fixtures.ts";
import { estimateIsGone } from "./states/content.ts";

const words = async (page: Page): Promise<string> =>
  (await page.locator("main").innerText()).replaceAll("\u00a0", " ");

test.describe("contact", () => {
  test("shows hours in both languages, e-mail, free phone number and the way to the questions [CONT-01, CONT-02, CONT-03, RULE-40]", async ({
    page,
  }) => {
    await open(page, "/en/contact");
    const main = page.getByRole("main");
    const shown = await words(page);
    expect(shown).toMatch(/Monday to Friday 08:30 – 21:00/);
    expect(shown).toMatch(/Saturday 09:00 – 17:00/);
    expect(shown).toContain("Call us for free");
    await expect(main.getByRole("link", { name: "0800 0123" })).toHaveAttribute(
      "href",
      "tel:08000123",
    );
    await expect(main.getByRole("link", { name: "hallo@waslijn.example" })).toHaveAttribute(
      "href",
      "mailto:hallo@waslijn.example",
    );
    await main.getByRole("link", { name: "See the questions" }).click();
    await expect(page).toHaveURL(/\/en\/faq$/);

    await open(page, "/nl/contact");
    expect(await words(page)).toMatch(
      /Maandag t\/m vrijdag 08:30 – 21:00\s+Zaterdag 09:00 – 17:00/,
    );
  });
});

const DRY_CLEANING: readonly [string, string][] = [
  ["Shirt", "3.50"],
  ["Blouse", "6.95"],
  ["Silk blouse", "9.95"],
  ["Trousers", "8.95"],
  ["Blazer", "10.95"],
  ["Waistcoat", "6.95"],
  ["Tie", "7.95"],
  ["Jumper", "6.95"],
  ["T-shirt/polo", "4.45"],
  ["Jeans", "5.95"],
  ["Skirt", "8.95"],
  ["Dress", "12.95"],
  ["Summer jacket", "18.95"],
  ["Winter coat", "22.95"],
  ["Down winter coat", "27.95"],
  ["Cloak", "27.95"],
  ["Sheers, per m²", "4.95"],
  ["Curtains, per m²", "5.95"],
  ["Lined curtains, per m²", "7.95"],
  ["Duvet, 1 person", "24.95"],
  ["Duvet, 2 persons", "34.95"],
  ["Duvet, 4 season", "44.95"],
];

test.describe("the price list", () => {
  test("has tabs for 22 prices and for wash and fold, VAT in them, and tells of shirts, shoes and the expert [CONT-05, CONT-06, CONT-07, HOME-14, RULE-26, RULE-27, RULE-28, RULE-29, RULE-41, RULE-42]", async ({
    page,
  }) => {
    await open(page, "/en/pricelist");
    const shown = await words(page);
    expect(shown).toContain("All prices include 21% VAT.");
    expect(shown).toMatch(/Shirt service[^€]*€3\.50 each/);
    expect(shown).toMatch(/Shoe cleaning[^€]*from €9\.95 per pair/);
    expect(shown).toContain("Expert order");
    await expect(page.getByRole("tab")).toHaveText(["Dry cleaning and ironing", "Wash and fold"]);
    const panel = page.getByRole("tabpanel", { name: "Dry cleaning and ironing" });
    const names = await panel.getByRole("term").allInnerTexts();
    const prices = await panel.getByRole("definition").allInnerTexts();
    expect(names.map((name, index) => [name, prices[index]])).toEqual(
      DRY_CLEANING.map(([name, price]) => [name, `€${price}`]),
    );
    await page.getByRole("tab", { name: "Wash and fold" }).click();
    const byWeight = page.getByRole("tabpanel", { name: "Wash and fold" });
    await expect(byWeight).toContainText(/0 to 6 kg.*30 degrees.*medium.*€24\.95/);
    await expect(byWeight).toContainText(/Each extra kilo.*12 kg.*€4\.25/);
  });

  test("opens the estimate by its address, and only then loads it", async ({ page }) => {
    await open(page, "/en/pricelist");
    await expect(page.locator("#estimate")).toHaveCount(0);
    await page.getByRole("link", { name: "Make an estimate" }).click();
    await expect(page.locator("#estimate")).toBeInViewport();
  });

  test("prints both tabs, without header, footer and buttons", async ({ page }) => {
    await open(page, "/en/pricelist");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Duvet, 4 season")).toBeVisible();
    await expect(page.getByText("Each extra kilo")).toBeVisible();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
});

test.describe("explore", () => {
  test("guides a first order, in eight steps, says who we are and when to call [CONT-08, CONT-09, CONT-10, CONT-11]", async ({
    page,
  }) => {
    await open(page, "/en/explore");
    const section = (name: string) => page.getByRole("region", { name });
    await expect(section("Your first order")).toContainText("free laundry bag by post");
    const steps = section("Clean in eight steps").getByRole("listitem");
    await expect(steps).toHaveCount(8);
    await expect(steps.first()).toContainText("1 Enter your address");
    await expect(steps.last()).toContainText("8 You get it back clean");
    await expect(section("About us")).toContainText("Waslijn is there for everyone");
    await expect(section("When to contact us")).toContainText("change or cancel an appointment");
  });
});

test.describe("the questions", () => {
  test("are vertical tabs on a desktop: names in a column, the open one beside them [CONT-13]", async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/en/faq");
    const name = page.locator("#payment > summary");
    await name.click();
    await expect(page.getByText("When do I pay?")).toBeVisible();
    await expect(page.getByText("What exactly do you do?")).toBeHidden();
    const tab = await name.boundingBox();
    const last = await page.locator("#cleaning > summary").boundingBox();
    const content = await page.locator("#payment-1").boundingBox();
    expect(content?.x).toBeGreaterThan((tab?.x ?? 0) + (tab?.width ?? 0));
    expect(last?.x).toBe(tab?.x);
    // Opening a category does not move the names.
    expect((last?.y ?? 0) - (tab?.y ?? 0)).toBeLessThan(100);
  });

  test("are an accordion of four categories on a phone, answers below, and whom to ask at the end [CONT-12, CONT-14, CONT-15]", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, "/en/faq");
    const categories = page.locator("#service, #pickup-delivery, #payment, #cleaning");
    await expect(categories.locator("> summary")).toHaveText([
      "Service",
      "Pickup and delivery",
      "Payment",
      "Cleaning",
    ]);
    await page.locator("#payment > summary").click();
    await page.getByText("When do I pay?").click();
    await expect(page.getByText("So you pay nothing when you order.")).toBeVisible();
    const name = await page.locator("#payment > summary").boundingBox();
    const content = await page.locator("#payment-1").boundingBox();
    const next = await page.locator("#cleaning > summary").boundingBox();
    expect(content?.y).toBeGreaterThan(name?.y ?? 0);
    expect(next?.y).toBeGreaterThan(content?.y ?? 0);
    const line = page.getByText("Not here? Mail");
    await expect(line.getByRole("link", { name: "hallo@waslijn.example" })).toBeVisible();
    await expect(line.getByRole("link", { name: "0800 0123" })).toBeVisible();
  });
});

test.describe("terms and privacy", () => {
  test("the terms are the same Dutch text in both languages, marked as Dutch [CONT-16, ROUTE-26]", async ({
    page,
  }) => {
    await open(page, "/nl/terms");
    const dutch = await page.locator("#part-terms").innerText();
    expect(dutch).toContain("Artikel 12. Klachten");
    await open(page, "/en/terms");
    const text = page.locator("#part-terms");
    expect(await text.innerText()).toBe(dutch);
    await expect(text).toHaveAttribute("lang", "nl");
    // Links stay in the page's language.
    await expect(text.locator("a", { hasText: "prijslijst" }).first()).toHaveAttribute(
      "href",
      "/en/pricelist",
    );
  });

  test("the statement says what is kept, how long and in which cookies [CONT-17, RULE-38, RULE-39, RULE-44]", async ({
    page,
  }) => {
    await open(page, "/en/cookie");
    const shown = await words(page);
    expect(shown).toMatch(/In general: 5 years/);
    expect(shown).toMatch(/For reporting: 20 years/);
    expect(shown).toContain("within 4 weeks");
    expect(shown).toMatch(/cookieConsent[\s\S]*365 days/);
  });

  test("the contents lead to each article", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/nl/terms");
    await page.getByRole("navigation", { name: "Op deze pagina" }).getByText("Klachten").click();
    await expect(page.getByRole("heading", { name: "Artikel 12. Klachten" })).toBeInViewport();
  });
});

test.describe("jobs", () => {
  test("has two tabs, each an accordion of Dutch vacancies [CONT-18, CONT-19, CONT-20]", async ({
    page,
  }) => {
    await open(page, "/en/jobs");
    await expect(page.getByRole("tab")).toHaveText(["Marketing positions", "Interns"]);
    await page.getByText("Contentmarketeer (24–32 uur per week)").click();
    await expect(page.getByText("Foutloos Nederlands en vlot Engels.")).toBeVisible();
    await page.getByRole("tab", { name: "Interns" }).click();
    await expect(page.getByText("Foutloos Nederlands en vlot Engels.")).toBeHidden();
    await page.getByText("Stage klantervaring (hbo)").click();
    await expect(page.getByText("Je verbeteringen gaan echt live.")).toBeVisible();
    await expect(page.locator("#part-jobs-interns")).toHaveAttribute("lang", "nl");
  });
});

test.describe("landing pages", () => {
  test("a mailed confirmation link does nothing until its button is pressed, and hides its token", async ({
    page,
  }) => {
    const calls: (string | null)[] = [];
    await page.route("**/api/**", (route) => {
      calls.push(route.request().postData());
      return route.fulfill({ status: 204 });
    });
    await open(page, "/en/confirm/s3cret");
    await expect(page).toHaveURL(/\/en\/confirm\/-$/);
    await page.getByRole("link", { name: /Nederlands/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is dit jouw account?");
    expect(calls).toEqual([]);
    await page.getByRole("button", { name: "Ja, bevestig mijn account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je account is bevestigd");
    expect(calls).toEqual(['{"token":"s3cret"}']);
  });

  test("the button of a texted link is a form that sends the page's own code [PHONE-03]", async ({
    page,
  }) => {
    await open(page, "/en/verify/0123456789ab");
    const pressed = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Yes, this is my number" }).click();
    expect(new URL((await pressed).url()).pathname).toBe("/en/verify/0123456789ab");
    await expect(page).toHaveURL(/\/en\/valid-fail$/);
  });

  const SAID: readonly [path: string, readonly RegExp[]][] = [
    ["welcome", [/Your phone number is verified/, /starter kit is coming/]],
    ["thank", [/Thank you/, /clean laundry will be delivered soon/]],
    ["valid-fail", [/Something went wrong/, /link was not valid/, /Call our support/, /0800 0123/]],
    ["pay-fail", [/Payment not successful/, /link in the SMS/, /call our support/, /0800 0123/]],
  ];
  test("a page that a link leads to says what happened and what to do, and makes no call [CONT-21] [CONT-22] [CONT-23] [CONT-24] [CONT-25] [ERR-26] [ERR-27]", async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) calls.push(request.url());
    });
    for (const [path, expected] of SAID) {
      await test.step(path, async () => {
        await open(page, `/en/${path}`);
        const shown = await words(page);
        for (const sentence of expected) expect(shown).toMatch(sentence);
        await page.waitForLoadState("networkidle");
        expect(calls).toEqual([]);
      });
    }
  });
});

/** Text of the page's content in the server's HTML, without markup. */
async function written(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [main = ""] = /<main[^]*<\/main>/.exec(html) ?? [];
  return main.replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " ");
}

test("a changed amount changes every page that names it, in both languages [RULE-25]", async ({
  request,
  server,
}) => {
  const pages = [
    ["/nl/faq", "€ 36,51"],
    ["/en/faq", "€36.51"],
    ["/nl/terms", "€ 36,51"],
    ["/nl/explore", "€ 36,51"],
    ["/en/pricelist", "€36.51"],
  ] as const;
  const change = (cents: number) =>
    server.query("UPDATE config_prices SET cents = $1 WHERE alias = 'PRICE_MINIMAL_ORDER_VALUE'", [
      cents,
    ]);
  try {
    await change(3651);
    for (const [path, amount] of pages) {
      expect((await written(request, path)).includes(amount), path).toBe(true);
    }
  } finally {
    await change(3495);
  }
});

test("the days in the texts are those on which the hubs drive [TIME-02]", async ({
  request,
  server,
}) => {
  const days = () => written(request, "/en/faq");
  expect(await days()).toMatch(/We drive [^.]*Monday to Saturday,/);
  await server.query("UPDATE hubs SET operating_days = '{1,2,3,4,5}'");
  try {
    expect(await days()).toMatch(/We drive [^.]*Monday to Friday,/);
  } finally {
    await server.query("UPDATE hubs SET operating_days = '{1,2,3,4,5,6}'");
  }
});

test("a page that breaks says so within its frame, tells the server, and is whole after a reload", async ({
  page,
  server,
}) => {
  await open(page, "/en/pricelist");
  const told = page.waitForResponse("**/api/client-failures");
  await estimateIsGone(page);
  await expect(page.getByRole("alert")).toContainText("Oops, this page stopped working");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect((await told).status()).toBe(204);
  await expect.poll(() => server.log()).toContain("page-broken");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("tab")).toHaveCount(2);
});

test("the contents of the page about the API lead to a call, and all is in reach on a phone [OPEN-03]", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto("/api/docs");
  await page.getByRole("navigation").getByRole("link", { name: "placeOrder", exact: true }).click();
  const call = page.getByRole("region", { name: "POST /api/orders", exact: true });
  await expect(call).toBeInViewport();
  await expect(call).toContainText('"pickupTime": "2026-11-17T08:00:00+01:00"');

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, "beyond the edge").toBeLessThanOrEqual(0);
  // All calls have the same markup: axe checks the first of each chapter.
  await page.evaluate(() =>
    document.querySelectorAll(".call + .call").forEach((one) => one.remove()),
  );
  await expectAccessible(page);
});
