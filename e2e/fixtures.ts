import type Axe from "axe-core";
import { test as base, expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { keepServers, type Servers } from "./keep-servers.ts";
import { openMailbox, type Mailbox } from "./mailbox.ts";
import { E2E_NOW, type RunningServer } from "./running-server.ts";

export { expect };

type Fixtures = {
  /** The consent dialog opens on every page after 3 s; most tests start with it answered. */
  consentAnswered: boolean;
  /** Substrings of console errors and CSP violations that a test expects. */
  expectedErrors: string[];
  /** Settings of the server, e.g. `test.use({ serverSettings: { OVERVIEW_LAYOUT: "legacy" } })`. */
  serverSettings: Record<string, string>;
  server: RunningServer;
};
type WorkerFixtures = { servers: Servers; mailbox: Mailbox };

/** On an empty database the server first runs all migrations, in parallel with three others. */
const SERVER_PATIENCE_MS = 180_000;

/** Not faults of the page: refused calls, and skipped view transitions. */
const OF_THE_BROWSER = /^Failed to load resource|^\w+Error: Transition was (aborted|skipped)/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  consentAnswered: [true, { option: true }],
  expectedErrors: [[], { option: true }],
  serverSettings: [{}, { option: true }],
  servers: [
    async ({ playwright: _playwright }, use) => {
      const servers = keepServers();
      await use(servers);
      await servers.stop();
    },
    { scope: "worker", timeout: SERVER_PATIENCE_MS },
  ],
  mailbox: [
    async ({ playwright: _playwright }, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ servers, serverSettings }, use) => use(await servers.with(serverSettings)),
    { timeout: SERVER_PATIENCE_MS },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, consentAnswered, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.clock.setFixedTime(E2E_NOW);
    if (consentAnswered) {
      await page.addInitScript(() => localStorage.setItem("cookiesSeen", "true"));
    }
    await use(page);
    const faults = errors.filter(
      (text) =>
        !OF_THE_BROWSER.test(text) && !expectedErrors.some((expected) => text.includes(expected)),
    );
    expect(faults, "errors in the browser's console").toEqual([]);
  },
});

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor();
}

/** Waits for running animations, which would change colour contrast; infinite ones are not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No axe violations on the page, without the left-out selectors. */
export async function expectAccessible(page: Page, leftOut: string[] = []): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe } = window as typeof window & { axe: typeof Axe };
      const { violations } = await axe.run({ exclude }, { runOnly, resultTypes: ["violations"] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
      );
    },
    { runOnly: AXE_TAGS, exclude: leftOut },
  );
  expect(found).toEqual([]);
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
/** Each width and each language once: a fault of either shows in one of the two. */
export const DEVICES = [
  { device: "phone", viewport: PHONE, language: "nl" },
  { device: "desktop", viewport: DESKTOP, language: "en" },
] as const;

/** `npm test` runs one variant of each test, chosen by `turn`; the proof's line `journeys` runs all. */
export const variants = <T>(all: readonly T[], turn: number): T[] =>
  all.filter((_, at) => at === turn || process.env.EVERY_VARIANT);
