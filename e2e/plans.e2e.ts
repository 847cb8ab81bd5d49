import { expect, PHONE, ready, test } from "./fixtures.ts";
import { emptyWindows, OrderVisitor } from "./order-visitor.ts";

test.use({ viewport: PHONE });
test.beforeEach(({ server }) => emptyWindows(server));

test("a customer has an order come back every two weeks, skips a time, pauses and stops [PLAN-01] [MINE-08]", async ({
  page,
  server,
}) => {
  const visitor = new OrderVisitor(page, "nl");
  await visitor.goesTo("overview");
  await visitor.fillsContact();
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  await page.getByRole("button", { name: "Volg je bestelling" }).click();
  await page.waitForURL("**/nl/orders/*");
  await ready(page);
  const dialog = page.getByRole("dialog");
  const press = (name: string | RegExp) => dialog.getByRole("button", { name }).click();
  const turns = () =>
    server.query<{ outcome: string }>(
      `SELECT t.outcome FROM plan_turns t WHERE t.plan_id = (SELECT u.plan_id FROM plan_turns u
        JOIN orders o ON o.id = u.order_id WHERE o.contact->>'email' = $1) ORDER BY t.turn_date`,
      [visitor.email],
    );

  await page.getByRole("button", { name: "Kom vanzelf terug" }).click();
  await dialog.getByLabel("Hoe vaak").selectOption("elke 2 weken");
  await expect(dialog).toContainText("De eerste keer is donderdag 03 december.");
  await press("Begin de vaste afspraak");
  await expect(dialog).toContainText("Elke 2 weken op donderdag, 10:00 – 12:00.");
  await expect(dialog).toContainText("Volgende keer: donderdag 03 december.");

  // As its mails lead there; whoever only opens it changes nothing.
  const link = page.url().split("?")[0];
  await page.goto(`${link}?do=plan-skip`);
  await expect(dialog).toContainText("We komen niet op donderdag 03 december.");
  expect(await turns()).toEqual([{ outcome: "first" }]);
  await press("Sla donderdag 03 december over");
  await expect(dialog).toContainText("Volgende keer: donderdag 17 december.");
  expect(await turns()).toEqual([{ outcome: "first" }, { outcome: "skipped" }]);

  await page.goto(`${link}?do=plan-pause`);
  await dialog.getByLabel("Verder vanaf").fill("2027-01-10");
  await press("Pauzeer tot die dag");
  await expect(dialog).toContainText("Volgende keer: donderdag 14 januari.");

  await page.goto(`${link}?do=plan-stop`);
  await press("Stop de vaste afspraak");
  await expect(dialog).toContainText("Deze vaste afspraak is gestopt.");
});
