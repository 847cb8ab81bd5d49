import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findPostgres } from "./postgres.ts";

const onPath = (name: string): boolean =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** What the tests run against, and Debian's package that brings it. */
const TOOLS = [
  {
    name: "Chromium",
    package: "chromium",
    isThere: () => ["chromium", "chromium-browser", "google-chrome"].some(onPath),
  },
  { name: "PostgreSQL", package: "postgresql", isThere: () => findPostgres() !== undefined },
  { name: "pdftoppm", package: "poppler-utils", isThere: () => onPath("pdftoppm") },
];

/** Installs what is missing where that is possible; elsewhere one sentence says what to install. */
export function requireTools(): void {
  const missing = TOOLS.filter((tool) => !tool.isThere());
  if (missing.length === 0) return;
  const packages = missing.map((tool) => tool.package);
  if (process.getuid?.() === 0 && onPath("apt-get")) {
    console.log(`Installing ${packages.join(", ")} …`);
    const apt = (...parameters: string[]) =>
      spawnSync("apt-get", parameters, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
  }
  const stillMissing = missing.filter((tool) => !tool.isThere());
  if (stillMissing.length === 0) return;
  console.error(
    `The tests need ${stillMissing.map((tool) => tool.name).join(" and ")}: install Debian's ${stillMissing.map((tool) => tool.package).join(" ")} first.`,
  );
  process.exit(1);
}
