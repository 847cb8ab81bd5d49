import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const FILE = "THIRD-PARTY-NOTICES.txt";
const COMMAND = "npm run notices";
const RULE = "=".repeat(80);

type Locked = {
  version: string;
  license?: string;
  link?: true;
  dev?: true;
  devOptional?: true;
  os?: string[];
  cpu?: string[];
};
type Package = { name: string; version: string; license: string; texts: string[] };

const isShipped = ([path, { link, dev, devOptional }]: [string, Locked]): boolean =>
  path.includes("node_modules/") && !link && !dev && !devOptional;

/**
 * Texts of a package's licence and notice files. Packages for one platform have none: not every machine installs them,
 * and the notices must not depend on the machine.
 */
function readTexts(folder: string, { os, cpu }: Locked): string[] {
  if (os || cpu || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && /^(licen[cs]e|copying|notice)\b/i.test(file.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim());
}

/** A package.json may have an object with the licence, as npm once asked for. */
function licenseOf(folder: string, { license }: Locked): string {
  if (license) return license;
  const file = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return String(file.license?.type ?? file.license ?? file.licenses?.[0]?.type ?? "not stated");
}

function listPackages(): Package[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const listed = Object.entries(packages)
    .filter(isShipped)
    .map(([path, locked]): Package => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version: locked.version,
      license: licenseOf(path, locked),
      texts: readTexts(path, locked),
    }));
  const unique = new Map(listed.map((one) => [`${one.name}@${one.version}`, one]));
  return [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}

/** The notices: every package in one list, then each licence text once, with the packages under it. */
function printNotices(): string {
  const packages = listPackages();
  const byText = Map.groupBy(
    packages.flatMap(({ name, version, texts }) =>
      texts.map((text) => ({ of: `${name} ${version}`, text })),
    ),
    ({ text }) => text,
  );
  const fonts = globSync("apps/api/src/modules/bills/invoice/fonts/OFL-*.txt").sort();
  return `${[
    `Third-party notices

What this product contains or installs and others have made. Written by ${COMMAND} from the lock file and
the installed packages.

Photos are decoded by sharp with libvips, which is under the GNU Lesser General Public License, version 3 or
later (licenses/LGPL-3.0.txt, licenses/GPL-3.0.txt). It is a shared library of the package
@img/sharp-libvips-<platform> and can be replaced by another build of it; sources and licences of it and of
the libraries within it are at https://github.com/lovell/sharp-libvips. The packages node-linux-<platform>
are Node.js, whose licences are in the LICENSE file of each.`,
    packages
      .map(({ name, version, license, texts }) => {
        const where = texts.length > 0 ? "" : " (text in the package or its repository)";
        return `${name} ${version}: ${license}${where}`;
      })
      .join("\n"),
    ...fonts.map(
      (file) =>
        `Font ${basename(file, ".txt").slice("OFL-".length)}\n\n${readFileSync(file, "utf8").trim()}`,
    ),
    ...[...byText].map(([text, users]) => `${users.map(({ of }) => of).join("\n")}\n\n${text}`),
  ].join(`\n\n${RULE}\n\n`)}\n`;
}

const notices = printNotices();
if (process.argv[2] === "write") {
  writeFileSync(FILE, notices);
} else if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== notices) {
  console.error(`${FILE} is not that of the installed packages: run ${COMMAND}.`);
  process.exitCode = 1;
} else {
  console.log(`${FILE} names every package that is shipped.`);
}
