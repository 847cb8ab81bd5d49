import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

type Import = { from: string; to: string; typeOnly: boolean };
type Rule = { name: string; from: RegExp; to: RegExp };

const API = "apps/api/src";
const WEB = "apps/web/src";
const CONSOLE = "apps/console/src";
const PACKAGES = ["contract", "design", "api-client", "client"];

const within = (folder: string, ...rooms: string[]): RegExp =>
  new RegExp(`^${folder}/(${rooms.join("|")})(/|\\.)`);

/**
 * Allowed import directions: packages below apps; in the API db and outside below http and outbox, these below modules,
 * all below what starts them; in the web app → features → parts → ui, in the console app → features → parts.
 */
const FORBIDDEN: Rule[] = [
  {
    name: "packages stay below apps",
    from: /^packages\//,
    to: /^(apps|scripts|e2e|bench|proof)\//,
  },
  {
    name: "the contract imports nobody",
    from: /^packages\/contract\//,
    to: /^packages\/(?!contract\/)/,
  },
  {
    name: "the design imports nobody",
    from: /^packages\/design\//,
    to: /^packages\/(?!design\/)/,
  },
  {
    name: "apps do not know each other",
    from: /^apps\/api\/src\//,
    to: /^(apps\/(?!api\/)|packages\/design\/|scripts|e2e|bench|proof)/,
  },
  {
    name: "apps do not know each other",
    from: /^apps\/web\//,
    to: /^(apps\/(?!web\/)|scripts|e2e|bench|proof)/,
  },
  {
    name: "apps do not know each other",
    from: /^apps\/console\//,
    to: /^(apps\/(?!console\/)|scripts|e2e|bench|proof)/,
  },
  {
    name: "db and outside stay at the bottom",
    from: within(API, "db", "outside"),
    to: within(API, "http", "outbox", "modules", "pages", "jobs", "seed", "commands", "app"),
  },
  {
    name: "http and outbox know no module",
    from: within(API, "http", "outbox"),
    to: within(API, "modules", "pages", "jobs", "seed", "commands", "app"),
  },
  { name: "outbox does not know http", from: within(API, "outbox"), to: within(API, "http") },
  {
    name: "modules stay below what starts them",
    from: within(API, "modules", "pages"),
    to: within(API, "jobs", "seed", "commands", "app", "server"),
  },
  {
    name: "the test bank knows nothing of the product",
    from: /^apps\/api\/demo\/testbank\//,
    to: within(API, "modules", "jobs", "seed", "commands", "app", "server"),
  },
  {
    name: "the product does not need the demonstration",
    from: /^apps\/api\/src\/(?!(app|server)\.ts|commands\/)/,
    to: /^apps\/api\/demo\//,
  },
  {
    name: "only the app knows routes",
    from: /^apps\/api\/src\/(?!app\.ts)/,
    to: /^apps\/api\/src\/modules\/[\w-]+\/([\w-]+-)?routes\.ts/,
  },
  { name: "tests stay outside", from: /^apps\/api\/src\//, to: /^apps\/api\/test\// },
  {
    name: "parts stay below features",
    from: within(WEB, "parts"),
    to: within(WEB, "app", "features"),
  },
  { name: "features stay below app", from: within(WEB, "features"), to: within(WEB, "app") },
  {
    name: "ui only draws",
    from: within(WEB, "ui"),
    to: /^(apps\/web\/src\/(?!ui\/)|packages\/(?!design\/))/,
  },
  {
    name: "api, i18n and lib stay at the bottom",
    from: within(WEB, "api", "i18n", "lib"),
    to: within(WEB, "app", "features", "parts", "ui"),
  },
  {
    name: "parts stay below features",
    from: within(CONSOLE, "parts"),
    to: within(CONSOLE, "app", "features"),
  },
  {
    name: "features stay below app",
    from: within(CONSOLE, "features"),
    to: within(CONSOLE, "app"),
  },
  {
    name: "api and i18n stay at the bottom",
    from: within(CONSOLE, "api", "i18n"),
    to: within(CONSOLE, "app", "features", "parts", "ui"),
  },
  {
    name: "ui stays below parts",
    from: within(CONSOLE, "ui"),
    to: within(CONSOLE, "app", "features", "parts", "api"),
  },
  {
    name: "customers are not shown the console",
    from: /^apps\/web\//,
    to: /^packages\/contract\/src\/(console\/|calls\/console\.ts)/,
  },
];

/** Folders whose subfolders must not import each other in a cycle. */
const ROOMS = [
  `${API}/modules`,
  API,
  `${WEB}/parts`,
  `${WEB}/features`,
  WEB,
  `${CONSOLE}/parts`,
  `${CONSOLE}/features`,
  CONSOLE,
  "packages",
  "apps",
];

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

export function checkDirections(root: string): string[] {
  const files = ["packages", "apps"].flatMap((folder) => list(join(root, folder))).filter(isSource);
  const imports = files.flatMap((file) => importsOf(root, file));
  const found = [
    ...imports.flatMap(broken),
    ...schemasInBrowser(root, imports),
    ...circles(imports),
    ...circles(betweenRooms(imports)),
    ...circles(betweenSiblings(imports)),
  ];
  return [...new Set(found)];
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
  const [, name = "", path = ""] = /^@waslijn\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (PACKAGES.includes(name)) {
    const written = join(root, "packages", name, "src", path);
    return /\.\w+$/.test(path) ? written : `${written}.ts`;
  }
  return specifier.startsWith(".") ? resolve(dirname(file), specifier) : undefined;
}

function broken(found: Import): string[] {
  const rules = FORBIDDEN.filter(({ from, to }) => from.test(found.from) && to.test(found.to));
  const names = rules.map((rule) => rule.name);
  if (betweenFeatures(found)) names.push("features do not know each other");
  return names.map((name) => `${name}: ${found.from} imports ${found.to}`);
}

const IN_BROWSER = /^(apps\/(web|console)\/src|packages\/api-client)\//;
const LOADS_ZOD = /^import (?!type\b)[^;]*from "zod\b/m;

/** Browsers load no schemas: from a file that imports zod, directly or transitively, they may import types only. */
function schemasInBrowser(root: string, imports: Import[]): string[] {
  const inContract = imports.filter(
    ({ from, to, typeOnly }) =>
      !typeOnly && [from, to].every((file) => file.startsWith("packages/contract/")),
  );
  const importers = Map.groupBy(inContract, ({ to }) => to);
  const schemas = new Set<string>();
  const add = (file: string): void => {
    if (schemas.has(file)) return;
    schemas.add(file);
    for (const { from } of importers.get(file) ?? []) add(from);
  };
  for (const file of list(join(root, "packages/contract/src")).filter(isSource)) {
    if (LOADS_ZOD.test(readFileSync(file, "utf8"))) add(relative(root, file));
  }
  return imports
    .filter(({ from, to, typeOnly }) => !typeOnly && IN_BROWSER.test(from) && schemas.has(to))
    .map(({ from, to }) => `no schemas in the browser: ${from} imports ${to}`);
}

function betweenFeatures({ from, to }: Import): boolean {
  const feature = (path: string) => /^apps\/\w+\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const [here, there] = [feature(from), feature(to)];
  return here !== undefined && there !== undefined && here !== there;
}

/** The imports as edges between these subfolders. */
function betweenRooms(imports: Import[]): Import[] {
  return ROOMS.flatMap((house) =>
    imports.flatMap((found) => {
      const [from, to] = [roomOf(house, found.from), roomOf(house, found.to)];
      const isRoom = from?.endsWith("/") || to?.endsWith("/");
      return from && to && isRoom && from !== to ? [{ ...found, from, to }] : [];
    }),
  );
}

/** The imports as edges between sibling folders, at every level. */
function betweenSiblings(imports: Import[]): Import[] {
  return imports.flatMap((found) => {
    const [from, to] = [dirname(found.from).split("/"), dirname(found.to).split("/")];
    if (from[2] !== "src" || to[2] !== "src") return [];
    const at = from.findIndex((name, level) => name !== to[level]);
    if (at < 0 || at >= to.length) return [];
    const [here, there] = [from, to].map((path) => `${path.slice(0, at + 1).join("/")}/`);
    return [{ ...found, from: here ?? "", to: there ?? "" }];
  });
}

function roomOf(house: string, file: string): string | undefined {
  if (!file.startsWith(`${house}/`)) return undefined;
  const [room = "", ...inside] = file.slice(house.length + 1).split("/");
  return inside.length > 0 ? `${house}/${room}/` : file;
}

/** Depth-first search; an edge back to an open node closes a cycle. */
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
  return [...new Set(found)];
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
