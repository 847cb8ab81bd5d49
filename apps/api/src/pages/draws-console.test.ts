import Fastify from "fastify";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MovableClock } from "../../test/movable-clock.ts";
import { placeOrder } from "../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../test/staff.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { buildApp } from "../app.ts";
import type { ConsoleBuild, ConsoleWeb } from "./console-build.ts";
import { serveConsole } from "./console.ts";
import { drawsConsole } from "./draws-console.ts";

/** The console's own source, not a build. */
const ENTRY = resolve(import.meta.dirname, "../../../console/src/entry-server.tsx");
const DOCUMENT = `<html lang="nl"><head><title>Console</title></head><div id="console"></div></html>`;
const BUILT = { document: DOCUMENT, sheets: ["/orders.css"], scripts: ["/orders.js"] };
/** Sources are compiled on first load. */
const PATIENCE_MS = 30_000;
const HOSTILE = `Karel </script><script data-xss>xss()</script> $& "Wit"`;

const clock = new MovableClock();
const folder = mkdtempSync(join(tmpdir(), "console-"));
let it: TestApp;
let app: TestApp["app"];
let build: ConsoleBuild;
let isBroken = false;
let number: string;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), DOCUMENT);
  for (const file of ["worker.js", "manifest.webmanifest"]) writeFileSync(join(folder, file), "");
  build = (await import(/* @vite-ignore */ ENTRY)) as ConsoleBuild;
  const web: ConsoleWeb = {
    folder,
    load: async () => {
      if (isBroken) throw new Error("no such file");
      return { build, builtOf: () => BUILT };
    },
  };
  it = await openTestApp("PostgreSQL", { clock });
  app = await buildApp(it.deps, {
    pages: (pages) =>
      serveConsole(pages, folder, drawsConsole(pages, it.deps, web, PATIENCE_MS), it.deps.env),
  });
  ({ number } = await placeOrder(it, { user: { name: HOSTILE, fullName: HOSTILE } }));
});
afterAll(async () => {
  await app.close();
  await it.close();
  rmSync(folder, { recursive: true });
});

const open = (headers: Record<string, string>, url = "/console/orders") =>
  app.inject({ url, headers });

test("a desk that opens the list has its rows in the document, kept by nobody [DESK-02] [STAFF-05]", async () => {
  const answer = await open(await staffHeaders(it, await addStaff(it, "desk")));
  expect(answer.body).toContain(`href="/console/orders/${number}"`);
  expect(answer.body).toContain("<title>Orders – Waslijn console</title>");
  expect(answer.body).toContain(`<html lang="en">`);
  expect(answer.body).toMatch(/<link rel="stylesheet"[^>]+"\/orders\.css">/);
  // The policy blocks inline styles and scripts.
  expect(answer.body).not.toMatch(/ style=|<style|<script(?! type="application\/json")/);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
  expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
});

test("what is searched for is found in the document, as a form without scripts sends it [DESK-02]", async () => {
  const desk = await staffHeaders(it, await addStaff(it, "desk"));
  expect((await open(desk, "/console/orders?search=karel&day=")).body).toContain(`>${number}</a>`);
  const none = await open(desk, "/console/orders?search=nobody+at+all");
  expect(none.body).not.toContain(number);
  expect(none.body).toContain("No order fits");
});

test("whoever may not see the list, or nobody, has the document without it [STAFF-01] [STAFF-03]", async () => {
  const ended = await staffHeaders(it, await addStaff(it, "desk"));
  expect((await open(ended)).body).toContain(number);
  await it.deps.db.deleteFrom("staff_sessions").where("device", "=", "Test").execute();
  const driver = await staffHeaders(it, await addStaff(it, "driver"));
  const forged = { cookie: `waslijn-staff=${"a".repeat(43)}` };
  for (const headers of [{}, forged, driver, ended]) {
    expect((await open(headers)).body).toBe(DOCUMENT);
  }
  const desk = await staffHeaders(it, await addStaff(it, "desk"));
  expect((await open(desk, `/console/orders/${number}`)).body).toBe(DOCUMENT);
  clock.forward(13 * 3600);
  expect((await open(desk)).body, "a session that rested too long").toBe(DOCUMENT);
});

test("what somebody wrote stays text, on the page and in its data", async () => {
  const { body } = await open(await staffHeaders(it, await addStaff(it, "owner")));
  expect(body).not.toContain("<script data-xss");
  const [, data = ""] =
    /<script type="application\/json" id="drawn">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(HOSTILE).slice(1, -1));
});

test("opening the list uses a session, which goes on [STAFF-03]", async () => {
  const headers = await staffHeaders(it, await addStaff(it, "desk"));
  expect((await open(headers)).headers["set-cookie"]).toBeUndefined();
  clock.forward(90);
  expect(String((await open(headers)).headers["set-cookie"])).toContain(headers.cookie);
});

test("a console that cannot be drawn is drawn by the browser", async () => {
  const desk = await staffHeaders(it, await addStaff(it, "desk"));
  isBroken = true;
  const answer = await open(desk);
  isBroken = false;
  expect([answer.statusCode, answer.body]).toEqual([200, DOCUMENT]);
});

test("a document waits only so long for what stands on it", async () => {
  const slow: ConsoleBuild = { ...build, draw: () => new Promise(() => undefined) };
  const web = { folder, load: async () => ({ build: slow, builtOf: () => BUILT }) };
  const draw = drawsConsole(app, it.deps, web, 20);
  const pages = Fastify();
  pages.get("/console/orders", async (request, reply) => (await draw(request, reply)) ?? "plain");
  const headers = await staffHeaders(it, await addStaff(it, "desk"));
  expect((await pages.inject({ url: "/console/orders", headers })).body).toBe("plain");
});
