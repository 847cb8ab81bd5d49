import { resolve } from "node:path";
import { build } from "vite";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../e2e/fixtures.ts";
import { E2E_NOW } from "../../e2e/running-server.ts";

const TABS = 5;
const CALLS_PER_TAB = 10;
const ROUNDS = 10;
const later = (round: number): string =>
  new Date(Date.parse(E2E_NOW) + round * 20 * 60_000).toISOString();

/** Bundles the API client as a script that exposes it to the test. */
async function clientScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    // A library's build leaves it to whoever bundles that; what the client imports may read it.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: {
        entry: resolve(import.meta.dirname, "../../apps/web/src/api/client.ts"),
        formats: ["iife"],
        name: "client",
      },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The client was not built.");
  return `${bundle.output[0].code}\nwindow.client = client;`;
}

type WithClient = typeof window & { client: { call(name: "me"): Promise<{ email: string }> } };

test("50 calls with an expired token, in five tabs at once, make one refresh, ten times over", async ({
  page,
  context,
  server,
}) => {
  const script = await clientScript();
  await open(page, "/en/contact");
  await page.evaluate(async () => {
    const answer = await fetch("/api/tokens", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${btoa("demo@waslijn.example:schone-was-2026")}`,
      },
      body: JSON.stringify({ uuid: "0b7c1c1e-0000-4000-8000-000000000002" }),
    });
    const { token, refresh } = (await answer.json()) as { token: string; refresh: string };
    localStorage.setItem("deviceToken", "0b7c1c1e-0000-4000-8000-000000000002");
    localStorage.setItem("sessionType", "user");
    localStorage.setItem("sessionToken", token);
    localStorage.setItem("sessionRefreshToken", refresh);
  });
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await open(tab, "/en/contact");
    tabs.push(tab);
  }
  for (const tab of tabs) await tab.evaluate(script);
  const refreshes: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/tokens/refresh")) refreshes.push(request.url());
  });
  for (let round = 1; round <= ROUNDS; round++) {
    await server.setTime(later(round));
    const emails = await callInAll(tabs);
    expect(emails).toEqual(Array(TABS * CALLS_PER_TAB).fill("demo@waslijn.example"));
    expect(refreshes, `refreshes after round ${round}`).toHaveLength(round);
  }
});

/** All tabs call at the same time. */
async function callInAll(tabs: Page[]): Promise<string[]> {
  const emails = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async (calls) => {
        const { client } = window as WithClient;
        const answers = await Promise.all(Array.from({ length: calls }, () => client.call("me")));
        return answers.map(({ email }) => email);
      }, CALLS_PER_TAB),
    ),
  );
  return emails.flat();
}
