import type { Page } from "@playwright/test";
import { DEVICES, expect, expectAccessible, open, ready, test, variants } from "./fixtures.ts";
import { followOrder } from "./follow-order.ts";
import { openHouse } from "./house.ts";
import { tabTo } from "./keyboard.ts";
import { emptyWindows } from "./order-visitor.ts";
import type { RunningServer } from "./running-server.ts";

test.beforeEach(({ server }) => emptyWindows(server));

const WORDS = {
  nl: {
    isMine: "Ja, dit is mijn nummer",
    verified: "Je telefoonnummer is bevestigd",
    pay: /^Betaal €\s34,95/,
    texted: /je rekening voor bestelling \S+ is EUR 34,95\. Betaal hier: (\S+\/p\/(\w{12}))$/,
    failed: "Mislukt",
    paid: "Betaald",
    payFail: "Betaling niet gelukt",
    again: "Probeer opnieuw",
    declined: "Je bank heeft de betaling geweigerd.",
    nothing: "Er is niets afgeschreven.",
    facts: [
      ["Betaald", /€\s34,95/],
      ["Bestelling", /W-\d+/],
      ["Met", "Creditcard"],
    ],
    methods: [/^Creditcard/, /^PayPal/, /^Overboeking/, /^iDEAL/, /^Creditcard/],
    byCard: /^Betaal €\s34,95 met creditcard/,
    thank: "Bedankt!",
    receipt: /Factuurnummer: (\S+)/,
    seeReceipt: "Bekijk je bestelling en bon",
    invoice: "Factuur",
    allPaid: "Betaald. Bedankt!",
    sum: /€\s34,95 betaald/,
  },
  en: {
    isMine: "Yes, this is my number",
    verified: "Your phone number is verified",
    pay: /^Pay €34\.95/,
    texted: /your bill for order \S+ is EUR 34\.95\. Pay here: (\S+\/p\/(\w{12}))$/,
    failed: "Failed",
    paid: "Paid",
    payFail: "Payment not successful",
    again: "Try again",
    declined: "Your bank declined the payment.",
    nothing: "Nothing was charged.",
    facts: [
      ["Paid", /€34\.95/],
      ["Order", /W-\d+/],
      ["With", "Credit card"],
    ],
    methods: [/^Credit card/, /^PayPal/, /^Bank transfer/, /^iDEAL/, /^Credit card/],
    byCard: /^Pay €34\.95 with credit card/,
    thank: "Thank you!",
    receipt: /Invoice number: (\S+)/,
    seeReceipt: "See your order and receipt",
    invoice: "Invoice",
    allPaid: "Paid. Thank you!",
    sum: /Paid: €34\.95/,
  },
} as const;

/** The order is picked up and counted at six kilos, and its bill sent. */
async function bill(server: RunningServer, email: string): Promise<void> {
  const [order] = await server.query<{ id: string }>(
    "UPDATE orders SET has_bag = true WHERE contact->>'email' = $1 RETURNING id",
    [email],
  );
  const house = await openHouse(server, order?.id ?? "");
  await house.bill();
  await house.close();
}

/** Text of the mail of this kind. */
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

/** The SMS that somebody received, as the test phone shows it. */
async function text(page: Page, phone: string, says: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | undefined;
  await expect(async () => {
    const kept: { to: string; text: string }[] = await (
      await page.request.get("/dev/texts.json")
    ).json();
    const read = kept.filter(({ to }) => to === phone).map((one) => says.exec(one.text));
    found = read.find((match) => match !== null) ?? undefined;
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error("There is no such text message.");
  return found;
}

for (const { device, viewport, language } of variants(DEVICES, 1)) {
  const words = WORDS[language];
  test.describe(`on a ${device} in ${language}`, () => {
    test.use({ viewport });

    test("an order is counted, told of by mail and text message, failed at the bank, paid at the second try, and has its receipt [PAY-01] [PAY-03] [PAY-05] [PAY-06] [PHONE-03] [MINE-07] [MINE-16]", async ({
      page,
      server,
    }) => {
      // Slow: eight pages, and two messages to wait for.
      test.slow();
      const phone = `+3161${String(Date.now()).slice(-7)}`;
      const { email } = await followOrder(page, language, phone);
      const mine = page.url();
      const [, asked = ""] = await text(page, phone, /(http\S+\/v\/\w{12})/);
      await page.goto(asked);
      await page.getByRole("button", { name: words.isMine }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.verified);

      await open(page, new URL(mine).pathname);
      await bill(server, email);
      // The bill appears while the page is open, and links to the same page as the messages.
      await page.getByRole("link", { name: words.pay }).click();
      const [, link = "", code = ""] = await text(page, phone, words.texted);
      expect(await mail(server, email, "bill")).toContain(`/${language}/pay/${code}`);
      await page.waitForURL(`**/${language}/pay/${code}`);

      await page.goto(link);
      await page.waitForURL(`**/${language}/pay/*`);
      await ready(page);
      await page.getByRole("button", { name: words.pay }).click();
      await page.getByRole("button", { name: words.failed }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.payFail);
      await expect(page).toHaveURL(new RegExp(`/${language}/pay-fail$`));
      await expect(page.getByRole("main")).toContainText(words.declined);
      await expect(page.getByRole("main")).toContainText(words.nothing);
      await page.getByRole("button", { name: words.again }).click();
      await page.waitForURL(`**/${language}/pay/*`);
      await ready(page);
      // Four payment methods, chosen by keyboard alone.
      await page.getByRole("radio", { name: /^iDEAL \| Wero/ }).focus();
      for (const name of words.methods) {
        await page.keyboard.press("ArrowDown");
        await expect(page.getByRole("radio", { name })).toBeChecked();
      }
      await tabTo(page, words.byCard);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: words.paid }).click();

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.thank);
      expect(await billState(server, email)).toEqual(PAID);
      await expect(page).toHaveURL(new RegExp(`/${language}/thank$`));
      for (const [label, value] of words.facts) {
        await expect(page.locator("dl > div", { hasText: label })).toContainText(value);
      }
      const number = words.receipt.exec(await mail(server, email, "paid"))?.[1] ?? "no number";
      await expect(page.getByRole("main")).toContainText(number);
      const receipt = page.waitForEvent("download");
      await page.getByRole("link", { name: /^Download/ }).click();
      expect((await receipt).suggestedFilename()).toContain(number);
      await page.getByRole("button", { name: words.seeReceipt }).click();
      await page.waitForURL(`**/${language}/orders/*`);
      await expect(page.getByText(`${words.invoice} ${number}`)).toBeVisible();
      await expect(page.getByText(words.allPaid)).toBeVisible();
      await expect(page.getByText(words.sum)).toBeVisible();
      const pdf = page.waitForEvent("download");
      await page.getByRole("link", { name: /^Download/ }).click();
      expect((await pdf).suggestedFilename()).toContain(number);
      expect(server.log()).not.toContain(code);
    });
  });
}

test("a payment that was broken off or took too long is told as that [MINE-16] [PAY-06]", async ({
  page,
  server,
}) => {
  test.slow();
  const { email } = await followOrder(page, "nl");
  await bill(server, email);
  await page.getByRole("link", { name: WORDS.nl.pay }).click();
  await page.waitForURL("**/nl/pay/*");
  for (const [ending, told] of [
    ["Afgebroken", "Je hebt de betaling zelf afgebroken."],
    ["Verlopen", "De tijd om te betalen was om."],
  ] as const) {
    await ready(page);
    await page.getByRole("button", { name: WORDS.nl.pay }).click();
    await page.getByRole("button", { name: ending }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.nl.payFail);
    const main = page.getByRole("main");
    await expect(main).toContainText(told);
    await expect(main).toContainText(WORDS.nl.nothing);
    await expect(main).toContainText(/Te betalen€\s34,95Uiterlijk\w+dag/);
    await expectAccessible(page);
    // The server's clock stands still: the next payment has to be the newest.
    await server.query("UPDATE payments SET created_at = created_at - interval '1 minute'");
    await page.getByRole("button", { name: WORDS.nl.again }).click();
    await page.waitForURL("**/nl/pay/*");
  }
});

test("back from the bank without a result, trying again comes first [MINE-16]", async ({
  page,
  server,
}) => {
  const { email } = await followOrder(page, "nl");
  await bill(server, email);
  await page.getByRole("link", { name: WORDS.nl.pay }).click();
  await page.waitForURL("**/nl/pay/*");
  await ready(page);
  const path = new URL(page.url()).pathname;
  await page.getByRole("button", { name: WORDS.nl.pay }).click();
  await page.getByRole("button", { name: "Afgebroken" }).waitFor();
  await open(page, `${path}/back`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("We wachten op je bank");
  await expect(main.getByRole("button").first()).toHaveText(WORDS.nl.again);
  await main.getByRole("button", { name: WORDS.nl.again }).click();
  await expect(main.getByRole("button", { name: WORDS.nl.pay })).toBeVisible();
});

test("a dead payment link offers to send the links again, as a dead order link does [PAY-01] [MINE-09]", async ({
  page,
}) => {
  await open(page, "/nl/pay/voorbeeld234");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Er ging iets mis");
  await main.getByLabel("E-mailadres van je bestelling").fill("noor@voorbeeld.nl");
  await main.getByRole("button", { name: "Stuur mijn link" }).click();
  await expect(main.getByRole("status")).toContainText("Zijn er bestellingen met dit adres");
  await expectAccessible(page);
});
