import type { Locator, Page } from "@playwright/test";
import { addPerson, consoleOrigin, openDevice, signInOn } from "./console-staff.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const SAID = {
  nl: {
    invite: "Nodig uit",
    submitInvite: "Nodig uit en mail een link",
    name: "Naam",
    email: "E-mail",
    byMail: "Stuur een link per mail",
    missing: "Vul dit in.",
    wrongEmail: "Vul een e-mailadres in, zoals naam@voorbeeld.nl.",
  },
  en: {
    invite: "Invite",
    submitInvite: "Invite and mail a link",
    name: "Name",
    email: "E-mail",
    byMail: "Mail me a link",
    missing: "Fill this in.",
    wrongEmail: "Fill in an e-mail address, such as name@example.com.",
  },
};

/** The browser shows a bubble with every `invalid` event that nobody prevents. */
const countBubbles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.bubbles = "0";
    document.addEventListener(
      "invalid",
      () => {
        const { dataset } = document.documentElement;
        dataset.bubbles = String(Number(dataset.bubbles) + 1);
      },
      true,
    );
  });

async function expectWrong(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(words);
}

for (const [language, locale] of [
  ["nl", "en-GB"],
  ["en", "nl-NL"],
] as const) {
  const said = SAID[language];

  test(`forms of the console say at the field what is wrong, in its own language (${language})`, async ({
    browser,
    server,
  }) => {
    const page = await openDevice(browser, { locale });
    const origin = consoleOrigin(server);
    const { hostname: domain } = new URL(origin);
    await page
      .context()
      .addCookies([{ name: "consoleLanguage", value: language, domain, path: "/console" }]);

    await test.step("a form of a page", async () => {
      await page.goto(`${origin}/console/sign-in`);
      const email = page.getByRole("textbox");
      await countBubbles(page);
      await page.getByRole("button", { name: said.byMail }).click();
      await expectWrong(email, said.missing);
      await expect(email).toBeFocused();
      await expectAccessible(page);

      await email.fill("imke");
      await expectWrong(email, said.wrongEmail);
      await email.fill("imke@waslijn.example");
      await expect(email).not.toHaveAttribute("aria-invalid");
      await expect(page.locator("html")).toHaveAttribute("data-bubbles", "0");
    });

    await test.step("a form of a dialog", async () => {
      const me = `${language}-forms@waslijn.example`;
      await addPerson(server, { name: "Saar Mol", email: me, role: "owner" });
      await signInOn(page, server, me);
      await page.goto(`${origin}/console/staff`);
      await page.getByRole("button", { name: said.invite, exact: true }).click();
      await countBubbles(page);
      const dialog = page.getByRole("dialog");
      const [name, email] = [dialog.getByLabel(said.name), dialog.getByLabel(said.email)];
      await name.fill("   ");
      await email.fill("imke");
      await email.press("Enter");
      await expectWrong(name, said.missing);
      await expectWrong(email, said.wrongEmail);
      await expect(name).toBeFocused();
      await expectAccessible(page);

      await name.fill("Imke Bos");
      await expect(name).not.toHaveAttribute("aria-invalid");
      await dialog.getByRole("button", { name: said.submitInvite }).click();
      await expect(email).toBeFocused();
      await expect(dialog).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-bubbles", "0");
    });
    await page.context().close();
  });
}

test("a date is drawn in the console's language, whatever the browser's, until it is edited", async ({
  browser,
  server,
}) => {
  const page = await openDevice(browser, { locale: "en-US" });
  const origin = consoleOrigin(server);
  const me = "dates@waslijn.example";
  await addPerson(server, { name: "Saar Mol", email: me, role: "owner" });
  await signInOn(page, server, me);
  for (const [language, shown, empty] of [
    ["nl", "18 nov 2026", "dd-mm-jjjj"],
    ["en", "18 Nov 2026", "dd-mm-yyyy"],
  ] as const) {
    const { hostname: domain } = new URL(origin);
    await page
      .context()
      .addCookies([{ name: "consoleLanguage", value: language, domain, path: "/console" }]);
    await page.goto(`${origin}/console/orders`);
    const day = page.locator('input[name="day"]');
    const drawn = page.locator(".day-in").filter({ has: day });
    await expect(drawn).toHaveAttribute("data-shown", empty);
    await expect(day).toHaveCSS("color", "rgba(0, 0, 0, 0)");
    await page.goto(`${origin}/console/orders?day=2026-11-18`);
    await expect(drawn).toHaveAttribute("data-shown", shown);
    await day.focus();
    await expect(day).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
  }
  await page.context().close();
});
