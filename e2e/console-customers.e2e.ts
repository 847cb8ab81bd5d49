import { orderByPhone } from "./console-order.ts";
import { consoleOrigin, giveAuthenticator, openConsole } from "./console-staff.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { newEmail } from "./order-visitor.ts";

const ELLA = { name: "Ella Vos", email: newEmail(), role: "owner" } as const;
const ROSA = { name: "Rosa Peters", email: newEmail(), phone: "0612345699" };

test("an owner finds a customer by name, notes something, exports and erases [PERSON-01] [PERSON-02] [PERSON-03]", async ({
  browser,
  server,
}) => {
  test.slow();
  const page = await openConsole(browser, server, ELLA);
  const { keyboard } = page;
  await giveAuthenticator(page);
  const number = await orderByPhone(page, server, { contact: ROSA });
  await page.goto(`${consoleOrigin(server)}/console/passkey`);
  await page.getByRole("button", { name: "Maak een passkey" }).press("Enter");
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();

  await test.step("the command bar leads to the page, and nothing personal is in its address", async () => {
    await keyboard.press("Control+k");
    await keyboard.type(ROSA.name);
    const found = page.getByRole("group", { name: "Klanten" }).getByRole("option");
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page.getByRole("heading", { name: ROSA.name, level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/console\/customers\/[\da-f-]{36}$/);
    await expect(page.getByText("Volgende stop", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: number }).first()).toBeVisible();
  });

  await test.step("a note stays", async () => {
    await page.getByLabel("Notitie", { exact: true }).fill("Belt liever dan dat ze mailt.");
    await keyboard.press("Control+Enter");
    await expect(page.getByText("Genoteerd.")).toBeVisible();
    await expect(page.getByText("Belt liever dan dat ze mailt.")).toBeVisible();
    await expect(page.getByLabel("Notitie", { exact: true })).toHaveValue("");
  });

  await test.step("the page is accessible on a desk and on a phone", async () => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `nothing is wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("an export is one file, with the passkey again", async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporteer" }).click();
    expect((await saved).suggestedFilename()).toMatch(/^waslijn-[\da-f]{8}\.json$/);
    await expect(page.getByText("Het bestand is bewaard.")).toBeVisible();
  });

  await test.step("erasing says what stays, and the customer is gone", async () => {
    await page.getByRole("button", { name: `Wis ${ROSA.name}` }).click();
    const ask = page.getByRole("dialog", { name: `${ROSA.name} wissen?` });
    await expect(ask.getByText("Dit kan niet ongedaan worden.")).toBeVisible();
    await ask.getByRole("button", { name: "Wis", exact: true }).click();
    await expect(page.getByText(`${ROSA.name} is gewist.`)).toBeVisible();
    await page.getByRole("searchbox").fill(ROSA.name);
    await expect(page.getByText("Niemand gevonden.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a company has its page too", async () => {
    const [company] = await server.query<{ id: string; name: string }>(
      "SELECT id, name FROM companies ORDER BY name LIMIT 1",
    );
    await page.goto(`${consoleOrigin(server)}/console/customers/business/${company?.id}`);
    await expect(page.getByRole("heading", { name: company?.name ?? "", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Mail de link" }).click();
    await expect(page.getByText(/^De mail met de link aan /)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
  });
  await page.context().close();
});
