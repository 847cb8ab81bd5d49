import type { BrowserContext, Page } from "@playwright/test";
import { BusinessVisitor } from "./business-visitor.ts";
import { DESKTOP, expect, open, test } from "./fixtures.ts";
import { emptyWindows, OrderVisitor } from "./order-visitor.ts";
import { E2E_NOW } from "./running-server.ts";

test.beforeEach(({ server }) => emptyWindows(server));
test.use({ viewport: DESKTOP });

async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.setFixedTime(E2E_NOW);
  return tab;
}

test("a company's order stays the company's when another tab becomes a guest [SESS-28]", async ({
  page,
  context,
  server,
}) => {
  const company = new BusinessVisitor(page, "re-use", "en");
  await company.goesAlong("overview");
  await company.fillsBusinessContact();
  await new OrderVisitor(await secondTab(context), "en").goesTo("service");
  const answered = page.waitForResponse("**/api/orders");
  await company.confirms();
  expect((await answered).status()).toBe(201);
  await company.sees(company.words.placed);
  const [order] = await server.query<{ company_id: string | null }>(
    "SELECT company_id FROM orders WHERE contact->>'email' = $1",
    [company.email],
  );
  expect(order?.company_id).not.toBeNull();
});

test("a login in another tab is shown before a new customer confirms, and the order is the user's [SESS-27]", async ({
  page,
  context,
  server,
}) => {
  const visitor = new OrderVisitor(page, "en");
  await visitor.comesBackTo("overview");
  await visitor.fillsContact();
  const tab = new OrderVisitor(await secondTab(context), "en");
  await open(tab.page, "/en/?page=address-selection");
  await tab.logsIn();
  await tab.sees(tab.words.service);

  const main = page.getByRole("main");
  await expect(main).toContainText("You are logged in as Sanne de Vries.");
  await expect(main).toContainText("demo@waslijn.example");
  const answered = page.waitForResponse("**/api/orders");
  await visitor.confirms();
  expect((await answered).status()).toBe(201);
  await visitor.sees(visitor.words.placed);
  const { number } = (await (await answered).json()) as { number: string };
  const rows = await server.query<{ email: string }>(
    "SELECT email FROM users WHERE id = (SELECT user_id FROM orders WHERE number = $1)",
    [number],
  );
  expect(rows).toEqual([{ email: "demo@waslijn.example" }]);
  expect(await server.query("SELECT 1 FROM users WHERE email = $1", [visitor.email])).toEqual([]);
});

test("a server that breaks while the token is refreshed at Confirm logs nobody out [SESS-13]", async ({
  page,
}) => {
  const visitor = new OrderVisitor(page, "en");
  await open(page, "/en/?page=address-selection");
  await visitor.logsIn();
  await visitor.choosesServices("DC");
  await visitor.choosesTimes();
  await visitor.sees(visitor.words.overview);
  let broken = 2;
  await page.route("**/api/tokens/refresh", (route) =>
    broken-- > 0 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await visitor.confirms();
  await expect(page.getByText("We’re still trying.")).toBeVisible();
  await visitor.sees(visitor.words.placed);
  expect(await page.evaluate(() => localStorage.getItem("sessionType"))).toBe("user");
});
