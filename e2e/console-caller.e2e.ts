import type { Page } from "@playwright/test";
import { consoleOrigin, giveAuthenticator, openConsole } from "./console-staff.ts";
import { expect, open, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { newEmail } from "./order-visitor.ts";
import type { RunningServer } from "./running-server.ts";

const IMKE = { name: "Imke Postma", email: newEmail(), role: "desk" } as const;

/** The customer pays the bill at the test bank. */
async function payBill(page: Page, server: RunningServer, number: string): Promise<void> {
  const origin = consoleOrigin(server);
  const order = await page.request.get(`${origin}/api/console/orders/${number}`);
  const { bill } = (await order.json()) as { bill: { pay: string } };
  const code = bill.pay.split("/").at(-1) ?? "";
  const started = await page.request.post(`${origin}/api/bills/by-code/${code}/payments`, {
    data: { method: "ideal" },
    headers: { "x-device-web-id": "device-of-a-caller", "idempotency-key": "caller-pays" },
  });
  const bank = await page.context().newPage();
  await bank.goto(((await started.json()) as { checkout: string }).checkout);
  await bank.getByRole("button", { name: "Betaald" }).click();
  await bank.waitForURL("**/thank");
  await bank.close();
}

test("a desk orders for a caller, counts, refunds and exports without a pointer [DESK-04] [DESK-05] [DESK-07] [PAY-08]", async ({
  browser,
  server,
}) => {
  test.slow();
  const page = await openConsole(browser, server, IMKE);
  const { keyboard } = page;
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await keyboard.press(key);
  };
  await giveAuthenticator(page);
  await page.goto(`${consoleOrigin(server)}/console/passkey`);
  await page.getByRole("button", { name: "Maak een passkey" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();

  await test.step("the screen opens by a key at the number, and says where nobody drives", async () => {
    await press("n");
    await expect(page.getByLabel("Telefoon")).toBeFocused();
    await keyboard.type("06 98765432");
    await expect(page.getByText("Nieuwe beller: dit nummer kennen we nog niet.")).toBeVisible();
    await expect(page.getByLabel("Heeft onze waszak")).not.toBeChecked();
    await tabTo(page, /^Postcode/);
    await keyboard.type("9999ZZ");
    await tabTo(page, /^Huisnummer/);
    await keyboard.type("1");
    await expect(page.getByText("Op deze postcode komen we nog niet.")).toBeVisible();
    await press("Control+Enter");
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await expect(page.getByText("Vraag de naam.")).toBeVisible();
  });

  await test.step("what was said is there after a look elsewhere", async () => {
    await keyboard.type("caller@mail.example");
    await tabTo(page, /^Naam/);
    await keyboard.type("Karin Beller");
    await tabTo(page, /^Postcode/);
    await press("Control+a");
    await keyboard.type("2011DB");
    await tabTo(page, /^Huisnummer/);
    await press("Control+a");
    await keyboard.type("18");
    await page.getByLabel("Huisnummer").blur();
    await press("g", "b");
    await expect(page.getByRole("heading", { name: "Bestellingen", level: 1 })).toBeVisible();
    await press("n");
    await expect(page.getByLabel("Huisnummer")).toHaveValue("18");
    await expect(page.getByText("Daar komen we.")).toBeVisible();
  });

  await test.step("services, times and what it costs; the first free day stands there; the order opens", async () => {
    await tabTo(page, /^Wassen/);
    await press(" ");
    await tabTo(page, /^Heeft onze waszak/);
    await press(" ");
    for (const stop of ["Ophalen", "Bezorgen"]) {
      const group = page.getByRole("group", { name: stop });
      await expect(group.getByRole("radio", { disabled: false }).first()).toBeAttached();
      await expect(group.getByLabel("Dag")).not.toHaveValue("");
      await press("Tab");
      await tabTo(page, /vrij$/);
      await press(" ");
    }
    await tabTo(page, /^Actiecode/);
    await keyboard.type("WELKOM10");
    await press("Control+Enter");
    await expect(page.getByText("De mail aan caller@mail.example staat klaar")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Karin Beller" })).toBeVisible();
  });

  const number = page.url().split("/").at(-1) ?? "";

  await test.step("picked up, counted and billed by their keys", async () => {
    await press("h", "Enter");
    await expect(page.getByText("Opgehaald gemeld.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Tel en weeg/ })).toBeEnabled();
    await press("t");
    await tabTo(page, /^Kilo/);
    await keyboard.type("7,4");
    await press("Enter");
    await expect(page.getByText("Geteld. De rekening is gemaakt.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Stuur de rekening/ })).toBeEnabled();
    await press("s");
    await expect(page.getByText("De rekening gaat over 60 seconden weg.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Stuur nu" })).toBeEnabled();
    await tabTo(page, /^Stuur nu/);
    await press("Enter");
    await expect(page.getByText("De rekening staat klaar voor verzending.")).toBeVisible();
  });

  await payBill(page, server, number);

  await test.step("a part goes back after the passkey", async () => {
    await expect(page.getByRole("button", { name: /^Betaal terug/ })).toBeEnabled();
    await press("u");
    await tabTo(page, /^Alles/);
    await press("ArrowDown");
    await tabTo(page, /^Bedrag/);
    await keyboard.type("5");
    await tabTo(page, /^Reden/);
    await keyboard.type("Knoop kwijt");
    await press("Enter");
    await expect(page.getByText("€ 5,00 gaat terug naar de klant.")).toBeVisible();
    await expect(page.getByText("Terugbetaling: Knoop kwijt")).toBeVisible();
  });

  await test.step("who calls again is known by the number, by the bar and by the page", async () => {
    const isFilledIn = async (): Promise<void> => {
      await expect(page.getByText("Bekende klant: ingevuld")).toBeVisible();
      await expect(page.getByLabel("Naam")).toHaveValue("Karin Beller");
      await expect(page.getByLabel("Huisnummer")).toHaveValue("18");
      await expect(page.getByLabel("Wassen en vouwen")).toBeChecked();
      await expect(page.getByLabel("Heeft onze waszak")).toBeChecked();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
    };
    await press("n");
    await expect(page.getByLabel("Telefoon")).toBeFocused();
    await keyboard.type("+31 6 98765432");
    await isFilledIn();
    await page.getByRole("button", { name: "Begin opnieuw" }).press("Enter");
    await expect(page.getByLabel("Naam")).toHaveValue("");
    await press("Control+k");
    await keyboard.type("karin beller");
    await page.getByRole("option", { name: /^Nieuwe bestelling voor Karin Beller/ }).click();
    await isFilledIn();
    expect(page.url()).toMatch(/\/by-phone$/);
    await page.getByRole("button", { name: "Begin opnieuw" }).press("Enter");
    await press("Control+k");
    await keyboard.type("karin beller");
    const found = page.getByRole("group", { name: "Klanten" });
    await found.getByRole("option", { name: /^Karin Beller/ }).click();
    await expect(page.getByRole("link", { name: /^Bestelling voor Karin/ })).toBeVisible();
    await press("n");
    await isFilledIn();
    await page.getByRole("button", { name: "Begin opnieuw" }).press("Enter");
  });

  await test.step("the list is kept as a file that follows its filters", async () => {
    await open(page, `${consoleOrigin(server)}/console/orders?search=karin`);
    await expect(page.getByRole("link", { name: number })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Exporteer als CSV/ })).toBeVisible();
    const file = page.waitForEvent("download");
    await press("e");
    expect((await file).suggestedFilename()).toMatch(/^waslijn-.*\.csv$/);
    await expect(page.getByText(/staat bij je downloads/)).toBeVisible();
  });
});
