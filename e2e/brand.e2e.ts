import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { expect, test as base } from "./fixtures.ts";
import { runServer, type RunningServer } from "./running-server.ts";

const root = resolve(import.meta.dirname, "..");
const PATHS = [
  "",
  "contact",
  "pricelist",
  "explore",
  "faq",
  "terms",
  "cookie",
  "jobs",
  "welcome",
  "valid-fail",
  "pay-fail",
  "404",
  "retail",
  "retour",
  "recover",
  "re-use",
  "?page=address-selection",
  "?webview=true",
];

/** The product, built and started for the second example brand. */
const test = base.extend<object, { other: RunningServer }>({
  other: [
    async ({ playwright: _playwright }, use) => {
      const dist = await mkdtemp(join(tmpdir(), "brand-"));
      const settings = { BRAND: "bleekveld", WEB_DIST: dist };
      const build = ["scripts/build.ts", "--quick"];
      await promisify(execFile)(resolve(root, "node_modules/.bin/node"), build, {
        cwd: root,
        env: { ...process.env, ...settings },
      });
      const server = await runServer(settings);
      await use(server);
      await server.stop();
      await rm(dist, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// All tests share one build.
test.describe.configure({ mode: "default" });

test("nothing of the first brand is left on any page of the second [CONT-02]", async ({
  other,
  request,
}) => {
  for (const language of LANGUAGES) {
    for (const path of PATHS) {
      const html = await (await request.get(`${other.url}/${language}/${path}`)).text();
      expect(/waslijn[^/]/i.exec(html)?.[0], `${language}/${path}`).toBeUndefined();
      expect(html, path).toContain("Bleekveld");
      expect(html, path).toContain("service@bleekveld.example");
    }
  }
});

test("name, logo, colours, phone, address, hours and links are the second brand's [CONT-02]", async ({
  other,
  page,
}) => {
  await page.goto(`${other.url}/en/contact`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Bleekveld" })).toBeVisible();
  await expect(page).toHaveTitle("Contact – Bleekveld");
  await expect(page.getByRole("main").getByRole("link", { name: "0800 4567" })).toBeVisible();
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("Grasbleek 7");
  await expect(foot.getByRole("link", { name: "Mastodon" })).toBeVisible();
  const action = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--action"),
  );
  expect(action.trim()).toBe("#2f5fa8");
  const icon = await page.request.get(`${other.url}/brand/bleekveld/icon.svg`);
  expect(await icon.text()).toContain("#2f5fa8");
});

test("the return label and its address are the second brand's [CONT-02]", async ({
  other,
  page,
}) => {
  await page.goto(`${other.url}/nl/retour`);
  await page.locator("html[data-ready]").waitFor();
  await page.getByRole("textbox").fill("BC12M");
  await expect(page.getByText("Bleekveld Retouren").first()).toBeAttached();
});

test("mails are the second brand's [CONT-02]", async ({ other, request }) => {
  const answer = await request.post(`${other.url}/api/recover/email`, {
    data: { email: "demo@waslijn.example" },
  });
  expect(answer.status()).toBeLessThan(300);
  const mails = async () =>
    JSON.stringify(await other.query("SELECT rendered FROM outbox WHERE rendered IS NOT NULL"));
  await expect.poll(mails).toContain("Bleekveld");
  expect((await mails()).replaceAll("demo@waslijn.example", "")).not.toMatch(/waslijn/i);
});
