import { overrideBusiness } from "@waslijn/contract/shared/brands/business";
import Fastify, { type FastifyInstance } from "fastify";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveConsole } from "./console.ts";

describe("the console's own pages", () => {
  const folder = mkdtempSync(join(tmpdir(), "console-"));
  let app: FastifyInstance;
  const env: Parameters<typeof serveConsole>[3] = { DRIVER_POSITIONS: "off" };
  beforeAll(async () => {
    mkdirSync(join(folder, "assets"));
    writeFileSync(
      join(folder, "index.html"),
      '<!doctype html><meta name="application-name" content="Built"><title>Console</title>',
    );
    writeFileSync(join(folder, "assets/index-a1b2c3.js"), "export {};");
    writeFileSync(join(folder, "worker.js"), "self;");
    writeFileSync(join(folder, "manifest.webmanifest"), "{}");
    app = Fastify();
    await serveConsole(app, folder, async () => undefined, env);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  test.each(["/console", "/console/", "/console/orders?search=wit", "/console/orders/W-20481"])(
    "%s is one document that nobody keeps, finds or frames [STAFF-05]",
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("<title>Console</title>");
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
      });
    },
  );

  test("its document has the shop's name and phone of now, not those of the build [SET-03]", async () => {
    overrideBusiness({ name: "Was & Go", phone: "023 555 0101" });
    const { body } = await app.inject("/console");
    overrideBusiness({});
    expect(body).toContain(
      '<meta name="application-name" content="Was &amp; Go" data-phone="tel:0235550101">',
    );
    expect((await app.inject("/console")).body).toContain('content="Waslijn"');
  });

  test("a phone is asked where it is only once the shop has turned that on [DRIVE-09]", async () => {
    const rule = async () =>
      String((await app.inject("/console/route")).headers["permissions-policy"]);
    expect(await rule()).toContain("geolocation=()");
    env.DRIVER_POSITIONS = "on";
    expect(await rule()).toContain("geolocation=(self)");
    env.DRIVER_POSITIONS = "off";
  });

  test("images of a tile server are allowed for the one that an owner set, and for no other [DESK-14]", async () => {
    const rule = async () =>
      String((await app.inject("/console/runs")).headers["content-security-policy"]);
    expect(await rule()).toContain("; img-src 'self' data:; ");
    env.MAP_TILES_URL = "https://tiles.example/osm/{z}/{x}/{y}.png";
    expect(await rule()).toContain("; img-src 'self' data: https://tiles.example; ");
    delete env.MAP_TILES_URL;
  });

  test("runs and draws nothing but its own files", async () => {
    const { headers } = await app.inject("/console");
    const rules = String(headers["content-security-policy"]).split("; ");
    expect(rules).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types own",
      ]),
    );
    expect(rules.join()).not.toMatch(/unsafe|https?:|\*/);
  });

  test("only where labels are scanned may it use the camera and run a program [COUNT-01] [DRIVE-02]", async () => {
    const allowed = async (url: string) => {
      const { headers } = await app.inject(url);
      return [headers["content-security-policy"], headers["permissions-policy"]].join();
    };
    for (const url of [
      "/console/count",
      "/console/count/stages",
      "/console/route",
      "/console/route/W-1/pickup",
    ]) {
      expect(await allowed(url)).toMatch(/script-src 'self' 'wasm-unsafe-eval'; .*camera=\(self\)/);
    }
    for (const url of ["/console", "/console/today", "/console/count/else"]) {
      expect(await allowed(url)).not.toMatch(/wasm|camera=\(self\)/);
    }
  });

  test("what a phone installs it by is asked for anew each time [DRIVE-03]", async () => {
    for (const [file, type] of [
      ["worker.js", "text/javascript"],
      ["manifest.webmanifest", "application/manifest+json"],
    ]) {
      const { headers } = await app.inject(`/console/${file}`);
      expect(headers["content-type"]).toContain(type);
      expect(headers["cache-control"]).toBe("no-cache");
    }
    const { headers } = await app.inject("/console/route");
    expect(headers["content-security-policy"]).toContain("manifest-src 'self'");
  });

  test("its files are kept for good, and one that is not there is no document", async () => {
    const file = await app.inject("/console/assets/index-a1b2c3.js");
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(file.headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect((await app.inject("/console/assets/index-old.js")).statusCode).toBe(404);
  });
});
