import type { Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { openPostgres } from "../apps/api/src/db/client.ts";
import { readEnv } from "../apps/api/src/env.ts";
import { countOrder } from "../apps/api/src/modules/orders/life/count-order.ts";
import { pickUp } from "../apps/api/src/modules/orders/life/handle-order.ts";
import { sendBill } from "../apps/api/src/modules/orders/life/send-bill.ts";
import { findOrder } from "../apps/api/src/modules/orders/orders-repository.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { DESKTOP, expect, PHONE, ready, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { emptyWindows, OrderVisitor } from "./order-visitor.ts";
import { E2E_NOW, E2E_SECRET, type RunningServer } from "./running-server.ts";

test.beforeEach(({ server }) => emptyWindows(server));

const WORDS = {
  nl: {
    toOrder: "Volg je bestelling",
    pay: /^Betaal €\s34,95/,
    failed: "Mislukt",
    paid: "Betaald",
    payFail: "Betaling niet gelukt",
    again: "Probeer opnieuw",
    thank: "Bedankt!",
    receipt: /Factuurnummer: (\S+)/,
  },
  en: {
    toOrder: "Follow your order",
    pay: /^Pay €34\.95/,
    failed: "Failed",
    paid: "Paid",
    payFail: "Payment not successful",
    again: "Try again",
    thank: "Thank you!",
    receipt: /Invoice number: (\S+)/,
  },
} as const;

/** Orders, and goes on to the order's own page as a customer does. */
async function orders(page: Page, language: Language): Promise<string> {
  const visitor = new OrderVisitor(page, language);
  await visitor.goesTo("overview");
  await visitor.fillsContact();
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  await page.getByRole("button", { name: WORDS[language].toOrder }).click();
  await page.waitForURL(`**/${language}/orders/*`);
  await ready(page);
  return visitor.email;
}

/** The house picks up, counts six kilos and sends the bill. */
async function bill(server: RunningServer, email: string): Promise<void> {
  const [order] = await server.query<{ id: string }>(
    "UPDATE orders SET has_bag = true WHERE contact->>'email' = $1 RETURNING id",
    [email],
  );
  const { db, live, close } = openPostgres(server.databaseUrl);
  const deps = {
    db,
    live,
    clock: { now: () => new Date(E2E_NOW) },
    env: readEnv({ NODE_ENV: "test" }),
    secrets: secretsFrom(E2E_SECRET),
  };
  const by = async (kind: "driver" | "staff") => {
    const found = await findOrder(db, order?.id ?? "");
    if (!found) throw new Error("There is no order.");
    return { order: found, version: found.version, actor: { kind, id: "test" } };
  };
  await pickUp(deps, await by("driver"), { bags: 1 });
  const six = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
  await countOrder(deps, await by("staff"), six);
  await sendBill(deps, await by("staff"));
  await close();
}

/** What was mailed to somebody about this. */
async function mail(server: RunningServer, email: string, kind: string): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    const [sent] = await server.query<{ text: string }>(
      "SELECT rendered->>'text' AS text FROM outbox WHERE recipient = $1 AND kind = $2 AND rendered IS NOT NULL",
      [email, kind],
    );
    text = sent?.text;
    expect(text).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return text ?? "";
}

const billState = async (server: RunningServer, email: string) =>
  server.query(
    `SELECT bills.state, bills.paid_cents FROM bills JOIN orders ON orders.id = bills.order_id
      WHERE orders.contact->>'email' = $1`,
    [email],
  );
const PAID = [{ state: "paid", paid_cents: 3495 }];

test.describe("on a phone in Dutch", () => {
  test.use({ viewport: PHONE });

  test("the link in the mail leads to the bank; what fails there is paid at the second try [PAY-01] [PAY-03] [PAY-05] [PAY-06]", async ({
    page,
    server,
  }) => {
    const words = WORDS.nl;
    const email = await orders(page, "nl");
    await bill(server, email);
    const link = /http:\S+\/nl\/pay\/(\S+)/.exec(await mail(server, email, "bill"));
    await page.goto(link?.[0] ?? "");
    await ready(page);
    await page.getByRole("button", { name: words.pay }).click();
    await page.getByRole("button", { name: words.failed }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.payFail);
    await expect(page).toHaveURL(/\/nl\/pay-fail$/);
    await page.getByRole("button", { name: words.again }).click();
    await page.waitForURL("**/nl/pay/*");
    await ready(page);
    // Four ways, chosen and pressed by the keyboard alone.
    await page.getByRole("radio", { name: /^iDEAL \| Wero/ }).focus();
    for (const name of [/^Creditcard/, /^PayPal/, /^Overboeking/, /^iDEAL/, /^Creditcard/]) {
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("radio", { name })).toBeChecked();
    }
    await tabTo(page, /^Betaal €\s34,95 met creditcard/);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: words.paid }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.thank);
    expect(await billState(server, email)).toEqual(PAID);
    expect(await mail(server, email, "paid")).toMatch(words.receipt);
    expect(server.log()).not.toContain(link?.[1]);
  });
});

test.describe("on a desktop in English", () => {
  test.use({ viewport: DESKTOP });

  test("an order is counted, paid from its own page, and then has its receipt there [PAY-01] [PAY-06] [MINE-07]", async ({
    page,
    server,
  }) => {
    const words = WORDS.en;
    const email = await orders(page, "en");
    await bill(server, email);
    // It comes by itself while the customer looks.
    await page.getByRole("link", { name: words.pay }).click();
    await page.waitForURL("**/en/pay/*");
    await ready(page);
    await page.getByRole("button", { name: words.pay }).click();
    await page.getByRole("button", { name: words.paid }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.thank);
    const number = words.receipt.exec(await mail(server, email, "paid"))?.[1] ?? "no number";
    await page.getByRole("button", { name: "See your order and receipt" }).click();
    await page.waitForURL("**/en/orders/*");
    await expect(page.getByText(`Invoice ${number}`)).toBeVisible();
    await expect(page.getByText("Paid. Thank you!")).toBeVisible();
    await expect(page.getByText("Paid: €34.95")).toBeVisible();
    const pdf = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Download/ }).click();
    expect((await pdf).suggestedFilename()).toContain(number);
    expect(await billState(server, email)).toEqual(PAID);
  });
});
