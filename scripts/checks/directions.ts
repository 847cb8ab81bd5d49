import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

type Import = { from: string; to: string; typeOnly: boolean };
type Rule = { name: string; from: RegExp; to: RegExp; types?: "allowed" };

const WEB = "apps/web/src";

/** The directions of the house: contract ← api, contract ← web; in web app → features → parts → ui. */
const FORBIDDEN: Rule[] = [
  {
    name: "the contract imports nobody",
    from: /^packages\/contract\//,
    to: /^(apps|scripts|e2e|bench)\//,
  },
  {
    name: "the API does not know the web",
    from: /^apps\/api\/src\//,
    to: /^(apps\/web|scripts|e2e|bench)\//,
  },
  {
    name: "the web does not know the API",
    from: /^apps\/web\/src\//,
    to: /^(apps\/api|scripts|e2e|bench)\//,
  },
  {
    name: "ui only draws",
    from: /^apps\/web\/src\/ui\//,
    to: /^apps\/web\/src\/(app|features|parts|api|i18n|paths)|^packages\//,
  },
  {
    name: "parts stay below features",
    from: /^apps\/web\/src\/parts\//,
    to: /^apps\/web\/src\/(app|features)\//,
  },
  {
    name: "features stay below app",
    from: /^apps\/web\/src\/features\//,
    to: /^apps\/web\/src\/app\//,
  },
  {
    name: "api, i18n and lib stay at the bottom",
    from: /^apps\/web\/src\/(api|i18n|lib)\//,
    to: /^apps\/web\/src\/(app|features|parts|ui)\//,
  },
  {
    name: "no schemas in the browser",
    from: /^apps\/web\/src\//,
    to: /^packages\/contract\/src\/(?!(calls|codes|rules|constants|amsterdam-time|brand|brands\/[\w-]+|common-passwords)\.ts)/,
    types: "allowed",
  },
];

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

export function checkDirections(root: string): string[] {
  const files = ["packages", "apps"].flatMap((folder) => list(join(root, folder))).filter(isSource);
  const imports = files.flatMap((file) => importsOf(root, file));
  return [...imports.flatMap(broken), ...circles(imports.filter((found) => !found.typeOnly))];
}

function list(folder: string): string[] {
  if (/node_modules|dist$/.test(folder) || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? list(path) : [path];
  });
}

const STATEMENT =
  /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+"([^"]+)"|^import\s+()"([^"]+)"|import\(\s*"([^"]+)"\s*\)/gm;

function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(STATEMENT)].flatMap(([, type, named, , bare, dynamic]) => {
    const target = resolveImport(root, file, named ?? bare ?? dynamic ?? "");
    return target
      ? [{ from: relative(root, file), to: relative(root, target), typeOnly: Boolean(type) }]
      : [];
  });
}

function resolveImport(root: string, file: string, specifier: string): string | undefined {
  const contract = /^@waslijn\/contract\/(.+)$/.exec(specifier)?.[1];
  if (contract) return join(root, "packages/contract/src", `${contract}.ts`);
  return specifier.startsWith(".") ? resolve(dirname(file), specifier) : undefined;
}

function broken(found: Import): string[] {
  const rules = FORBIDDEN.filter(
    ({ from, to, types }) =>
      from.test(found.from) && to.test(found.to) && !(found.typeOnly && types),
  );
  const names = rules.map((rule) => rule.name);
  if (betweenFeatures(found)) names.push("features do not know each other");
  return names.map((name) => `${name}: ${found.from} imports ${found.to}`);
}

function betweenFeatures({ from, to }: Import): boolean {
  const feature = (path: string) => new RegExp(`^${WEB}/features/([^/]+)/`).exec(path)?.[1];
  const [here, there] = [feature(from), feature(to)];
  return here !== undefined && there !== undefined && here !== there;
}

/** Depth first; an edge back to a file that is still open closes a circle. */
function circles(imports: Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const state = new Map<string, "open" | "done">();
  const found: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      found.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(" → ")}`);
      return;
    }
    state.set(file, "open");
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    state.set(file, "done");
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

if (import.meta.main) {
  const problems = checkDirections(resolve(import.meta.dirname, "../.."));
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? "Every import points the right way."
      : `${problems.length} imports point the wrong way.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
