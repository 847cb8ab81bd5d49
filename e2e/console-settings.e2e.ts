import { consoleOrigin, openConsole } from "./console-staff.ts";
import { DESKTOP, expect, expectAccessible, open, test } from "./fixtures.ts";
import { newEmail } from "./order-visitor.ts";
import { E2E_NOW } from "./running-server.ts";

// Without an address register.
test.use({ viewport: DESKTOP, serverSettings: { SEED: "none", SMS_FROM: "Vast" } });

test("an owner changes the business details, sees wrong ones at their field, and imports addresses [SET-01] [SET-03] [SETUP-04]", async ({
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
  await server.query(`UPDATE staff_sessions SET passkey_at = '${E2E_NOW}'`);
  await owner.goto(`${consoleOrigin(server)}/console/settings`);
  const save = owner.getByRole("region", { name: "Wijzigingen bewaren" });

  await test.step("a wrong IBAN is said at the field and keeps saving back", async () => {
    await owner.getByLabel("IBAN").fill("NL91 ABNA 0417 1643 01");
    await owner.getByLabel("Telefoon").fill("023 555 0101");
    await expect(owner.getByText("Dit IBAN bestaat niet")).toBeVisible();
    await expect(owner.getByText("nu in gebruik: NL91 ABNA 0417 1643 00")).toBeVisible();
    await expect(save).toContainText("2 wijzigingen, 1 veld klopt niet");
    await expect(save.getByRole("button", { name: /^Bewaar/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await save.getByRole("link", { name: "Naar IBAN" }).click();
    await expect(owner.getByLabel("IBAN")).toBeFocused();
    for (const width of [390, 768, 1280]) {
      await owner.setViewportSize({ width, height: 900 });
      const beyond = await owner.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `beyond the edge at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(owner);
  });

  await test.step("the right one is saved by keyboard, and the website has the new number", async () => {
    await owner.getByLabel("IBAN").fill("NL02 ABNA 0123 4567 89");
    await owner.keyboard.press("Control+s");
    await expect(owner.getByText("Bewaard. Binnen 5 seconden in gebruik.")).toBeVisible();
    await expect(save).toBeHidden();
    await expect(owner.getByText("laatst gewijzigd door Roos Kuiper").first()).toBeVisible();
    await open(page, "/nl/contact");
    await expect(
      page.getByRole("main").getByRole("link", { name: "023 555 0101" }),
    ).toHaveAttribute("href", "tel:0235550101");
  });

  await test.step("the server fixes a sender; an emptied one says what applies then", async () => {
    await expect(owner.getByLabel("Afzender van sms’jes")).toHaveAttribute("readonly");
    await expect(owner.getByText("Vast door de server (SMS_FROM)")).toBeVisible();
    await owner.getByLabel("Afzender van mails").fill("");
    await expect(owner.getByText("Leeg, dus dan geldt de standaard: Waslijn <")).toBeVisible();
  });

  await test.step("a key that cannot be tried is not stored", async () => {
    await owner.getByLabel("Mailserver").fill("smtp://127.0.0.1:1");
    await save.getByRole("button", { name: /^Test en bewaar/ }).click();
    await expect(owner.getByText("De dienst was niet bereikbaar")).toBeVisible();
    await expect(owner.getByLabel("Mailserver")).toBeFocused();
    await save.getByRole("button", { name: "Zet terug" }).click();
  });

  await test.step("a register is imported, and a bad line is named by its number", async () => {
    const lines = ["postcode;huisnummer;straat;plaats", "2011DB;1;Gracht;Haarlem", "x;2;Gracht;H"];
    await owner.locator("input[type=file]").setInputFiles({
      name: "adressen.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\n")),
    });
    await expect(owner.getByText("1 adres ingelezen.")).toBeVisible();
    await expect(owner.getByText("regel 3: de postcode is niet zoals 1234AB")).toBeVisible();
  });

  await test.step("the log says who changed what, before and after", async () => {
    await owner.goto(`${consoleOrigin(server)}/console/audit`);
    await expect(owner.getByText("Instellingen: Bedrijf")).toBeVisible();
    await expect(owner.getByText("NL02ABNA0123456789").filter({ visible: true })).toBeVisible();
  });
});
