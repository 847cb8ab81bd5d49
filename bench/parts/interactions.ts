import { chromium, type Browser, type Page } from "@playwright/test";
import { consoleOrigin, openConsole } from "../../e2e/console-staff.ts";
import { ready } from "../../e2e/fixtures.ts";
import { followOrder } from "../../e2e/follow-order.ts";
import { ADDRESS, OrderVisitor } from "../../e2e/order-visitor.ts";
import { E2E_NOW, runServer, type RunningServer } from "../../e2e/running-server.ts";
import { findChromium } from "../../scripts/test/chromium.ts";
import { fillDesk } from "../desk/fill-desk.ts";
import type { Row } from "../row.ts";

const CPU_SLOWER = 4;
const MOST_MS = 100;
const ORDERS = 1000;
const PHONE = { width: 390, height: 844 };

/** Milliseconds from each press to the next paint. */
type Waits = Record<string, number[]>;

/** INP of scripted interactions on a processor four times slower: the 75th percentile per screen. */
export async function measureInteractions(rounds: number): Promise<Row[]> {
  const server = await runServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const waits: Waits = {};
  const note = async (screen: string, page: Page, act: () => Promise<void>): Promise<void> => {
    (waits[screen] ??= []).push(...(await timed(page, act)));
  };
  try {
    await fillDesk(server.databaseUrl, ORDERS, () => undefined);
    for (let round = 0; round < rounds; round++) {
      await orders(browser, server, note);
      await worksAtDesk(browser, server, `bench${round}@waslijn.example`, note);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return Object.entries(waits).map(([screen, all]) => {
    const sorted = all.sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    return {
      what: `${screen}: press to next paint with a ${CPU_SLOWER}× slower CPU, 75th percentile, ms`,
      goal: { atMost: MOST_MS },
      reference: "none",
      measured: `${at(0.75)} ms (median ${at(0.5)}, slowest ${at(1)} of ${sorted.length})`,
      ratio: at(0.75),
    };
  });
}

type Note = (screen: string, page: Page, act: () => Promise<void>) => Promise<void>;

async function orders(browser: Browser, server: RunningServer, note: Note): Promise<void> {
  const context = await browser.newContext({
    viewport: PHONE,
    baseURL: server.url,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(E2E_NOW);
  await page.addInitScript(() => localStorage.setItem("cookiesSeen", "true"));
  await slowCpu(page);
  const visitor = new OrderVisitor(page);
  await visitor.opens("address-selection");
  await note("order screen 1", page, async () => {
    await page.getByLabel(visitor.words.postalCode).pressSequentially(ADDRESS.postalCode);
    await page.getByLabel(visitor.words.houseNumber).pressSequentially(ADDRESS.houseNumber);
    await visitor.button(visitor.words.check).click();
    await visitor.sees(visitor.words.account);
  });
  await visitor.makesAccount();
  await note("order screen 2", page, () => visitor.choosesServices("DC", "WF", "LS"));
  await note("order screen 3", page, () => visitor.choosesTimes());
  await followOrder(page, "nl");
  await note("order page", page, async () => {
    await page.getByRole("button", { name: "Bestelling annuleren" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Nee, laat maar staan" }).click();
    await page.getByRole("button", { name: /^Wijzig de aanwijzingen/ }).click();
    await page.getByRole("textbox").first().pressSequentially("Bovenste bel");
  });
  await context.close();
}

async function worksAtDesk(
  browser: Browser,
  server: RunningServer,
  email: string,
  note: Note,
): Promise<void> {
  const page = await openConsole(browser, server, { name: "Bo Bench", email, role: "owner" });
  await slowCpu(page);
  await page.goto(`${consoleOrigin(server)}/console/orders`);
  await ready(page);
  const row = page.locator('main a[href*="/orders/W-"]').first();
  await row.waitFor();
  await note("console: list", page, async () => {
    for (const key of ["j", "j", "j", "k", "j", "x"]) await page.keyboard.press(key);
  });
  await note("console: search", page, async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").last().pressSequentially("noor");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
  });
  await note("console: order", page, async () => {
    await row.click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const key of ["Tab", "Tab", "Tab"]) await page.keyboard.press(key);
  });
  await page.context().close();
}

async function slowCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
}

/** Runs scripted interactions in one document; presses that the browser reports as one count once. */
async function timed(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id, duration } = entry;
        if (id) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { pressed: longest });
  });
  await act();
  // Entries arrive after the paint that ends them.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))),
  );
  return page.evaluate(() => [
    ...(window as unknown as { pressed: Map<number, number> }).pressed.values(),
  ]);
}
