import { spawnSync } from "node:child_process";
import { chromiumOnPath, FAST_CHROMIUM, onPath } from "./chromium.ts";
import { findPostgres } from "./postgres.ts";

export type Tool = {
  name: string;
  /** Debian package. */
  package: string;
  find: () => unknown;
  /** Alternative where that package is not available. */
  findOther?: () => unknown;
};

/** Programs that the tests need. */
const TOOLS: Tool[] = [
  {
    name: "Chromium",
    package: FAST_CHROMIUM,
    find: () => onPath(FAST_CHROMIUM),
    findOther: chromiumOnPath,
  },
  { name: "PostgreSQL", package: "postgresql", find: findPostgres },
  { name: "pdftoppm", package: "poppler-utils", find: () => onPath("pdftoppm") },
  { name: "qpdf", package: "qpdf", find: () => onPath("qpdf") },
];

export const requireTools = (): void => installMissing(TOOLS);

/** Installs missing programs where possible; otherwise prints what to install. */
export function installMissing(tools: Tool[]): void {
  const missing = tools.filter((tool) => !tool.find());
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
    for (const name of packages) apt("install", "-y", "-qq", "--no-install-recommends", name);
  }
  const stillMissing = missing.filter((tool) => !(tool.findOther ?? tool.find)());
  if (stillMissing.length === 0) return;
  console.error(
    `The tests need ${stillMissing.map((tool) => tool.name).join(" and ")}: install Debian's ${stillMissing.map((tool) => tool.package).join(" ")} first.`,
  );
  process.exit(1);
}
