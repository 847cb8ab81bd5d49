import { expect, open, test } from "./fixtures.ts";
import { collectCalls, key, keypad, shownCode, typeCode } from "./locations.ts";

test.use({ serviceWorkers: "block", serverSettings: { RATE_LIMITS: "on" } });

test("who guesses codes is told how long to wait, and can go on after it", async ({
  page,
  request,
  server,
}) => {
  for (let code = 9900; code < 9910; code++) {
    await request.get(`/api/service-points/by-code/${code}`);
  }
  const calls = collectCalls(page);
  await open(page, "/nl/retail");
  await typeCode(page, "7430");
  const wait = keypad(page).getByText(/Je kunt het weer proberen over \d+:\d\d/);
  await expect(wait).toBeVisible();
  expect(await shownCode(page)).toBe("");
  await expect(key(page, "1")).toHaveAttribute("aria-disabled", "true");
  await typeCode(page, "7430");
  expect(calls).toHaveLength(1);
  // Screen readers hear minutes: the countdown itself is hidden from them.
  await expect(keypad(page).locator(".hide", { hasText: /minuten/ })).toBeAttached();

  const before = await wait.innerText();
  await page.clock.setFixedTime("2026-11-16T09:01:00+01:00");
  await expect(wait).not.toHaveText(before);
  await page.clock.setFixedTime("2026-11-16T09:16:00+01:00");
  await server.setTime("2026-11-16T09:16:00+01:00");
  await expect(wait).toBeHidden();
  await typeCode(page, "7430");
  await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toBeVisible();
});
