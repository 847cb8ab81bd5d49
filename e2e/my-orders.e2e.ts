import { DESKTOP, expect, expectAccessible, open, PHONE, ready, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { ownerToken } from "../apps/api/src/modules/orders/links/owner-link.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { followOrder } from "./follow-order.ts";
import { emptyWindows, OrderVisitor } from "./order-visitor.ts";
import { E2E_SECRET } from "./running-server.ts";

/** One press each on the list; stopping asks for confirmation. */
async function skipsAndStops(page: Page): Promise<void> {
  const plan = page.getByRole("region", { name: "Elke 3 weken" });
  const turns = plan.getByRole("listitem");
  await plan.getByRole("button", { name: "Sla deze keer over op do 10 december" }).click();
  await plan.getByRole("button", { name: "Niet overslaan op do 10 december" }).click();
  await expect(turns).toHaveText([
    "do 19 novemberbesteld",
    "do 10 decemberSla deze keer over op do 10 december",
    "do 31 december",
  ]);
  await plan.getByRole("link", { name: "Stop de vaste afspraak" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Stop de vaste afspraak" }).click();
  await expect(dialog).toContainText("Deze vaste afspraak is gestopt.");
}

test.beforeEach(({ server }) => emptyWindows(server));

test("a customer who logs in finds all orders, the next stop on top, and orders again from the page and the list [MINE-08] [MINE-11] [PLAN-03]", async ({
  page,
  server,
}) => {
  await page.setViewportSize(DESKTOP);
  const visitor = new OrderVisitor(page, "nl");
  await visitor.opens("address-selection");
  await visitor.logsIn();
  await visitor.choosesServices("WF");
  await visitor.choosesTimes();
  await visitor.sees(visitor.words.overview);
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  const [{ number } = { number: "" }] = await server.query<{ number: string }>(
    "SELECT number FROM orders ORDER BY created_at DESC, number DESC LIMIT 1",
  );

  await page.getByRole("banner").getByRole("link", { name: "Mijn bestellingen" }).click();
  await ready(page);
  const next = page.getByRole("region", { name: "Donderdag 19 november halen we op" });
  await expect(next).toContainText(number);
  await next.getByRole("link", { name: "Bekijk of wijzig" }).click();
  await page.waitForURL("**/nl/orders/*");
  await expect(page.getByRole("main")).toContainText(number);

  await test.step("what was delivered is ordered again: only times, on, confirm", async () => {
    const instructions = { bell: "Twee keer bellen" };
    await server.query(
      "UPDATE orders SET status = 'delivered', notes = 'Rode wijn', instructions = $2 WHERE number = $1",
      [number, instructions],
    );
    const orderAgain = async () => {
      await visitor.choosesTimes();
      await visitor.sees(visitor.words.overview);
      await visitor.confirms();
      await visitor.sees(visitor.words.placed);
    };
    await page.reload();
    await ready(page);
    const offer = page.getByRole("region", { name: "Elke week, of om de paar weken?" });
    await offer.getByRole("radio", { name: "3 weken" }).check();
    await expect(offer.getByRole("listitem")).toHaveText([
      "do 10 december10:00 – 12:00",
      "do 31 december10:00 – 12:00",
      "do 21 januari10:00 – 12:00",
    ]);
    await offer.getByRole("button", { name: "Vaste afspraak maken" }).click();
    await expect(page.getByRole("region", { name: "Elke 3 weken" })).toContainText("Gelukt.");
    await page.getByRole("main").getByRole("link", { name: "Bestel opnieuw" }).click();
    await page.getByRole("main").getByRole("checkbox").check();
    await page.getByRole("button", { name: /Bevestig je bestelling/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Je bestelling staat.");
    await open(page, "/nl/orders");
    await skipsAndStops(page);
    await open(page, "/nl/orders");
    await page.getByRole("button", { name: `Bestel opnieuw zoals ${number}` }).click();
    await page.waitForURL("**/nl/order?page=select-dates");
    await orderAgain();
    const again = await server.query(
      "SELECT kind, services, notes, instructions, pickup_location FROM orders WHERE notes = 'Rode wijn'",
    );
    expect(again).toHaveLength(3);
    for (const each of again) expect(each).toEqual(again[0]);
  });

  await page.setViewportSize(PHONE);
  await ready(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(
    page.getByRole("dialog").getByRole("link", { name: "Mijn bestellingen" }),
  ).toHaveAttribute("href", "/nl/orders");
});

test("whoever is not logged in is asked to, is then shown the orders, and lets an assistant order for a while [MINE-11] [OPEN-02]", async ({
  page,
}) => {
  await open(page, "/nl/orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Log in om je bestellingen te zien",
  );
  await page.getByLabel("E-mailadres", { exact: true }).fill("demo@waslijn.example");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("schone-was-2026");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mijn bestellingen");

  const assistants = page.getByRole("region", { name: "Laat een digitale assistent bestellen" });
  await page.getByText("Accountinstellingen").click();
  await assistants.getByLabel("Hoe noem je je assistent?").fill("Huishulp");
  await test.step("not while the e-mail address is unconfirmed [OPEN-05]", async () => {
    const unconfirmed = { type: "email_unconfirmed", title: "", status: 403, extra: {} };
    const answer = { status: 403, contentType: "application/problem+json", json: unconfirmed };
    await page.route("**/api/me/assistants", (route) => route.fulfill(answer), { times: 1 });
    await assistants.getByRole("button", { name: "Sta deze assistent toe" }).click();
    await expect(assistants.getByRole("alert")).toContainText("Bevestig eerst");
    await expect(assistants.getByLabel("Hoe noem je je assistent?")).toHaveValue("Huishulp");
  });
  await assistants.getByRole("button", { name: "Sta deze assistent toe" }).click();
  await expect(assistants.getByRole("group", { name: "Geef dit aan je assistent" })).toBeFocused();
  await expect(assistants).toContainText("/mcp");
  await expect(
    assistants.getByLabel("Hoe noem je je assistent?"),
    "no second one by accident",
  ).toHaveValue("");
  await expectAccessible(page);
  await assistants.getByRole("button", { name: "Stop Huishulp" }).click();
  await expect(assistants.getByRole("status")).toHaveText("Huishulp kan niet meer bestellen.");
});

test("further orders come page by page, and one that is not paid says so and leads to paying [MINE-11] [PAY-06]", async ({
  page,
}) => {
  const listed = (number: string, toPay: object | null = null) => ({
    number,
    kind: "consumer",
    state: "delivered",
    placedAt: "2026-10-15T14:32:00+01:00",
    pickup: {
      date: "2026-10-20",
      from: "18:00",
      to: "20:00",
      starts: "2026-10-20T18:00:00+02:00",
    },
    delivery: null,
    awaits: null,
    services: [],
    link: "/nl/orders/-",
    toPay,
    gone: [],
  });
  await page.route("**/api/orders/mine*", (route) =>
    route.fulfill({
      json: route.request().url().includes("before=second")
        ? {
            orders: [listed("W-2", { cents: 4195, path: "/nl/pay/0123456789ab" })],
            next: null,
            plans: [],
          }
        : { orders: [listed("W-1")], next: "second", plans: [] },
    }),
  );
  await open(page, "/nl/orders");
  await page.getByLabel("E-mailadres", { exact: true }).fill("demo@waslijn.example");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("schone-was-2026");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Toon oudere" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "W-1" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "W-2" })).toContainText(
    "nog te betalen",
  );
  await expect(page.getByRole("link", { name: /^Betaal €\s41,95 voor W-2/ })).toHaveAttribute(
    "href",
    "/nl/pay/0123456789ab",
  );
  await expect(page.getByRole("button", { name: "Toon oudere" })).toBeHidden();
});

test("a company's mailed link shows its orders without names, and leads to each to change it [MINE-13]", async ({
  page,
  server,
}) => {
  const company = "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15";
  const visitor = await followOrder(page, "nl");
  // Turns it into an order of the company.
  const [{ number } = { number: "" }] = await server.query<{ number: string }>(
    "UPDATE orders SET kind = 're-use', company_id = $1 WHERE contact->>'email' = $2 RETURNING number",
    [company, visitor.email],
  );
  const owner = { kind: "company", id: company, link_version: 0 } as const;
  const key = ownerToken(secretsFrom(E2E_SECRET), owner);
  await open(page, `/nl/orders#of=${key}`);
  await page.reload();
  await ready(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Bestellingen voor");
  await expect(main).not.toContainText("Noor");
  await main.getByRole("link", { name: new RegExp(number) }).click();
  await page.waitForURL("**/nl/orders/*");
  await ready(page);
  await expect(main).toContainText(number);
  await expect(main).not.toContainText("Noor");
  await expect(main).not.toContainText("Veerstraat");
  await expect(page.getByRole("button", { name: "Tijden wijzigen" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Wijzig de/ })).toBeHidden();
  await page.getByRole("button", { name: "Bestelling annuleren" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ja, annuleer" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Deze bestelling is geannuleerd.",
  );
});
