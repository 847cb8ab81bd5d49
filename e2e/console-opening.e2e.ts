import type { Page, Response } from "@playwright/test";
import { CALLER, orderByPhone } from "./console-order.ts";
import { addPerson, consoleOrigin, signInOn } from "./console-staff.ts";
import { TODAY } from "./console-states/answers/today.ts";
import { ConsoleVisitor } from "./console-states/visitor.ts";
import { expect, ready, test } from "./fixtures.ts";
import { newEmail } from "./order-visitor.ts";
import type { RunningServer } from "./running-server.ts";

test.use({ viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 120_000 });

async function signIn(page: Page, server: RunningServer): Promise<void> {
  const email = newEmail();
  await addPerson(server, { name: "Imke Postma", email, role: "desk" });
  await signInOn(page, server, email);
}

/** Opens the list until it is server-rendered: a busy server may leave that to the browser. */
async function openDrawn(page: Page, server: RunningServer, search = ""): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(`${consoleOrigin(server)}/console/orders${search}`, {
      waitUntil: "commit",
    });
    expect(await answer?.text()).toContain(`id="drawn"`);
  }).toPass();
}

/** Holds requests until released. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** The console's entry script. */
const SCRIPT = "**/console/assets/main-*.js";
const LIVE = "**/api/console/live";

const field = (page: Page) => page.getByRole("searchbox");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is read, searched and left for an order [DESK-02]", async ({ page, server }) => {
    await signIn(page, server);
    const number = await orderByPhone(page, server);
    await openDrawn(page, server, "?kind=consumer&sort=placed");
    await expect(page.getByRole("row", { name: new RegExp(number) })).toContainText(CALLER);
    await expect(page.getByRole("link", { name: "Vandaag", exact: true })).toBeVisible();

    await field(page).fill("nobody at all");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\?search=nobody\+at\+all&day=&kind=consumer&sort=placed$/);
    await expect(page.getByText("Geen bestelling past hierbij")).toBeVisible();
    await field(page).fill(number);
    await field(page).press("Enter");
    await page.getByRole("link", { name: number }).click();
    await expect(page).toHaveURL(`${consoleOrigin(server)}/console/orders/${number}`);
  });
});

test("the browser goes on with what the server drew and asks for none of it again [DESK-02] [DESK-06]", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const first = await orderByPhone(page, server);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  const start = await hold(page, SCRIPT);
  // Hold the live connection: its events make the page refetch, as they should.
  const follow = await hold(page, LIVE);
  await openDrawn(page, server);
  const row = page.getByRole("row", { name: new RegExp(first) });
  await row.evaluate((drawn) => (drawn.dataset.drawn = "by the server"));
  start();
  await ready(page);
  await expect(row, "the same row").toHaveAttribute("data-drawn", "by the server");
  expect(asked).toEqual(["/api/console/live"]);

  follow();
  const next = await orderByPhone(page, server);
  await expect(page.getByRole("link", { name: next })).toBeVisible();
});

test("what was typed and pressed before the scripts came is not lost [DESK-02] [DESK-05]", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const number = await orderByPhone(page, server);
  const release = await hold(page, SCRIPT);
  await openDrawn(page, server);
  await page.waitForLoadState("domcontentloaded");
  await field(page).fill(number);
  await page.getByRole("button", { name: "Staat" }).click();
  release();
  await ready(page);
  await expect(page.getByRole("menuitemradio", { name: "Opgehaald" })).toBeVisible();
  await expect(field(page)).toHaveValue(number);
  await expect(page).toHaveURL(new RegExp(`search=${number}$`));
});

test("what changes between the drawing and the live line is on screen too [DESK-06]", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const release = await hold(page, SCRIPT);
  await openDrawn(page, server);
  const number = await orderByPhone(page, server);
  release();
  await ready(page);
  await expect(page.getByRole("link", { name: number })).toBeVisible();
});

test("a language that was chosen before is kept, and the server draws in it from then on", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.addInitScript(() => localStorage.setItem("consoleLanguage", "en"));
  await openDrawn(page, server);
  await ready(page);
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
  const words = (answer: Response | null) => answer?.text();
  await expect(async () => {
    expect(await words(await page.reload())).toContain(`<html lang="en">`);
  }).toPass();
  await ready(page);
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
});

test("an address that leads nowhere keeps the menu, and an order that is not there offers a search", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const origin = consoleOrigin(server);
  await page.goto(`${origin}/console/no/such/screen`);
  await expect(page.getByRole("heading", { name: "Dit scherm bestaat niet" })).toBeAttached();
  const menu = page.getByRole("navigation", { name: "Console" });
  await expect(menu.getByRole("link", { name: "Bestellingen" })).toBeVisible();

  await page.goto(`${origin}/console/orders/W-99999`);
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await expect(page.getByRole("combobox", { name: /^Zoek een bestelling/ })).toBeFocused();
});

test("what cannot be loaded without a connection says so, and a menu leaves the screen as it is", async ({
  browser,
  server,
}) => {
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  await visitor.startAnew();
  visitor.answer({ deskToday: TODAY });
  await visitor.open("today");
  await visitor.seesScreen();
  await page.route("**/console/assets/menu-*.js", (route) => route.abort());
  await page.getByRole("button", { name: /Saar Mol/ }).click();
  await expect(page.getByText(/^Geen verbinding/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Rapporten" }).click();
  await expect(page.getByRole("alert")).toContainText("Geen verbinding.");
  await page.context().close();
});
