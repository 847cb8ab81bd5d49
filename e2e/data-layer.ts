import type { Page } from "@playwright/test";

type Entry = Record<string, unknown>;
export const MANAGER = "https://www.googletagmanager.com/**";

/** The data layer as plain objects; commands are `arguments`, with indexes as keys. */
export const dataLayer = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => ({ ...(entry as Entry) })));
export const events = async (page: Page) =>
  (await dataLayer(page)).map(({ event }) => event).filter((event) => event !== undefined);
/** All events of a visit, also from previous documents. */
export async function watchEvents(page: Page): Promise<Entry[]> {
  const seen: Entry[] = [];
  await page.exposeFunction("pushed", (entry: Entry) => void (entry.event && seen.push(entry)));
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    window.dataLayer = layer;
    layer.push = (...entries) => {
      for (const entry of entries) window.pushed?.({ ...(entry as object) });
      return Array.prototype.push.apply(layer, entries);
    };
  });
  return seen;
}
export const consents = async (page: Page) =>
  (await dataLayer(page))
    .filter((entry) => entry[0] === "consent")
    .map((entry) => [entry[1], entry[2]]);
export const all = (value: "granted" | "denied") => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});

/** Stubs the tag manager and records the requests. */
export async function watchManager(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(MANAGER, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    pushed?: (entry: object) => void;
  }
}
