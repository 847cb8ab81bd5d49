import { DESKTOP, expect, expectAccessible, PHONE, ready, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { followOrder } from "./follow-order.ts";
import { emptyWindows } from "./order-visitor.ts";
import type { RunningServer } from "./running-server.ts";

test.beforeEach(({ server }) => emptyWindows(server));

/** The order page as the mail about the delivery opens it, on a device that is not logged in. */
async function opensDelivered(
  page: Page,
  server: RunningServer,
  language: "nl" | "en",
): Promise<{ email: string; link: string }> {
  const { email } = await followOrder(page, language);
  await server.query(
    "UPDATE orders SET status = 'delivered', notes = 'Rode wijn', instructions = $2 WHERE contact->>'email' = $1",
    [email, { bell: "Twee keer bellen" }],
  );
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await ready(page);
  return { email, link: page.url() };
}

const ordersOf = (server: RunningServer, email: string) =>
  server.query<{ number: string; user_id: string | null }>(
    "SELECT number, kind, user_id, services, notes, instructions, pickup_location, contact FROM orders WHERE contact->>'email' = $1 ORDER BY number",
    [email],
  );

test("a mailed link orders again in three interactions, without a login and for the same customer [MINE-15]", async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  const { email } = await opensDelivered(page, server, "nl");
  let interactions = 0;
  const does = async (act: () => Promise<void>): Promise<void> => {
    interactions += 1;
    await act();
  };
  const main = page.getByRole("main");

  await does(() => main.getByRole("link", { name: "Bestel opnieuw" }).click());
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Nog een keer, Noor?");
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(main.getByRole("radio").first()).toBeChecked();
  await expect(main).toContainText("Lange Veerstraat 18-A");
  await expect(main).toContainText("Twee keer bellen");
  await expectAccessible(page);
  await does(() => main.getByRole("checkbox").check());
  await does(() => main.getByRole("button", { name: /Bevestig je bestelling/ }).click());
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Dank je wel, Noor. Je bestelling staat.",
  );
  expect(interactions).toBeLessThanOrEqual(3);

  const [first, again, ...more] = await ordersOf(server, email);
  expect(more).toEqual([]);
  expect(again).toEqual({ ...first, number: again?.number });
  await expect(main).toContainText(again?.number ?? "-");
  await expectAccessible(page);
  await main.getByRole("link", { name: "Bekijk je bestelling" }).click();
  await ready(page);
  await expect(page.getByRole("main")).toContainText(again?.number ?? "-");
});

test("other times can be chosen, a time that is gone is said, and Back leads to the order [MINE-15]", async ({
  page,
  server,
}) => {
  await page.setViewportSize(DESKTOP);
  const { email } = await opensDelivered(page, server, "en");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Order again" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Once more, Noor?");
  await page.goBack();
  await expect(main.getByRole("link", { name: "Order again" })).toBeVisible();
  await page.goForward();

  await test.step("a time that is gone", async () => {
    await main.getByRole("checkbox").check();
    const taken = { type: "slot_taken", title: "", status: 409, extra: { window: "pickup" } };
    await page.route(
      "**/again/order",
      (route) =>
        route.fulfill({ status: 409, contentType: "application/problem+json", json: taken }),
      { times: 1 },
    );
    await main.getByRole("button", { name: /Confirm your order/ }).click();
    await expect(main).toContainText("That time has just been filled.");
  });

  await main.getByRole("radio").nth(1).check();
  await main.getByRole("button", { name: "Another day or time" }).click();
  await expect(main.getByRole("button", { name: /Confirm your order/ })).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await ready(page);
  await main.getByRole("radio").nth(1).check();
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: /Confirm your order/ }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Thank you, Noor. Your order is in.",
  );
  expect(await ordersOf(server, email)).toHaveLength(2);
});
