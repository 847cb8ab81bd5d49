import { chromium, type Browser } from "@playwright/test";
import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { openLivePostgres } from "../../apps/api/src/db/live-postgres.ts";
import type { LifeDeps } from "../../apps/api/src/deps.ts";
import { pickUp } from "../../apps/api/src/modules/orders/life/handle-order.ts";
import { findOrder } from "../../apps/api/src/modules/orders/orders-repository.ts";
import { secretsFrom } from "../../apps/api/src/secrets.ts";
import { findChromium } from "../../scripts/test/chromium.ts";
import { makeRoom } from "../harness/audit.ts";
import { openConsole } from "../harness/console.ts";
import { guestToken, offeredWindows, placement, placeOrder } from "../harness/orders.ts";
import { openSite, PROOF_NOW, PROOF_SECRET, type Site } from "../harness/site.ts";
import type { Line } from "../line.ts";

const BOUND_MS = 2000;
const PAGES = 6;

export const line: Line = {
  promise: "An order's page and the desk's list show within 2 seconds what a driver does",
  test: `${PAGES} pages in Chromium at a time, each of another customer, and a console with its list of orders, through nginx and 3 nodes; a driver's process picks the orders up; from the moment it is done until the page and the console say so`,
  async run({ times }) {
    const site = await openSite();
    const { db, close } = openPostgres(site.databaseUrl);
    const live = openLivePostgres(site.databaseUrl);
    const clock = { now: () => new Date(PROOF_NOW) };
    const house: LifeDeps = { db, live, clock, secrets: secretsFrom(PROOF_SECRET) };
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    try {
      await makeRoom(site);
      const desk = await openConsole(browser, site, house);
      const waits: Waits = { pages: [], console: [] };
      for (let turn = 0; turn < times(10, 1); turn++) {
        const orders = await Promise.all(Array.from({ length: PAGES }, () => place(site)));
        const pages = await Promise.all(orders.map(({ link }) => follow(browser, site.url + link)));
        for (const [at, { id, number }] of orders.entries()) {
          await desk.shows(number, "Besteld");
          let began = Infinity;
          const timed = async (shown: Promise<void> | undefined, into: number[]): Promise<void> => {
            await shown;
            into.push(performance.now() - began);
          };
          const shown = [
            timed(pages[at]?.showsNews(), waits.pages),
            timed(desk.shows(number, "Opgehaald"), waits.console),
          ];
          await drive(house, id);
          began = performance.now();
          await Promise.all(shown);
        }
        await Promise.all(pages.map(({ close }) => close()));
      }
      return {
        figure: `pages: ${told(waits.pages)}; the console: ${told(waits.console)}`,
        held: Math.max(...waits.pages, ...waits.console) <= BOUND_MS,
      };
    } finally {
      await browser.close();
      await live.close();
      await close();
      await site.close();
    }
  },
};

type Waits = Record<"pages" | "console", number[]>;

const told = (waits: number[]): string =>
  `${waits.length} changes, the slowest after ${Math.round(Math.max(...waits))} ms, half of them within ${Math.round(median(waits))} ms`;

async function place(site: Site): Promise<OrderPlaced> {
  const windows = offeredWindows();
  const chosen = windows[Math.floor(Math.random() * windows.length)] ?? windows[0];
  if (!chosen) throw new Error("No window is offered.");
  const placed = await placeOrder(site.url, placement(chosen, await guestToken(site)));
  if (placed.answer?.status !== 201) throw new Error(JSON.stringify(placed.answer));
  return placed.answer.body as OrderPlaced;
}

/**
 * Opens an order page and waits for its live connection. Each customer has a separate browser context: with HTTP/1.1 a
 * browser has six connections per server, and a page holds one.
 */
async function follow(browser: Browser, url: string) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const following = page.waitForResponse((answer) => answer.url().endsWith("/live"));
  await page.goto(url);
  await following;
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  return {
    close: () => context.close(),
    showsNews: async (): Promise<void> => {
      await page.waitForFunction(
        (text) => document.querySelector("h1")?.innerText !== text,
        before,
        { polling: 20, timeout: 60_000 },
      );
    },
  };
}

async function drive(house: LifeDeps, id: string): Promise<void> {
  const order = await findOrder(house.db, id);
  if (!order) throw new Error("The order is gone.");
  const given = { order, version: order.version, actor: { kind: "driver", id: "proof" } } as const;
  await pickUp(house, given, { bags: 1 });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
