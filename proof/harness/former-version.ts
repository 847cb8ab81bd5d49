import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { webDist } from "../../scripts/web-build.ts";
import type { Version } from "./api-node.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** The last commit of the release before, with migrations up to 035. */
const RELEASE = "71ce5790";
const EXTRACTED = ["package.json", "packages", "apps/api", "e2e", "bench", "scripts"];

export type FormerVersion = Version & {
  /** Creates its tables in an empty database and fills them with so many orders. */
  fill(databaseUrl: string, orders: number): void;
  remove(): void;
};

const FILL = `
import { openPostgres } from "./apps/api/src/db/client.ts";
import { migrate } from "./apps/api/src/db/migrate.ts";
import { seed } from "./apps/api/src/seed/seed.ts";
import { fillDesk } from "./bench/desk/fill-desk.ts";
const [url, orders] = process.argv.slice(2);
const { db, close } = openPostgres(url);
await migrate(db);
await seed(db, "demo");
await fillDesk(url, Number(orders), () => undefined);
await close();
`;

/** The release before, from the history of the repository, with the packages that are installed now. */
export function extractFormerVersion(): FormerVersion {
  const root = mkdtempSync(join(tmpdir(), "waslijn-former-"));
  const archive = execFileSync("git", ["archive", RELEASE, ...EXTRACTED], {
    cwd: ROOT,
    maxBuffer: 2 ** 28,
  });
  execFileSync("tar", ["-x", "-C", root], { input: archive });
  linkPackages(root);
  writeFileSync(join(root, "fill.ts"), FILL);
  return {
    root,
    pages: webDist(),
    fill(databaseUrl, orders) {
      const node = join(ROOT, "node_modules/.bin/node");
      execFileSync(node, ["fill.ts", databaseUrl, String(orders)], { cwd: root, stdio: "inherit" });
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Installed packages are shared; the product's own are those of the release. */
function linkPackages(root: string): void {
  const from = join(ROOT, "node_modules");
  const to = join(root, "node_modules");
  mkdirSync(join(to, "@waslijn"), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== "@waslijn") symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(root, "packages"))) {
    symlinkSync(join(root, "packages", name), join(to, "@waslijn", name));
  }
}
