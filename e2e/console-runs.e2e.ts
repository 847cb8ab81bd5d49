import { DRIVER } from "./console-states/answers/people.ts";
import { BUSY_BOARD, OWN_RUN } from "./console-states/answers/runs.ts";
import { TODAY } from "./console-states/answers/today.ts";
import { ConsoleVisitor } from "./console-states/visitor.ts";
import { expect, test } from "./fixtures.ts";

test("a board of four runs scrolls within itself, and no house number is cut [DESK-09]", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.startAnew();
  visitor.answer({ deskToday: TODAY, listRuns: BUSY_BOARD });
  await visitor.open("runs");
  await visitor.seesScreen();
  await expect(page.getByRole("link", { name: /118-zwart/ })).toHaveCount(4);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  const cut = await page
    .locator(".stop-who a")
    .evaluateAll((links) =>
      links.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  await expect(page.getByText("nog niet klaar").first()).toBeVisible();
  await page.context().close();
});

test("after a session ends no customer's name is on the phone's screen, or kept on it [DRIVE-03]", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.startAnew();
  visitor.answer({ consoleMe: DRIVER, ownRun: OWN_RUN });
  await visitor.open("route");
  await visitor.seesScreen();
  const name = page.getByText("Karel de Wit").first();
  await expect(name).toBeVisible();
  await expect(page.getByText("nog niet klaar").first()).toBeVisible();
  visitor.refuseAll();
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(name).toBeHidden();
  const papers = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("waslijn-console");
        request.addEventListener("success", () => {
          const all = request.result.transaction("papers").objectStore("papers").getAll();
          all.addEventListener("success", () => resolve(all.result));
        });
      }),
  );
  expect(papers).toEqual([]);
  await page.context().close();
});
