import { orderActEndpoints } from "@waslijn/contract/console/order-acts";
import { orderMoneyEndpoints } from "@waslijn/contract/console/order-money";
import { orderEndpoints } from "@waslijn/contract/console/order";
import { orderListEndpoints } from "@waslijn/contract/console/orders";
import { todayEndpoints } from "@waslijn/contract/console/today";
import { consoleEndpoints } from "@waslijn/contract/console/endpoints";
import { endpoints } from "@waslijn/contract/customer/endpoints";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase, freePort } from "../../../scripts/test/postgres.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The map from URL to route in nginx's log; as in nginx, the first match wins. */
const ROUTES = [...read("deploy/nginx/waslijn.conf").matchAll(/^ +"~([^"]+)" +"([^"]+)";$/gm)].map(
  ([, pattern = "", route = ""]) => ({ pattern: new RegExp(pattern), route }),
);
function loggedRoute(path: string): string {
  for (const { pattern, route } of ROUTES) {
    const found = pattern.exec(path);
    if (found) return route.replace("$known", found.groups?.known ?? "");
  }
  return "(page)";
}

const LOGGED = {
  ...endpoints,
  ...todayEndpoints,
  ...orderListEndpoints,
  ...orderEndpoints,
  ...orderActEndpoints,
  ...orderMoneyEndpoints,
};

test.each(Object.values(LOGGED).map(({ path }) => path))(
  "nginx logs a call of %s by its route",
  (path) => {
    const url = `/api${path.replace(/:\w+/g, "Kanarie-7430")}`;
    expect(loggedRoute(url)).toBe(`/api${path}`);
  },
);

test("nginx logs every call of the console by its part at least", () => {
  const paths = Object.values(consoleEndpoints).map(({ path }) => path.split("?")[0] ?? "");
  const routes = paths.map((path) => loggedRoute(`/api${path.replace(/:\w+/g, "Kanarie-7430")}`));
  expect(routes.filter((route) => !route.startsWith("/api/console/"))).toEqual([]);
  expect(routes.filter((route) => route.includes("Kanarie"))).toEqual([]);
});

test.each([
  ["/nl/recover/geheim-teken", "/recover/:token"],
  ["/nl/orders/geheim-teken", "/orders/:token"],
  ["/recover/geheim-teken", "/recover/:token"],
  ["/nl/pay/geheim-teken", "/pay/:code"],
  ["/en/pay/geheim-teken/back", "/pay/:code"],
  ["/p/geheim-teken", "/p/:code"],
  ["/webhooks/payments", "/webhooks/payments"],
  ["/api/kanarie", "/api/(unknown)"],
  ["/en/kanarie", "(page)"],
])("nginx logs %s as %s", (path, route) => {
  expect(loggedRoute(path)).toBe(route);
});

test("nginx writes neither a query nor a caller nor a whole address into its log", () => {
  const format = /log_format waslijn[^;]+;/.exec(read("deploy/nginx/waslijn.conf"))?.[0] ?? "";
  expect(format).toContain("$waslijn_route");
  expect(format).not.toMatch(
    /\$(?:request_uri|args|query_string|uri|request\b(?!_)|remote_addr|http_)/,
  );
  expect(read("deploy/nginx/waslijn.conf")).toMatch(/error_log \S+ crit;/);
});

/** The packages that a file needs, including through its imports. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return found;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /(?:^(?:import|export) (?!type)[^;'"]*?from |^import |import\()"([^"]+)"/gm,
  );
  for (const [, name = ""] of imports) {
    const contract = /^@waslijn\/contract\/(.+)$/.exec(name)?.[1];
    const target = contract
      ? join(ROOT, `packages/contract/src/${contract}.ts`)
      : name.startsWith(".") && resolve(dirname(file), name);
    if (target) for (const one of packagesOf(target, seen)) found.add(one);
    else if (!name.startsWith("node:")) found.add(name);
  }
  return found;
}

test("what runs in a container needs no package that only builds or tests", () => {
  const known = ["apps/api/package.json", "packages/contract/package.json"].flatMap((file) =>
    Object.keys(JSON.parse(read(file)).dependencies),
  );
  const unknown = [...packagesOf(join(ROOT, "deploy/serve.ts"))].filter(
    (name) => !known.some((one) => name === one || name.startsWith(`${one}/`)),
  );
  expect(unknown).toEqual([]);
});

test("the image is built with every workspace's packages, and keeps those that redraw photos", () => {
  const dockerfile = read("deploy/Dockerfile");
  const workspaces = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const missing = workspaces.filter(
    (name) => !dockerfile.includes(`COPY ${name}/package.json ${name}/\n`),
  );
  expect(missing).toEqual([]);
  expect(dockerfile).not.toContain("--omit=optional");
});

test("the image carries our licence and the notices of what it contains", () => {
  const [, image = ""] = read("deploy/Dockerfile")
    .split(/^FROM /m)
    .slice(1);
  for (const file of ["LICENSE", "THIRD-PARTY-NOTICES.txt", "licenses"]) {
    expect(image).toMatch(new RegExp(`^COPY .*${file.replaceAll(".", "[.]")}`, "m"));
  }
  expect(read("THIRD-PARTY-NOTICES.txt")).toMatch(/^sharp \d[\d.]*: Apache-2.0$/m);
  expect(read("licenses/LGPL-3.0.txt")).toContain("GNU LESSER GENERAL PUBLIC LICENSE");
});

test("deploy/serve.ts serves what was built, and SIGTERM ends it in order", async () => {
  const database = await createTestDatabase();
  const port = await freePort();
  const server = spawn(join(ROOT, "node_modules/.bin/node"), ["deploy/serve.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      WEB_DIST: process.env.WEB_DIST,
      DATABASE_URL: database.url,
      SECRET_KEY: "deploy-deploy-deploy-deploy-deploy",
      PORT: String(port),
    },
  });
  const ended = once(server, "exit");
  for await (const chunk of server.stdout) {
    if (String(chunk).includes("Server listening")) break;
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
  expect(answer.status).toBe(200);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await database.drop();
});
