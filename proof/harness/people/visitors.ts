import { ask, type Answer } from "../ask.ts";
import { guestToken, offeredWindows, placement, sendOrder } from "../orders.ts";
import type { Site } from "../site.ts";

export type Visitors = {
  stop(): Promise<{
    requests: number;
    failed: string[];
    orders: string[];
    /** The longest wait for the answer to an order. */
    longestOrderMs: number;
  }>;
};

const PATHS = [
  "/nl/",
  "/en/pricelist",
  "/api/config",
  "/api/cleaning-services",
  "/api/times/pickups?postalCode=2011DB&isNew=0",
  "/api/service-points/by-code/7430",
];

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/** URLs of the scripts of a page. */
const scriptsOf = (page: Answer | Error): string[] => {
  const html = page instanceof Error || typeof page.body !== "string" ? "" : page.body;
  return [...new Set(html.match(/\/assets\/[^"]+\.js/g))];
};

/** Visitors who read and order without retries: each failure is counted. */
export async function receiveVisitors(
  site: Pick<Site, "url">,
  { count = 6, paths = PATHS }: { count?: number; paths?: string[] } = {},
): Promise<Visitors> {
  const token = await guestToken(site);
  const windows = offeredWindows();
  const failed: string[] = [];
  const orders: string[] = [];
  let requests = 0;
  let longestOrderMs = 0;
  let isOver = false;

  const note = (what: string, expected: number, answer: Answer | Error): void => {
    requests++;
    if (answer instanceof Error) failed.push(`${what}: ${answer.message}`);
    else if (answer.status !== expected) {
      failed.push(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 120)}`);
    } else if (expected === 201) orders.push((answer.body as { id: string }).id);
  };
  const visit = async (number: number): Promise<void> => {
    for (let turn = number; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? "/";
      const answer = await ask(site.url + path).catch(asError);
      note(path, 200, answer);
      for (const script of scriptsOf(answer)) {
        note(script, 200, await ask(site.url + script).catch(asError));
      }
      const chosen = windows[turn % windows.length];
      if (!chosen) return;
      const began = performance.now();
      const sent = sendOrder(site.url, placement(chosen, token));
      note("order", 201, await sent.catch(asError));
      longestOrderMs = Math.max(longestOrderMs, performance.now() - began);
    }
  };
  const running = Array.from({ length: count }, (_, number) => visit(number));
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return { requests, failed, orders, longestOrderMs };
    },
  };
}
