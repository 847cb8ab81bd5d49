import type { Page } from "@playwright/test";
import { CALLER, orderByPhone } from "./console-order.ts";
import { consoleOrigin, openConsole } from "./console-staff.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { noisyPhoto } from "./noisy-photo.ts";
import { newEmail } from "./order-visitor.ts";

const IMKE = { name: "Imke Postma", email: newEmail(), role: "desk" } as const;

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

test("a desk writes to a caller and writes down, closes and reopens a complaint [DESK-11] [DESK-12]", async ({
  browser,
  server,
}) => {
  test.slow();
  const page = await openConsole(browser, server, IMKE);
  const origin = consoleOrigin(server);
  const number = await orderByPhone(page, server);
  const picked = await page.request.post(`${origin}/api/console/orders/${number}/pickup`, {
    data: { version: 1, bags: 1 },
    headers: { origin, "idempotency-key": crypto.randomUUID() },
  });
  expect(picked.status(), await picked.text()).toBe(200);
  await page.goto(`${origin}/console/orders/${number}`);
  await expect(page.getByRole("region", { name: "Geschiedenis" })).toBeVisible();

  await test.step("a message begins with a template and stands in the history", async () => {
    await page.keyboard.press("m");
    const dialog = page.getByRole("dialog", { name: `Bericht aan ${CALLER}` });
    await dialog.getByLabel("Begin met").selectOption({ label: "Klopt het adres?" });
    const message = dialog.getByLabel("Bericht", { exact: true });
    await expect(message).toHaveValue(new RegExp(`bestelling ${number}`));
    await message.fill("Dag {naam}, tot {moment}.");
    await dialog.getByRole("button", { name: "Verstuur" }).click();
    await expect(dialog.getByText("Niet bekend bij deze bestelling: {moment}.")).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await message.fill("Dag {naam}, tot zo.");
    await dialog.getByRole("button", { name: "Verstuur" }).click();
    await expect(page.getByText("Het bericht staat klaar voor verzending.")).toBeVisible();
    const history = page.getByRole("region", { name: "Geschiedenis" });
    await expect(history.getByText("Dag Karel, tot zo.")).toBeVisible();
  });

  await test.step("a complaint for the caller, with a photo, lands in the inbox", async () => {
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: `Klacht voor ${CALLER}` });
    await dialog.getByLabel("Wat zei de beller?").fill("Er mist een sok.");
    await dialog.locator("input[type=file]").setInputFiles({
      name: "sok.png",
      mimeType: "image/png",
      buffer: noisyPhoto(),
    });
    await expect(dialog.getByRole("img", { name: "Foto 1" })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await dialog.getByRole("button", { name: "Leg de klacht vast" }).click();
    await expect(page.getByRole("heading", { name: "Klachten", level: 1 })).toBeVisible();
    await expect(page.getByText("telefonisch, genoteerd door Imke Postma")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Foto 1 van de klant/ })).toBeVisible();
  });

  await test.step("closing it unanswered asks; undo and reopening bring it back", async () => {
    const close = page.getByRole("button", { name: /^Klaar, niets meer te doen/ });
    await page.keyboard.press("e");
    const ask = page.getByRole("dialog", { name: "Sluiten zonder antwoord?" });
    await ask.getByRole("button", { name: "Sluit toch" }).click();
    const reopen = page.getByRole("button", { name: /^Heropen de klacht/ });
    await expect(page.getByText("Afgehandeld.")).toBeVisible();
    await expect(reopen).toBeVisible();
    await page.getByRole("button", { name: /^Maak ongedaan/ }).click();
    await expect(page.getByText("Teruggezet zoals het was.")).toBeVisible();
    await expect(close).toBeVisible();
    await close.click();
    await ask.getByRole("button", { name: "Sluit toch" }).click();
    await reopen.click();
    await expect(page.getByText("De klacht is weer open.")).toBeVisible();
    await expect(close).toBeVisible();
    await page.getByLabel("Begin met").selectOption({ label: "We zoeken het uit" });
    await expect(page.getByLabel("Mail aan Karel")).toHaveValue(new RegExp(number));
    await expectAccessibleAtBothWidths(page);
  });
  await page.context().close();
});
