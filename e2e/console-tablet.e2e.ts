import type { Page } from "@playwright/test";
import { orderByPhone } from "./console-order.ts";
import { addPerson, consoleOrigin, giveAuthenticator, openConsole } from "./console-staff.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { E2E_NOW } from "./running-server.ts";

const PIN = "274913";

const enter = async (page: Page, pin: string): Promise<void> => {
  for (const digit of pin) await page.getByRole("button", { name: digit, exact: true }).click();
};

test("people of a hub take turns on a shared tablet by PIN [STAFF-06]", async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const origin = consoleOrigin(server);
  const owner = await openConsole(browser, server, {
    name: "Ella Vos",
    email: "ella-tablet@waslijn.example",
    role: "owner",
  });
  const desk = await openConsole(browser, server, {
    name: "Imke Postma",
    email: "imke-tablet@waslijn.example",
    role: "desk",
  });
  for (const name of ["Noor Jansen", "Sem Bouwman"]) {
    const email = `${name.slice(0, 4).trim().toLowerCase()}-tablet@waslijn.example`;
    await addPerson(server, { name, email, role: "hub", hub: "haarlem" });
  }
  const number = await orderByPhone(desk, server);
  const picked = await desk.request.post(`${origin}/api/console/orders/${number}/pickup`, {
    data: { version: 1, bags: 1 },
    headers: { origin, "idempotency-key": crypto.randomUUID() },
  });
  expect(picked.status(), await picked.text()).toBe(200);

  await test.step("an owner gives a PIN on the staff screen", async () => {
    await giveAuthenticator(owner);
    await owner.goto(`${origin}/console/passkey`);
    await owner.getByRole("button", { name: "Maak een passkey" }).click();
    await expect(owner.getByRole("heading", { name: "Maak een tweede passkey" })).toBeVisible();
    await owner.goto(`${origin}/console/staff`);
    await owner.getByRole("button", { name: "Stel een pincode in voor Noor Jansen" }).click();
    const dialog = owner.getByRole("dialog", { name: "Pincode voor Noor Jansen" });
    await dialog.getByLabel("Nieuwe pincode").fill("123456");
    await dialog.getByRole("button", { name: "Stel de pincode in" }).click();
    await expect(owner.getByText("te makkelijk te raden")).toBeVisible();
    await dialog.getByLabel("Nieuwe pincode").fill(PIN);
    await dialog.getByRole("button", { name: "Stel de pincode in" }).click();
    await expect(owner.getByText("Noor Jansen heeft een nieuwe pincode.")).toBeVisible();
  });

  const tablet = desk;
  await tablet.setViewportSize({ width: 1024, height: 768 });
  await test.step("the desk shares its tablet, which then asks who is there", async () => {
    await tablet.goto(`${origin}/console/account`);
    await tablet.getByLabel("Bij hub").selectOption("haarlem");
    await tablet.getByRole("button", { name: "Deel deze tablet" }).click();
    await expect(tablet.getByRole("heading", { name: "Wie ben je?" })).toBeVisible();
    await expect(tablet.getByRole("button", { name: /Sem Bouwman/ })).toBeDisabled();
    await expectAccessible(tablet);
    await tablet.goto(`${origin}/console/orders`);
    await expect(tablet.getByRole("heading", { name: "Wie ben je?" })).toBeVisible();
  });

  await test.step("a wrong PIN is told, the right one opens the counter", async () => {
    await tablet.getByRole("button", { name: /Noor Jansen/ }).click();
    await expectAccessible(tablet);
    await enter(tablet, "918273");
    await expect(tablet.getByRole("alert")).toHaveText(/Deze pincode klopt niet/);
    await tablet.keyboard.type(PIN);
    await expect(tablet.getByRole("button", { name: new RegExp(number) })).toBeVisible();
  });

  await test.step("the counter counts, and other screens are not there", async () => {
    await tablet.getByRole("button", { name: new RegExp(number) }).click();
    await tablet
      .getByRole("group", { name: /Toetsen|kilo/i })
      .getByText("6")
      .click();
    await tablet.getByRole("link", { name: "Naar de routes" }).click();
    await expect(tablet.getByRole("heading", { name: "Routes", level: 1 })).toBeVisible();
    await expect(
      tablet.getByRole("navigation", { name: "Console" }).getByRole("listitem"),
    ).toHaveText([/Tellen/, /Routes/]);
    await expectAccessible(tablet);
    await tablet.goto(`${origin}/console/orders`);
    await expect(tablet.getByText("Dit scherm is niet voor de hub").first()).toBeVisible();
  });

  await test.step("after a rest it asks again over the screen, and goes on where it was", async () => {
    await tablet.goto(`${origin}/console/count?order=${number}`);
    await expect(tablet.getByText("6 kg").first()).toBeVisible();
    await server.query("UPDATE staff_tablets SET person_at = $1", [
      new Date(new Date(E2E_NOW).getTime() - 6 * 60_000).toISOString(),
    ]);
    await tablet.getByPlaceholder("Scan een etiket").fill("W-99999");
    await tablet.keyboard.press("Enter");
    await expect(tablet.getByRole("heading", { name: "Wie ben je?" })).toBeVisible();
    await tablet.getByRole("button", { name: /Noor Jansen/ }).click();
    await enter(tablet, PIN);
    await expect(tablet.getByRole("heading", { name: "Wie ben je?" })).toBeHidden();
    await expect(tablet.getByText("W-99999").first()).toBeVisible();
  });

  await test.step("the lock gives the tablet to the next, and it can be given back", async () => {
    await tablet.getByRole("link", { name: /Vergrendel de tablet/ }).click();
    await expect(tablet.getByRole("heading", { name: "Wie ben je?" })).toBeVisible();
    await tablet.getByRole("button", { name: "Deel deze tablet niet meer" }).click();
    await tablet.getByRole("button", { name: "Niet meer delen" }).click();
    await expect(tablet.getByRole("heading", { name: "Aanmelden" })).toBeVisible();
  });
});
