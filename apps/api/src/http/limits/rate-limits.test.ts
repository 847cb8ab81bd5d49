import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import Fastify, { type FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { callerKey, networkOf, trustProxyOf } from "./caller.ts";
import { addHits, readHits } from "./hit-counts.ts";
import { GENERAL_LIMIT, type Limit } from "./limits.ts";
import { readEnv } from "../../env.ts";
import { serve } from "../serve.ts";
import { deviceSubject, rememberDevice } from "./known-devices.ts";
import { countingMisses, giveBackHit, takeHit } from "./rate-limits.ts";

const from = (ip: string, device?: string): FastifyRequest =>
  ({ ip, headers: { "x-device-web-id": device } }) as unknown as FastifyRequest;
const GUEST = `Basic ${btoa(`${GUEST_CREDENTIALS.username}:${GUEST_CREDENTIALS.password}`)}`;
const typeOf = (error: { type: string }): string => error.type;

describe.each(DATABASE_KINDS)("limits on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { RATE_LIMITS: "on" } });
  });
  afterAll(() => it.close());

  test("hits at the same moment are all counted, and the one too many is told when to return", async () => {
    const limit = { hits: 5, seconds: 60 };
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => takeHit(it.deps, "burst", limit)),
    );
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(5);
    await expect(takeHit(it.deps, "burst", limit)).rejects.toMatchObject({
      type: "too_many_requests",
      extra: { retryAfter: expect.any(Number) },
    });
  });

  test("the limit slides: half the time later half of it is still taken", async () => {
    const limit = { hits: 4, seconds: 60 };
    await takeHit(it.deps, "slide", limit);
    await takeHit(it.deps, "slide", limit);
    clock.forward(40);
    await takeHit(it.deps, "slide", limit);
    await takeHit(it.deps, "slide", limit);
    await expect(takeHit(it.deps, "slide", limit)).rejects.toThrow("too_many_requests");
    clock.forward(30);
    await takeHit(it.deps, "slide", limit);
  });

  test("a hit given back counts no longer", async () => {
    const limit = { hits: 1, seconds: 60 };
    await takeHit(it.deps, "back", limit);
    await giveBackHit(it.deps, "back", limit);
    await takeHit(it.deps, "back", limit);
    await expect(takeHit(it.deps, "back", limit)).rejects.toThrow("too_many_requests");
  });

  test("of 40 guesses at once 10 learn that the code is unknown, the rest nothing", async () => {
    const guess = () => countingMisses(it.deps, from("192.0.2.1"), async () => undefined);
    const types = await Promise.all(Array.from({ length: 40 }, () => guess().catch(typeOf)));
    expect(types.filter((type) => type === "location_not_found")).toHaveLength(10);
    expect(types.filter((type) => type === "too_many_requests")).toHaveLength(30);
  });

  test("codes that exist are never counted, and another caller is not refused", async () => {
    const hit = (ip: string) => countingMisses(it.deps, from(ip), async () => "found");
    for (let time = 0; time < 15; time++) expect(await hit("192.0.2.2")).toBe("found");
    await expect(hit("192.0.2.1")).rejects.toThrow("too_many_requests");
    clock.forward(17 * 60);
    expect(await hit("192.0.2.1")).toBe("found");
  });

  test("who guesses from ever other /64s of one /48 is refused too, another /48 is not", async () => {
    const guess = (ip: string) =>
      countingMisses(it.deps, from(ip), async () => undefined).catch(typeOf);
    const types: (string | undefined)[] = [];
    for (let network = 0; network < 120; network++) {
      types.push(await guess(`2001:db8:7:${network.toString(16)}::1`));
    }
    expect(types.filter((type) => type === "location_not_found")).toHaveLength(100);
    expect(types.slice(100)).toEqual(Array(20).fill("too_many_requests"));
    expect(await guess("2001:db8:8:1::1")).toBe("location_not_found");
    // The limit of one /64 stays the same.
    const own = await Promise.all(Array.from({ length: 12 }, () => guess("2001:db8:9:1::1")));
    expect(own.filter((type) => type === "location_not_found")).toHaveLength(10);
  });

  test("a device with a past is not refused for its neighbours' guesses, only for its own", async () => {
    const guess = (device?: string) =>
      countingMisses(it.deps, from("192.0.2.5", device), async () => undefined).catch(typeOf);
    await rememberDevice(it.deps, [deviceSubject(it.deps, "counter-device")]);
    clock.forward(86_400);
    for (let time = 0; time < 10; time++) await guess();
    expect([await guess(), await guess("other-device")]).toEqual(
      Array.from({ length: 2 }, () => "too_many_requests"),
    );
    for (let time = 0; time < 10; time++) {
      expect(await guess("counter-device")).toBe("location_not_found");
    }
    expect(await guess("counter-device")).toBe("too_many_requests");
  });

  test("a newcomer whose neighbours used up what their address may call gets through a minute later", async () => {
    const ask = async (device: string) => {
      const answer = await it.app.inject({
        method: "POST",
        url: "/api/tokens",
        remoteAddress: "192.0.2.6",
        payload: { uuid: device },
        headers: { authorization: GUEST, "x-device-web-id": device },
      });
      return [answer.statusCode, Number(answer.headers["retry-after"] ?? 0)];
    };
    const caller = callerKey(it.deps, from("192.0.2.6"));
    const use = (name: string, limit: Limit) =>
      addHits(it.deps.db, `${name}:${caller}`, limit, clock.now(), limit.hits);
    await use("createToken", { hits: 300, seconds: 900 });
    expect(await ask("patient-device")).toEqual([429, 60]);
    clock.forward(60);
    expect(await ask("patient-device")).toEqual([200, 0]);
    expect(await ask("another-device")).toEqual([429, 60]);

    await Promise.all(Array.from({ length: 300 }, (_, number) => ask(`made-up-device-${number}`)));
    expect(await ask("device-amid-a-flood")).toEqual([429, 60]);
    clock.forward(60);
    expect(await ask("device-amid-a-flood")).toEqual([200, 0]);

    // Hits are added in batches of forty, so the fortieth call detects the limit.
    await use("all", GENERAL_LIMIT);
    for (let call = 0; call < 40; call++) await ask("patient-device");
    expect(await ask("yet-another-device")).toEqual([429, 60]);
    clock.forward(60);
    await use("all", GENERAL_LIMIT);
    for (let call = 0; call < 40; call++) await ask("a-new-device");
    expect(await ask("yet-another-device")).toEqual([200, 0]);
  });

  test("a call that is done again after the database was lost counts once", async () => {
    const handle = vi
      .fn(async () => ({ token: "t", refresh: "r" }))
      .mockRejectedValueOnce(new Error("Connection terminated unexpectedly"));
    const app = Fastify({ trustProxy: false });
    app.setValidatorCompiler(() => () => true).setSerializerCompiler(() => JSON.stringify);
    serve(app, it.deps, "companyToken", handle);
    const answer = await app.inject({
      url: "/companies/any/token",
      remoteAddress: "192.0.2.9",
    });
    await app.close();
    expect([answer.statusCode, handle.mock.calls.length]).toEqual([200, 2]);
    const subject = `companyToken:${callerKey(it.deps, from("192.0.2.9"))}`;
    const { hits } = await readHits(it.deps.db, subject, { hits: 1, seconds: 900 }, clock.now());
    expect(hits).toBe(1);
  });

  test("no address of a caller is kept", async () => {
    const rows = await it.deps.db.selectFrom("rate_limits").select("subject").execute();
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|2001:db8/);
  });
});

describe("the caller's address", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
  ])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));

  test.each([
    [undefined, "10.0.0.9"],
    ["1", "192.0.2.9"],
    ["10.0.0.0/8, loopback", "192.0.2.9"],
    ["127.0.0.1", "10.0.0.9"],
  ])("with TRUST_PROXY=%s the caller behind a proxy is %s", async (setting, caller) => {
    const app = Fastify({ trustProxy: trustProxyOf(readEnv({ TRUST_PROXY: setting })) });
    app.get("/", async (request) => request.ip);
    const answer = await app.inject({
      url: "/",
      remoteAddress: "10.0.0.9",
      headers: { "x-forwarded-for": "203.0.113.66, 192.0.2.9" },
    });
    expect(answer.body).toBe(caller);
  });

  test.each(["true", "*", "0.0.0.0/0", "proxy"])(
    "TRUST_PROXY=%s is refused, for it would let anyone choose an address",
    (setting) => {
      expect(() => trustProxyOf(readEnv({ TRUST_PROXY: setting }))).toThrow("TRUST_PROXY");
    },
  );
});
