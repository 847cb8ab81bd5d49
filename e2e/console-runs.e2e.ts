import { DRIVER } from "./console-states/answers/people.ts";
import { BUSY_BOARD, DISPATCH_BOARD, OWN_RUN } from "./console-states/answers/runs.ts";
import { TODAY } from "./console-states/answers/today.ts";
import { ConsoleVisitor } from "./console-states/visitor.ts";
import { expectLargeTargets } from "./driver-phone.ts";
import { expect, PHONE, test } from "./fixtures.ts";
import { noisyPhoto } from "./noisy-photo.ts";

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

test("a report that is pressed twice is stored once, and the next person on the phone does not send it [DRIVE-02] [DRIVE-03]", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await visitor.startAnew();
  visitor.answer({ consoleMe: DRIVER, ownRun: OWN_RUN });
  visitor.refuse(503, "actAtStop");
  visitor.refuse(204, "signOut");
  const sent = new Set<string>();
  page.on("request", (request) => {
    if (!request.url().includes("/api/console/route/stops/")) return;
    sent.add((request.postDataJSON() as { id: string }).id);
  });
  await visitor.open("route");
  await visitor.seesScreen();
  await page.getByRole("link", { name: "Gemist", exact: true }).click();
  await visitor.button(/^Meld gemist/).dblclick();
  await expect(page.getByText("1 melding wacht op dit toestel")).toBeVisible();
  await expect.poll(() => sent.size).toBe(1);

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole("button", { name: new RegExp(`^${DRIVER.name}`) }).click();
  await page.getByRole("menuitem", { name: "Afmelden" }).click();
  await expect(page.getByText("1 melding is niet verzonden")).toBeVisible();
  await page.getByRole("button", { name: "Toch afmelden" }).click();
  await expect(page.getByRole("heading", { name: "Aanmelden" })).toBeVisible();
  sent.clear();
  // Longer than the queue's pause between two attempts.
  await page.waitForTimeout(6_000);
  expect([...sent]).toEqual([]);
  await page.context().close();
});

test("a photo that the server refuses is named until the driver has seen it [DRIVE-03]", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await visitor.startAnew();
  visitor.answer({
    consoleMe: DRIVER,
    ownRun: OWN_RUN,
    actAtStop: { state: "missed", version: 2 },
  });
  visitor.refuse(409, "sendStopPhoto");
  await visitor.open("route");
  await visitor.seesScreen();
  await page.getByRole("link", { name: "Gemist", exact: true }).click();
  await page
    .getByLabel("Foto van de deur")
    .setInputFiles({ name: "deur.png", mimeType: "image/png", buffer: noisyPhoto(84, 64) });
  await expect(page.getByText("Foto staat op het toestel")).toBeVisible();
  await visitor.button(/^Meld gemist/).click();
  await expect(page.getByText("1 foto is niet aangenomen")).toBeVisible();
  await page.getByRole("link", { name: "Bekijk" }).click();
  await expect(page.getByRole("group", { name: /^Stop \d+: de foto/ })).toBeVisible();
  await expectLargeTargets(page);
  await page.getByRole("button", { name: "Gezien" }).click();
  await expect(page.getByRole("heading", { name: "Alles is verzonden" })).toBeVisible();
  await page.context().close();
});

test("a stop is moved on the map by pointer and by keyboard, and the map asks nobody else for anything [DESK-14]", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 1400 });
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await visitor.startAnew();
  visitor.answer({ deskToday: TODAY, listRuns: DISPATCH_BOARD, planRuns: DISPATCH_BOARD });
  await visitor.open("runs?as=map");
  await visitor.seesScreen();
  const [sem, yara] = DISPATCH_BOARD.runs.map(({ id }) => id);
  const moves = async (name: string, act: () => Promise<unknown>): Promise<string | undefined> => {
    const answered = page.waitForResponse("**/api/console/runs/plan");
    await act();
    const { runs } = (await answered).request().postDataJSON() as {
      runs: { id: string; stops: { number: string; kind: string }[] }[];
    };
    await expect(page.getByText(/^1 stop naar/).last()).toBeVisible();
    return runs.find(({ stops }) => stops.some((stop) => `${stop.number} ${stop.kind}` === name))
      ?.id;
  };
  await expect(page.getByRole("img", { name: /Kaart van 42 stops in 3 routes/ })).toBeVisible();
  await expect(
    page.getByRole("button", { name: /Praktijk Kleverlaan.*18 min na het tijdvak/ }),
  ).toBeVisible();
  await expect(page.getByText("laatste plek 08:41").first()).toBeVisible();

  const marker = page.locator('[data-marker="W-2110 pickup"]');
  // A finger that misses the drawn marker by 20 px.
  const box = (await marker.locator(".d-open").boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 + 20);
  await expect(page.locator('[data-stop="W-2110 pickup"][aria-expanded=true]')).toBeFocused();
  await visitor.press("Escape");
  expect(
    await moves("W-2110 pickup", async () => {
      await marker.hover();
      await page.mouse.down();
      const row = (await page.locator(`li[data-run="${yara}"] summary`).boundingBox())!;
      await page.mouse.move(row.x + 40, row.y + 20, { steps: 4 });
      await page.mouse.up();
    }),
  ).toBe(yara);

  await visitor.press("l");
  const late = page.getByRole("button", { name: /Praktijk Kleverlaan/, expanded: true });
  await expect(late).toBeFocused();
  expect(await moves("W-2111 delivery", () => visitor.press("2"))).toBe(yara);
  const loose = page.getByRole("button", { name: /Spaarnezicht bv/ });
  await loose.focus();
  await visitor.press("Enter", "Tab", "ArrowDown", "ArrowUp");
  expect(await moves("W-10206 pickup", () => visitor.press("Enter"))).toBe(sem);
  expect([...origins]).toHaveLength(1);
  await page.context().close();
});

test("a phone sends its place with an act only if the shop asks for it [DRIVE-09]", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 52.381_234_56, longitude: 4.6 });
  // The server of the tests does not ask for positions, so its document does not allow them.
  await page.route("**/console/route", async (route) => {
    const answer = await fetch(route.request().url());
    const { "permissions-policy": _, ...headers } = Object.fromEntries(answer.headers);
    await route.fulfill({ status: 200, headers, body: await answer.text() });
  });
  await visitor.startAnew();
  visitor.answer({ consoleMe: DRIVER, actAtStop: { state: "missed", version: 2 } });
  const saysMissed = async (asksPosition: boolean): Promise<unknown> => {
    visitor.answer({ ownRun: OWN_RUN && { ...OWN_RUN, asksPosition } });
    await visitor.open("route");
    await visitor.seesScreen();
    await expect(page.getByText("Je plek gaat mee met je meldingen")).toHaveCount(
      asksPosition ? 1 : 0,
    );
    await page.getByRole("link", { name: "Gemist", exact: true }).click();
    // As long as a driver needs to say why.
    await page.waitForTimeout(300);
    const sent = page.waitForRequest("**/api/console/route/stops/**");
    await visitor.button(/^Meld gemist|^Gemist melden/).click();
    return ((await sent).postDataJSON() as { position?: unknown }).position;
  };
  expect(await saysMissed(false)).toBeUndefined();
  expect(await saysMissed(true)).toEqual({ latitude: 52.381_23, longitude: 4.6 });
  await page.context().close();
});
