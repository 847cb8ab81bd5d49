import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { DESKTOP, expect, open, test } from "./fixtures.ts";
import { OrderVisitor } from "./order-visitor.ts";
import { E2E_NOW, type RunningServer } from "./running-server.ts";

const ROOT = resolve(import.meta.dirname, "..");
const SEED = join(ROOT, "apps/api/src/seed");

// Own server: other tests rely on the seed's prices.
test.use({ viewport: DESKTOP, serverSettings: { LOG_LEVEL: "warn" } });

/** As a provider does: edits the files and runs the command, without restarting the server. */
async function applyPrices(server: RunningServer, edits: Record<string, [string, string]>) {
  const folder = await mkdtemp(join(tmpdir(), "waslijn-prices-"));
  for (const [name, [from, to]] of Object.entries(edits)) {
    const text = await readFile(join(SEED, name), "utf8");
    await writeFile(join(folder, name), text.replaceAll(from, to));
  }
  const [row] = await server.query<{ name: string }>("SELECT current_database() AS name");
  const url = new URL(process.env.TEST_POSTGRES_URL ?? "");
  url.pathname = `/${row?.name}`;
  await promisify(execFile)(
    join(ROOT, "node_modules/.bin/node"),
    [join(ROOT, "apps/api/src/commands/data-apply.ts"), folder],
    { env: { PATH: process.env.PATH, DATABASE_URL: url.href, CLOCK: E2E_NOW } },
  );
  await rm(folder, { recursive: true });
}

test("a price applied while the server runs shows on price list, estimate and overview at the next load", async ({
  page,
  server,
}) => {
  const visitor = new OrderVisitor(page, "en");
  await visitor.comesBackTo("overview");
  await expect(page.getByText("minimum of €34.95")).toBeVisible();

  await applyPrices(server, {
    "prices.json": ['"cents": 2495, "position": 1}', '"cents": 2650, "position": 1}'],
    "config_prices.json": ['"cents": 3495', '"cents": 3995'],
  });

  await visitor.comesBackTo("overview");
  await expect(page.getByText("minimum of €39.95")).toBeVisible();
  await expect(page.getByText("34.95")).toHaveCount(0);

  await open(page, "/en/pricelist#estimate");
  await page.getByRole("tab", { name: /Wash and fold/ }).click();
  await expect(page.getByRole("tabpanel")).toContainText("26.50");
  const estimate = page.locator("#estimate");
  await estimate.getByLabel("Wash and fold, kilos", { exact: true }).fill("6");
  // 26.50 and 9.95 for pickup and delivery, against the new minimum of 39.95.
  await expect(estimate).toContainText("Up to the minimum of €39.95€3.50");
  await expect(estimate).toContainText("€39.95");
});
