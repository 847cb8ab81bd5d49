import type { Page } from "@playwright/test";
import { CALLER, orderByPhone } from "./console-order.ts";
import { consoleOrigin, giveAuthenticator, openConsole } from "./console-staff.ts";
import { MONEY } from "./console-states/answers/money.ts";
import { TODAY } from "./console-states/answers/today.ts";
import { ConsoleVisitor } from "./console-states/visitor.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import type { RunningServer } from "./running-server.ts";

const IMKE = { name: "Imke Postma", email: "imke-money@waslijn.example", role: "desk" } as const;

/** An order that was picked up and counted; its bill is not sent. */
async function countedOrder(page: Page, server: RunningServer): Promise<string> {
  const number = await orderByPhone(page, server);
  const origin = consoleOrigin(server);
  const act = async (path: string, data: object): Promise<void> => {
    const headers = { origin, "idempotency-key": crypto.randomUUID() };
    const url = `${origin}/api/console/orders/${number}/${path}`;
    const answer = await page.request.post(url, { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await act("pickup", { version: 1, bags: 1 });
  await act("count", { version: 2, pieces: [], kilos: 6, bags: 1, bagsBack: 0, send: false });
  return number;
}

test("a desk sends, writes off, invoices and credits by keyboard on the money screen [BOOKS-01] [BOOKS-02] [BOOKS-04]", async ({
  browser,
  server,
}) => {
  test.slow();
  const page = await openConsole(browser, server, IMKE);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const openList = async (key: string, name: string): Promise<void> => {
    await expect(page.getByRole("heading", { name: "Geld", level: 1 })).toBeVisible();
    await press(key);
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  };
  await giveAuthenticator(page);
  await page.goto(`${consoleOrigin(server)}/console/passkey`);
  await page.getByRole("button", { name: "Maak een passkey" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();
  const number = await countedOrder(page, server);
  const row = page.getByRole("listitem").filter({ hasText: number });

  await test.step("what was never sent is sent", async () => {
    await press("g", "f");
    await openList("2", "Niet verstuurd");
    await press("/");
    await page.keyboard.type(number);
    await press("Enter");
    await expect(row).toContainText(CALLER);
    await press("ArrowDown");
    await expect(row.getByRole("link", { name: number, exact: true })).toBeFocused();
    await press("s");
    await expect(
      page.getByText(`De rekening van ${number} staat klaar voor verzending.`),
    ).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step("an invoice is made on the order, found, saved as PDF and credited", async () => {
    await page.goto(`${consoleOrigin(server)}/console/orders/${number}`);
    await expect(page.getByRole("button", { name: /^Maak de factuur/ })).toBeVisible();
    await press("y");
    await expect(page.getByText("De factuur is gemaakt.")).toBeVisible();
    await press("g", "f");
    await openList("6", "Facturen");
    await press("/");
    await page.keyboard.type(number);
    await press("Enter");
    await expect(row).toContainText(/2026-\d{6}/);
    const saved = page.waitForEvent("download");
    await press("ArrowDown", "p");
    expect((await saved).suggestedFilename()).toMatch(/2026-\d{6}\.pdf$/);
    await press("c");
    await page.getByRole("dialog").getByLabel("Reden").pressSequentially("verkeerd geteld");
    await press("Enter");
    await expect(page.getByText("De creditfactuur is gemaakt.")).toBeVisible();
    await expect(row).toContainText("Gecrediteerd");
  });

  await test.step("what nobody will pay is written off, with a reason", async () => {
    await server.query(
      `UPDATE bills SET overdue_at = '2026-11-15', pay_by = '2026-10-31'
       WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
      [number],
    );
    await openList("1", "Te laat");
    await page.reload();
    await expect(row).toContainText("16 dagen te laat");
    await press("ArrowDown", "w");
    const ask = page.getByRole("dialog");
    await press("Enter");
    await expect(ask.getByText("Schrijf waarom.")).toBeVisible();
    await ask.getByLabel("Reden").pressSequentially("verhuisd");
    await press("Enter");
    await expect(page.getByText(/ is afgeboekt\.$/)).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step("the day's closing names the invoice and its credit", async () => {
    await openList("8", "Uitbetalingen");
    await expect(page.getByRole("button", { name: /^Afsluiting ?: / }).first()).toBeVisible();
    await press("ArrowDown", "s");
    const closing = page.getByRole("region", { name: /^Afsluiting van/ });
    await expect(closing.getByRole("row", { name: /^Gefactureerd/ })).toContainText("€");
    await expect(closing.getByRole("row", { name: /^Gecrediteerd/ })).toContainText("€");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
  await page.context().close();
});

test("a month's invoices are offered as long as one is due [BOOKS-01]", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  const companies = MONEY.listCompanyInvoices!;
  const all = page.getByRole("button", { name: /^Maak alle facturen/ });
  const open = async (rows: typeof companies.rows): Promise<void> => {
    await visitor.startAnew();
    visitor.answer({
      deskToday: TODAY,
      ...MONEY,
      listCompanyInvoices: { ...companies, rows },
    });
    await visitor.open("money?list=companies");
    await visitor.seesScreen();
  };
  const [due, issued] = companies.rows;
  await open([due!, issued!]);
  await expect(all).toBeVisible();
  await open([issued!]);
  await expect(page.getByText("Praktijk Kleverlaan", { exact: true })).toBeVisible();
  await expect(all).toHaveCount(0);
  await page.context().close();
});
