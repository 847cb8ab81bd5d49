import type { Page } from "@playwright/test";
import { orderByPhone } from "./console-order.ts";
import { consoleOrigin, openConsole } from "./console-staff.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { newEmail } from "./order-visitor.ts";

const IMKE = { name: "Imke Postma", email: newEmail(), role: "desk" } as const;

const waitingOf = (page: Page) => page.getByRole("region", { name: "Te versturen" });

test("a desk posts starter kits and records a withdrawal that came by letter [PHONE-04] [MINE-14]", async ({
  browser,
  server,
}) => {
  const page = await openConsole(browser, server, IMKE);
  const number = await orderByPhone(page, server, {
    hasBag: false,
    pickupTime: "2026-11-19T18:00:00+01:00",
    deliveryTime: "2026-11-23T18:00:00+01:00",
  });

  await test.step("labels, posted, and taken back, by keys", async () => {
    await page.goto(`${consoleOrigin(server)}/console/kits`);
    const waiting = waitingOf(page);
    const posted = page.getByRole("region", { name: /^Verstuurd in/ });
    await waiting.getByLabel(`Kies ${number}`).check();
    await expectAccessible(page);
    const labels = page.waitForEvent("download");
    await page.keyboard.press("p");
    expect((await labels).suggestedFilename()).toMatch(/^labels-.*\.pdf$/);
    await expect(page.getByText("staat bij je downloads")).toBeVisible();
    await page.keyboard.press("s");
    await expect(page.getByText("1 waszak verstuurd gemeld.")).toBeVisible();
    await expect(posted.getByRole("link", { name: number })).toBeFocused();
    await page.keyboard.press("z");
    await expect(waiting.getByRole("link", { name: number })).toBeVisible();
    await expect(posted.getByRole("link", { name: number })).toHaveCount(0);
  });

  await test.step("with none chosen, the labels are those on the screen", async () => {
    await page.reload();
    await expect(waitingOf(page).getByRole("link", { name: number })).toBeVisible();
    const asked = page.waitForRequest(/\/kits\/labels/);
    await page.keyboard.press("p");
    expect(new URL((await asked).url()).searchParams.get("numbers")?.split(",")).toContain(number);
  });

  await test.step("the withdrawal ends the order, which says how and when it came", async () => {
    await page.goto(`${consoleOrigin(server)}/console/orders/${number}`);
    await expect(page.getByRole("button", { name: /^Herroeping noteren/ })).toBeVisible();
    await page.keyboard.press("j");
    const dialog = page.getByRole("dialog", { name: "Herroeping noteren" });
    await dialog.getByLabel("Per brief").check();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Herroeping genoteerd.")).toBeVisible();
    await expect(page.getByText(/per brief, binnengekomen/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Herroeping noteren/ })).toHaveCount(0);
  });
});
