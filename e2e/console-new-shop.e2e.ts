import type { Page } from "@playwright/test";
import { consoleOrigin, openConsole } from "./console-staff.ts";
import { DESKTOP, expect, expectAccessible, open, test } from "./fixtures.ts";
import { newEmail, OrderVisitor } from "./order-visitor.ts";

// Only the data that every installation starts with: services and a price list.
test.use({ viewport: DESKTOP, serverSettings: { SEED: "none" } });

const CODE = "NIEUW10";

/** No overflow and no axe violations; the proof runs axe at every width. */
async function expectGood(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `beyond the edge at ${width}`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
}

/** Opens the form of a list, fills it in and saves it; focus returns to the button. */
async function adds(page: Page, button: string, fields: Record<string, string>): Promise<void> {
  const opener = page.getByRole("button", { name: button }).first();
  await opener.press("Enter");
  const form = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByRole("button", { name: "Bewaar" }).press("Enter");
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Records in sessionStorage that a pointer was used. */
const watchPointer = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener("pointerdown", () => sessionStorage.setItem("pointer", "used")),
  );
const pointerOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem("pointer"));

test("a new shop is made from nothing on the console alone, by keyboard, and a customer orders there without an address register [SETUP-04] [SHOP-01] [SHOP-02] [SHOP-03] [SHOP-04] [SHOP-06]", async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const owner = await openConsole(browser, server, {
    name: "Roos Kuiper",
    email: newEmail(),
    role: "owner",
  });
  await watchPointer(owner);
  const goTo = (path: string) => owner.goto(`${consoleOrigin(server)}/console/${path}`);

  await test.step("a hub, with its first windows", async () => {
    await goTo("areas");
    await expect(owner.getByText("Er is nog geen hub.")).toBeVisible();
    await goTo("shop");
    await expect(owner.getByText("Er is nog geen hub")).toBeVisible();
    await owner.getByRole("button", { name: "Nieuwe hub" }).first().press("Enter");
    const form = owner.getByRole("dialog");
    const save = form.getByRole("button", { name: "Bewaar" });
    await form.getByLabel("Naam", { exact: true }).fill("Rotterdam Waalhaven");
    await expect(form.getByLabel("Korte naam")).toHaveValue("rotterdam-waalhaven");
    await form.getByLabel("Korte naam").fill("Rotterdam Zuid");
    await form.getByLabel("Plekken per tijdvak").fill("4");
    await save.press("Enter");
    const refused = owner.getByText("Niet bewaard: kijk de velden na.");
    await expect(refused).toBeVisible();
    await form.getByLabel("Korte naam").fill("rotterdam");
    await save.press("Enter");
    await expect(owner.getByText("Rotterdam Waalhaven is toegevoegd.")).toBeVisible();
    await expect(refused).toBeHidden();
    await expect(
      owner.getByRole("cell", { name: "Rotterdam Waalhaven", exact: true }),
    ).toBeVisible();
    await expectGood(owner);
  });

  await test.step("one of its windows gets a place of its own number", async () => {
    await goTo("windows?from=2026-11-16");
    await owner
      .getByRole("button", { name: /donderdag 19 november, 10:00.*: 0\s*\/4/ })
      .press("Enter");
    await owner.getByLabel("Plekken").fill("2,5");
    await expect(owner.getByText("Vul een heel getal in, zoals 4.")).toBeVisible();
    await expect(owner.getByRole("button", { name: /^Zet op/ })).toBeDisabled();
    await expectGood(owner);
    await owner.getByLabel("Plekken").fill("1");
    await expect(owner.getByText("Alle boekingen passen.")).toBeVisible();
    await owner.getByRole("button", { name: "Zet op 1", exact: true }).press("Enter");
    await expect(
      owner.getByRole("button", { name: /donderdag 19 november, 10:00.*: 0\s*\/1/ }),
    ).toBeVisible();
  });

  await test.step("an area, with the number of mails said before", async () => {
    await server.query(
      `INSERT INTO area_requests (id, postal_code, postal_digits, email, reason, language, created_at)
        VALUES (gen_random_uuid(), '3011AD', 3011, $1, 'not_in_service_area', 'nl', now())`,
      [newEmail()],
    );
    await goTo("areas");
    const place = owner.getByRole("link", { name: "Rotterdam", exact: true });
    await place.waitFor();
    await owner.keyboard.press("ArrowDown");
    await expect(place).toBeFocused();
    await owner.keyboard.press("o");
    await expect(owner.getByLabel("Postcodes")).toBeFocused();
    await expect(owner.getByText("Zal 1 persoon mailen")).toBeVisible();
    await owner.getByLabel("Postcodes").fill("3011-3089");
    await expectGood(owner);
    await owner.getByRole("button", { name: "Openen en 1 persoon mailen" }).press("Enter");
    await expect(owner.getByText("Geopend; 1 persoon krijgt een mail.")).toBeVisible();
    await expect(owner.getByText("Er wacht niemand", { exact: true })).toBeVisible();
    await expect(owner.getByText(/van 4\.066 postcodegebieden/)).not.toHaveText(/^0 van/);
  });

  await test.step("a price and a minimum that hold from today", async () => {
    await goTo("prices?day=2026-11-16");
    const wash = owner.getByLabel(/^Wassen, drogen en vouwen.* vanaf/);
    await wash.fill("zevenentwintig");
    await expect(wash).toHaveAccessibleDescription("Vul een bedrag in, zoals 25,95.");
    await expectGood(owner);
    await wash.fill("27,50");
    await owner.getByLabel(/^Minimale bestelwaarde vanaf/).fill("39,50");
    await owner.getByRole("button", { name: /^Wijzig nu 2 prijzen/ }).press("Enter");
    await expect(owner.getByText("2 prijzen vanaf 16 nov 2026.")).toBeVisible();
    const past = owner.getByRole("listitem").filter({ hasText: "Minimale bestelwaarde" });
    await expect(past).toContainText(/Minimale bestelwaarde: €\s\d+,\d\d → €\s39,50/);
  });

  await test.step("a location with its card", async () => {
    await goTo("shop/locations");
    await adds(owner, "Nieuwe locatie", {
      Code: "0042",
      Retourcode: "RT042",
      Naam: "Bakkerij Maas",
      Adres: "Witte de Withstraat 1, Rotterdam",
      Postcode: "3012BK",
      "E-mail": newEmail(),
    });
    await owner.getByRole("button", { name: "Kaart van Bakkerij Maas" }).press("Enter");
    const card = owner.getByRole("dialog", { name: "Kaart van Bakkerij Maas" });
    await expect(
      card.getByRole("img", { name: /QR-code die leidt naar .*\/nl\/retail/ }),
    ).toBeVisible();
    await expect(card.getByText("0042")).toBeVisible();
    await expectGood(owner);
    await owner.keyboard.press("Escape");
    await expect(owner.getByRole("button", { name: "Kaart van Bakkerij Maas" })).toBeFocused();
  });

  await test.step("a company, a holiday on which it works and a day on which it does not", async () => {
    await goTo("shop/companies");
    await adds(owner, "Nieuw bedrijf", { Naam: "Hotel Maas", "E-mail": newEmail() });
    await goTo("shop/holidays");
    const works = owner.getByRole("checkbox", { name: "Rotterdam Waalhaven werkt op koningsdag" });
    await works.press("Space");
    await expect(works).toBeChecked();
    await expect(works).toBeFocused();
    await adds(owner, "Sluit een dag", { Dag: "2026-12-28", Waarom: "Inventaris" });
    await expect(owner.getByRole("row", { name: /ma 28 dec 2026.*Inventaris/ })).toBeVisible();
    await expectGood(owner);
  });

  await test.step("a promo code for one order, refused by field before it is right", async () => {
    await goTo("shop/promo-codes");
    await owner.getByRole("button", { name: "Nieuwe code" }).first().press("Enter");
    const form = owner.getByRole("dialog", { name: "Nieuwe actiecode" });
    await form.getByLabel("Code", { exact: true }).fill(CODE);
    await form.getByRole("button", { name: "Bewaar" }).press("Enter");
    await expect(form.getByText(/Vul een percentage van 1 tot 100 in/)).toBeVisible();
    await form.getByLabel("Percentage (optioneel)").fill("10");
    await form.getByLabel("Aantal keer (optioneel)").fill("1");
    await expectGood(owner);
    await form.getByRole("button", { name: "Bewaar" }).press("Enter");
    await expect(owner.getByRole("cell", { name: "0 van 1" })).toBeVisible();
  });

  await test.step("a customer orders there, in that window, at those prices and with that code", async () => {
    const visitor = new OrderVisitor(page);
    await open(page, "/nl/pricelist");
    await page.getByRole("tab", { name: visitor.words.services.WF }).click();
    await expect(page.getByRole("tabpanel")).toContainText("27,50");
    await visitor.opens("address-selection");
    await expectGood(page);
    await visitor.fillsAddress({
      postalCode: "3011AD",
      houseNumber: "40",
      street: "Hoogstraat",
      city: "Rotterdam",
    });
    await visitor.makesAccount();
    await visitor.choosesServices("WF");
    await visitor.choosesTimes();
    await visitor.fillsContact();
    await expect(page.getByText("39,50")).toBeVisible();
    await page.getByLabel(visitor.words.coupon).fill(CODE);
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    await goTo("shop/promo-codes");
    await expect(owner.getByRole("cell", { name: "1 van 1" })).toBeVisible();
    await goTo("windows?from=2026-11-16");
    await expect(
      owner.getByRole("button", { name: /donderdag 19 november, 10:00.*: 1\s*vol/ }),
    ).toBeVisible();
  });

  await test.step("a hub that is in use stays, and it is said what uses it", async () => {
    await goTo("shop");
    await owner.getByRole("button", { name: "Verwijder Rotterdam Waalhaven" }).press("Enter");
    await owner.getByRole("dialog").getByRole("button", { name: "Verwijder" }).press("Enter");
    await expect(
      owner.getByText(/nog in gebruik door \d+ tijdvakken, .*en bestellingen/),
    ).toBeVisible();
    await owner.keyboard.press("Escape");
  });

  await test.step("all of it as a file, and back with what would change shown first", async () => {
    await goTo("shop/files");
    const download = owner.waitForEvent("download");
    await owner.getByRole("button", { name: "promo_codes downloaden als CSV" }).press("Enter");
    expect((await download).suggestedFilename()).toBe("promo_codes.csv");
    const upload = async (text: string) => {
      const chooser = owner.waitForEvent("filechooser");
      await owner.getByLabel("Kies bestanden").press("Enter");
      const buffer = Buffer.from(text);
      await (await chooser).setFiles({ name: "promo_codes.csv", mimeType: "text/csv", buffer });
    };
    await upload("code;percent\nNIEUW10;tien\n");
    await expect(
      owner.getByRole("row", { name: /promo_codes\.csv 2 percent .*should be/ }),
    ).toBeVisible();
    await upload("code;percent\nANDERS;5\n");
    const apply = owner.getByRole("button", { name: "Pas toe", exact: true });
    await expect(apply).toHaveAccessibleDescription(/^Er gaat 1 regel weg\./);
    await expectGood(owner);
    await upload("code;percent\nNIEUW10;20\n");
    await expect(
      owner.getByRole("row", { name: "promo_codes NIEUW10 percent 10 20" }),
    ).toBeVisible();
    await expectGood(owner);
    await owner.getByRole("button", { name: "Pas toe", exact: true }).press("Enter");
    await expect(owner.getByText("De bestanden zijn toegepast.")).toBeVisible();
    expect(await pointerOn(owner)).toBeNull();
  });
});
