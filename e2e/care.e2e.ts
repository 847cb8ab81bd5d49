import type { Page } from "@playwright/test";
import { orderPath } from "../apps/api/src/modules/orders/order-link.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { orderByPhone } from "./console-order.ts";
import { addPerson, consoleOrigin, giveAuthenticator, wayInOf } from "./console-staff.ts";
import { DESKTOP, expect, expectAccessible, open, PHONE, ready, test } from "./fixtures.ts";
import { openHouse, SIX_KILOS } from "./house.ts";
import { noisyPhoto } from "./noisy-photo.ts";
import { emptyWindows, newEmail } from "./order-visitor.ts";
import { E2E_SECRET, type RunningServer } from "./running-server.ts";

const BLOUSE = { type: "DC", alias: "silk-blouse", count: 1 } as const;

/** A desk employee with a passkey. */
async function signIn(page: Page, server: RunningServer): Promise<void> {
  await giveAuthenticator(page);
  const email = newEmail();
  await addPerson(server, { name: "Imke Postma", email, role: "desk" });
  await page.goto((await wayInOf(server, email)).link);
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await page.getByRole("button", { name: "Maak een passkey" }).click();
  await expect(page.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();
}

async function linkOf(server: RunningServer, number: string) {
  const [order] = await server.query<{ id: string; link_version: number }>(
    "SELECT id, link_version FROM orders WHERE number = $1",
    [number],
  );
  if (!order) throw new Error("There is no order.");
  return { id: order.id, path: orderPath(secretsFrom(E2E_SECRET), order, "nl") };
}

/** Of the photo chunks one request is aborted, and one loses its response. */
async function breakTwice(page: Page): Promise<() => number> {
  let pieces = 0;
  await page.route("**/photos/*/pieces", async (route) => {
    pieces += 1;
    if (pieces === 3) return route.abort("internetdisconnected");
    if (pieces === 6) {
      await route.fetch();
      return route.abort("connectionreset");
    }
    return route.fallback();
  });
  return () => pieces;
}

test("a complaint with five photos over a line that breaks twice is answered with money, which goes back [CARE-01] [CARE-02] [CARE-03] [MINE-08] [DESK-03]", async ({
  page: customer,
  browser,
  server,
}) => {
  // Slow: two people, a bank and an inbox.
  test.slow();
  await emptyWindows(server);
  const desk = await (await browser.newContext({ locale: "nl-NL", viewport: DESKTOP })).newPage();
  await signIn(desk, server);
  const number = await orderByPhone(desk, server);
  const { id, path } = await linkOf(server, number);
  const house = await openHouse(server, id);

  await test.step("the bill is paid and the order comes back", async () => {
    await house.bill({ ...SIX_KILOS, pieces: [BLOUSE] });
    await open(customer, path);
    await expect(customer.getByText("Is er iets niet goed?")).toBeHidden();
    await customer.getByRole("link", { name: /^Betaal/ }).click();
    await customer.waitForURL("**/nl/pay/*");
    await ready(customer);
    await customer.getByRole("button", { name: /^Betaal/ }).click();
    await customer.getByRole("button", { name: "Betaald" }).click();
    await expect(customer.getByRole("heading", { level: 1 })).toHaveText("Bedankt!");
    await house.bringBack();
    await house.close();
  });

  await test.step("the customer reports it, and the photos arrive whatever the line does", async () => {
    await open(customer, path);
    await customer.getByRole("button", { name: "Meld een probleem" }).click();
    // The button was removed; keyboard focus moves to the form.
    await expect(customer.getByLabel("Welk stuk?")).toBeFocused();
    await customer.getByLabel("Welk stuk?").selectOption("Zijden blouse");
    await customer.getByLabel("Wat is er?").fill("Er zit een plek op de zoom.");
    const photo = customer.getByLabel("Kies of maak een foto");
    const letter = { name: "brief.png", mimeType: "image/png", buffer: Buffer.from("geen foto") };
    await photo.setInputFiles([letter]);
    await expect(customer.getByText("Deze foto kunnen we niet lezen.")).toBeVisible();
    await customer.getByRole("button", { name: "Verstuur je melding" }).click();
    await expect(customer.getByText("Niet elke foto is aangekomen.")).toBeVisible();
    await customer.getByRole("button", { name: "Verwijder brief.png" }).click();
    const pieces = await breakTwice(customer);
    const files = Array.from({ length: 5 }, (_, at) => ({
      name: `zoom-${at + 1}.png`,
      mimeType: "image/png",
      buffer: noisyPhoto(),
    }));
    await photo.setInputFiles(files);
    // Ten chunks, and a retry delay of a second after each lost one.
    await expect(customer.getByText("verstuurd")).toHaveCount(5, { timeout: 30_000 });
    expect(pieces()).toBeGreaterThan(6);
    for (const viewport of [DESKTOP, PHONE]) {
      await customer.setViewportSize(viewport);
      await expectAccessible(customer);
    }
    await customer.getByRole("button", { name: "Verstuur je melding" }).click();
    const card = customer.getByRole("article", { name: "Zijden blouse" });
    await expect(card).toContainText("Je hebt ons antwoord uiterlijk");
    await expect(card).toBeFocused();
    await expect(card.getByRole("img")).toHaveCount(5);
    const shown = card.getByRole("img", { name: "Foto 5 bij je melding" });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty("naturalWidth", 420);
  });

  await test.step("the desk finds it by its deadline and offers money", async () => {
    await desk.goto(`${consoleOrigin(server)}/console/care`);
    await expect(desk.getByRole("link", { name: new RegExp(number) })).toBeVisible();
    await desk.goto(`${consoleOrigin(server)}/console/orders/${number}`);
    await desk.getByRole("link", { name: `Antwoord: ${number}` }).click();
    await expect(desk.getByRole("heading", { name: "Zijden blouse" })).toBeVisible();
    await expect(desk.getByRole("button", { name: /van de klant, groter/ })).toHaveCount(5);
    await desk.getByRole("radio", { name: "Geld terug" }).check();
    await desk.getByLabel("Bedrag").fill("20,00");
    await expectAccessible(desk);
    await desk.getByLabel("Mail aan Karel").fill("Beste Karel,\n\nSorry, dit was onze beugel.");
    await desk.getByRole("button", { name: /^Stuur en bied €\s20,00/ }).click();
    await expect(desk.getByText("De klant heeft nog niet op het aanbod gereageerd.")).toBeVisible();
  });

  await test.step("the customer accepts, and the receipt says what went back", async () => {
    await open(customer, path);
    await customer.getByRole("button", { name: /^Akkoord met €\s20,00/ }).click();
    await expect(customer.getByText(/Je krijgt €\s20,00 terug/)).toBeVisible();
    await expect(customer.getByRole("article", { name: "Zijden blouse" })).toBeFocused();
    const [refund] = await server.query(
      `SELECT r.cents, r.reason FROM refunds r JOIN payments p ON p.id = r.payment_id
        JOIN bills b ON b.id = p.bill_id WHERE b.order_id = $1`,
      [id],
    );
    expect(refund).toEqual({ cents: 2000, reason: "Vergoeding voor: Zijden blouse" });
    await open(customer, path);
    const back = customer.getByRole("listitem").filter({ hasText: "Op weg naar jou terug" });
    await expect(back).toContainText(/€\s20,00/);
    // Compensation for damage does not change the purchase: its invoice is not corrected.
    const invoices = customer.getByRole("region", { name: "Je bon" }).getByRole("listitem");
    await expect(invoices).toHaveText([/^Factuur 2026-\d{6}/]);
    const mails = await server.query<{ kind: string }>(
      "SELECT kind FROM outbox WHERE data->>'orderId' = $1 AND kind = 'refund'",
      [id],
    );
    expect(mails).toHaveLength(1);
    await desk.reload();
    await expect(desk.getByText(/aangenomen/)).toBeVisible();
  });
});
