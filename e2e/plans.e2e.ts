import { expect, PHONE, test } from "./fixtures.ts";
import { followOrder } from "./follow-order.ts";
import { emptyWindows } from "./order-visitor.ts";
import { E2E_NOW } from "./running-server.ts";
import { readTurnMail } from "./turn-mail.ts";

test.use({ viewport: PHONE });
test.beforeEach(({ server }) => emptyWindows(server));
test.afterEach(({ server }) => server.setTime(E2E_NOW));

test("whoever cancels an order of a plan says whether the plan stops too, and the page names the plan until then [PLAN-04]", async ({
  page,
  server,
}) => {
  const visitor = await followOrder(page, "nl");
  const dialog = page.getByRole("dialog");
  const plan = page.getByRole("region", { name: "Je vaste afspraak" });
  const isStopped = async () =>
    (
      await server.query<{ stopped: boolean }>(
        `SELECT p.stopped_at IS NOT NULL AS stopped FROM plans p JOIN plan_turns t ON t.plan_id = p.id
          JOIN orders o ON o.id = t.order_id WHERE o.contact->>'email' = $1`,
        [visitor.email],
      )
    )[0]?.stopped;
  await page.getByRole("button", { name: "Vaste afspraak maken" }).click();
  await dialog.getByRole("button", { name: "Vaste afspraak maken" }).click();
  await expect(dialog).toContainText("Gelukt.");
  await dialog.getByRole("button", { name: "Sluiten" }).click();

  await expect(plan).toContainText("elke 2 weken op donderdag, 10:00 – 12:00");
  await expect(page.getByRole("button", { name: "Vaste afspraak maken" })).toBeHidden();
  await page.getByRole("button", { name: "Bestelling annuleren" }).click();
  await expect(dialog).toContainText("Deze bestelling hoort bij je vaste afspraak: elke 2 weken");
  const confirm = dialog.getByRole("button", { name: "Ja, annuleer" });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("radio", { name: "Alleen deze keer" }).check();
  await expect(dialog).toContainText("De volgende keer is donderdag 3 december.");
  await dialog.getByRole("radio", { name: "De vaste afspraak stoppen" }).check();
  await confirm.click();
  await expect(page.getByText("Geannuleerd.", { exact: true }).first()).toBeVisible();
  await expect(plan).toContainText("Je vaste afspraak is gestopt.");
  expect(await isStopped()).toBe(true);
});

test("a customer has an order come back every two weeks, and by the links of its mails skips a time, moves one, pauses and stops [PLAN-01] [PLAN-02] [MINE-08]", async ({
  page,
  server,
}) => {
  const visitor = await followOrder(page, "nl");
  const dialog = page.getByRole("dialog");
  const press = (name: string | RegExp) => dialog.getByRole("button", { name }).click();
  const turns = () =>
    server.query<{ outcome: string; pickup: string | null }>(
      `SELECT t.outcome, o.pickup_date::text AS pickup FROM plan_turns t LEFT JOIN orders o ON o.id = t.order_id
        AND o.status = 'placed' WHERE t.plan_id = (SELECT u.plan_id FROM plan_turns u
        JOIN orders f ON f.id = u.order_id WHERE u.outcome = 'first' AND f.contact->>'email' = $1)
        ORDER BY t.turn_date`,
      [visitor.email],
    );
  const mailAt = async (now: string) => {
    await server.setTime(now);
    await page.clock.setFixedTime(now);
    return readTurnMail(server, now, visitor.email);
  };
  const first = { outcome: "first", pickup: "2026-11-19" };

  await page.getByRole("button", { name: "Vaste afspraak maken" }).click();
  await dialog.getByLabel("Hoe vaak").selectOption("elke 2 weken");
  await expect(dialog).toContainText("De eerste keer is donderdag 3 december.");
  await press("Vaste afspraak maken");
  await expect(dialog).toContainText("Elke 2 weken op donderdag, 10:00 – 12:00.");
  await expect(dialog).toContainText("Volgende keer: donderdag 3 december.");

  const one = await mailAt("2026-11-28T09:00:00+01:00");
  expect(one.subject).toBe("We komen donderdag 3 december");
  // Opening a link alone changes nothing.
  await page.goto(one.linkTo("plan-skip"));
  await expect(dialog).toContainText("We komen niet op donderdag 3 december.");
  expect(await turns()).toEqual([first, { outcome: "ordered", pickup: "2026-12-03" }]);
  await press("Sla donderdag 3 december over");
  await expect(dialog).toContainText("Volgende keer: donderdag 17 december.");
  const skipped = { outcome: "skipped", pickup: null };
  expect(await turns()).toEqual([first, skipped]);

  const other = await mailAt("2026-12-12T09:00:00+01:00");
  await page.goto(other.linkTo("change"));
  await visitor.chooses("pickup", { day: "2026-12-18", hour: "14:00" });
  await visitor.chooses("delivery", { day: "2026-12-22", hour: "16:00" });
  await page.getByRole("button", { name: "Bevestig de wijziging" }).click();
  await expect(page.getByText("Gewijzigd.")).toBeVisible();
  const moved = { outcome: "ordered", pickup: "2026-12-18" };
  expect(await turns()).toEqual([first, skipped, moved]);

  await page.goto(other.linkTo("plan-pause"));
  await dialog.getByLabel("Verder vanaf").fill("2027-01-10");
  await press("Pauzeer tot die dag");
  await expect(dialog).toContainText("Volgende keer: donderdag 14 januari.");

  await page.goto(other.linkTo("plan-stop"));
  await visitor.tabsTo(/^Stop de vaste afspraak/);
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Deze vaste afspraak is gestopt.");
  // Earlier orders are kept.
  expect(await turns()).toEqual([first, skipped, moved]);
});
