import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../test/databases.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import type { OpenDatabase } from "../db/client.ts";
import { OutsideBusy, withBreaker } from "./breaker.ts";

type Answer = { status: number; body: unknown };
let shared: OpenDatabase;
beforeAll(async () => {
  shared = await openTestDatabase("PostgreSQL");
});
afterAll(() => shared.close());

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A fake external service over real HTTP. */
async function fakeService(answer: (request: IncomingMessage, body: string) => Answer) {
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk));
    request.on("end", () => {
      const { status, body: content } = answer(request, body);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(typeof content === "string" ? content : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({ close: () => server.close() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function appWith(settings: Record<string, string>): Promise<TestApp> {
  const app = await openTestApp("PostgreSQL", { settings, shared });
  open.push(app);
  return app;
}

const ask = ({ app }: TestApp, payload: object) =>
  app.inject({ method: "POST", url: "/api/addresses/validate", payload });

describe("PostNL", () => {
  const item = (Addition: string | null) => ({
    City: "Haarlem",
    PostalCode: "2011DB",
    Street: "Lange Veerstraat",
    HouseNumber: 18,
    Addition,
    FormattedAddress: [`Lange Veerstraat 18${Addition ?? ""}`, "2011DB HAARLEM"],
  });

  test("is asked by POST with its key and answers a list [API-52]", async () => {
    const requests: unknown[] = [];
    const url = await fakeService((request, body) => {
      requests.push([request.method, request.url, request.headers.apikey, JSON.parse(body)]);
      return { status: 200, body: [item("A")] };
    });
    const app = await appWith({
      ADDRESS_PROVIDER: "postnl",
      ADDRESS_API_URL: `${url}/address/national/v1/validate`,
      ADDRESS_API_KEY: "the-key",
    });
    const answer = await ask(app, { PostalCode: "2011 db", HouseNumber: "18", Addition: "A" });
    expect(requests).toEqual([
      [
        "POST",
        "/address/national/v1/validate",
        "the-key",
        { PostalCode: "2011DB", HouseNumber: "18", Addition: "A" },
      ],
    ]);
    expect(answer.json()).toMatchObject([
      {
        FormattedAddress: ["Lange Veerstraat 18A", "2011DB HAARLEM"],
        HouseNumber: "18",
        Addition: "A",
      },
    ]);
  });

  test("is asked after the number alone when it does not know the addition", async () => {
    const url = await fakeService((_request, body) => ({
      status: 200,
      body: JSON.parse(body).Addition ? [] : [item(null), item("A")],
    }));
    const app = await appWith({ ADDRESS_PROVIDER: "postnl", ADDRESS_API_URL: url });
    const answer = await ask(app, { PostalCode: "2011DB", HouseNumber: "18", Addition: "Z" });
    expect(answer.json().map((one: { Addition: string }) => one.Addition)).toEqual(["", "A"]);
  });

  test("that refuses what cannot be an address gives an empty list", async () => {
    const url = await fakeService(() => ({ status: 400, body: { errors: [] } }));
    const app = await appWith({ ADDRESS_PROVIDER: "postnl", ADDRESS_API_URL: url });
    expect((await ask(app, { PostalCode: "2011DB", HouseNumber: "x" })).json()).toEqual([]);
  });

  test.each([
    ["fails", { status: 500, body: {} }],
    ["refuses the key", { status: 401, body: {} }],
    ["answers nonsense", { status: 200, body: "<html>" }],
    ["answers another shape", { status: 200, body: { addresses: [] } }],
  ])("that %s gives a problem of its own, never a hang", async (_name, reply) => {
    const url = await fakeService(() => reply);
    const app = await appWith({ ADDRESS_PROVIDER: "postnl", ADDRESS_API_URL: url });
    const answer = await ask(app, { PostalCode: "2011DB", HouseNumber: "18" });
    expect([answer.statusCode, answer.json().type]).toEqual([503, "address_service_unavailable"]);
  });
});

describe("PDOK's Locatieserver", () => {
  const docs = [
    {
      straatnaam: "Lange Veerstraat",
      huisnummer: 18,
      huisletter: "A",
      huisnummertoevoeging: "2",
      postcode: "2011DB",
      woonplaatsnaam: "Haarlem",
      centroide_ll: "POINT(4.63802 52.38114)",
    },
    {
      straatnaam: "Lange Veerstraat",
      huisnummer: 18,
      postcode: "2011DB",
      woonplaatsnaam: "Haarlem",
      centroide_ll: "POINT(4.63802 52.38114)",
    },
  ];

  test("is asked by filters and its documents become addresses", async () => {
    const queries: string[][] = [];
    const url = await fakeService((request) => {
      const query = new URL(request.url ?? "", "http://local").searchParams;
      queries.push(query.getAll("fq"));
      return {
        status: 200,
        body: { response: { numFound: 2, start: 0, numFoundExact: true, docs } },
      };
    });
    const app = await appWith({ ADDRESS_PROVIDER: "pdok", ADDRESS_API_URL: `${url}/free` });
    const answer = await ask(app, { PostalCode: "2011DB", HouseNumber: "18", Addition: "a-2" });
    expect(queries).toEqual([["type:adres", "postcode:2011DB", "huisnummer:18"]]);
    expect(answer.json()).toEqual([
      {
        FormattedAddress: ["Lange Veerstraat 18-A-2", "2011 DB Haarlem"],
        City: "Haarlem",
        Street: "Lange Veerstraat",
        HouseNumber: "18",
        Addition: "A-2",
        Latitude: 52.38114,
        Longitude: 4.63802,
      },
      expect.objectContaining({ Addition: "" }),
    ]);
  });

  test("is never asked with words of a query language", async () => {
    let calls = 0;
    const url = await fakeService(() => {
      calls += 1;
      return { status: 200, body: { response: { docs: [] } } };
    });
    const app = await appWith({ ADDRESS_PROVIDER: "pdok", ADDRESS_API_URL: url });
    const answer = await ask(app, { PostalCode: "2011DB", HouseNumber: "1 OR *:*" });
    expect([answer.json(), calls]).toEqual([[], 0]);
  });
});

describe.each(["postnl", "pdok"])("a burst of one caller that %s refuses with 429", (provider) => {
  test("is that caller's: others are still answered, and the service is left alone by the one", async () => {
    let calls = 0;
    let isBusy = true;
    const url = await fakeService(() => {
      calls += 1;
      if (isBusy) return { status: 429, body: {} };
      return { status: 200, body: provider === "pdok" ? { response: { docs: [] } } : [] };
    });
    const app = await appWith({ ADDRESS_PROVIDER: provider, ADDRESS_API_URL: url });
    const askFrom = (remoteAddress: string) =>
      app.app.inject({
        method: "POST",
        url: "/api/addresses/validate",
        payload: { PostalCode: "2011DB", HouseNumber: "18" },
        remoteAddress,
      });
    for (let time = 0; time < 20; time++) await askFrom("192.0.2.1");
    expect(calls).toBe(5);
    isBusy = false;
    expect((await askFrom("192.0.2.1")).json().type).toBe("address_service_unavailable");
    expect((await askFrom("192.0.2.2")).json()).toEqual([]);
  });
});

describe.each(["postnl", "pdok"])(
  "an address that is checked again and again at %s",
  (provider) => {
    test("is asked about once, whoever checks it; a failure is not remembered [API-52]", async () => {
      let calls = 0;
      const url = await fakeService(() => {
        calls += 1;
        if (calls === 1) return { status: 500, body: {} };
        return { status: 200, body: provider === "pdok" ? { response: { docs: [] } } : [] };
      });
      const app = await appWith({ ADDRESS_PROVIDER: provider, ADDRESS_API_URL: url });
      const askFrom = (remoteAddress: string, HouseNumber = "18") =>
        app.app.inject({
          method: "POST",
          url: "/api/addresses/validate",
          payload: { PostalCode: "2011 db", HouseNumber },
          remoteAddress,
        });
      expect((await askFrom("192.0.2.1")).statusCode).toBe(503);
      for (let from = 1; from <= 20; from++) {
        expect((await askFrom(`192.0.2.${from}`)).json()).toEqual([]);
      }
      expect(calls).toBe(2);
      await askFrom("192.0.2.1", "20");
      expect(calls).toBe(3);
    });
  },
);

describe("the breaker", () => {
  test("takes a refusal for the service being well, and lets the caller try again later", async () => {
    let now = 0;
    const answers = [new Error("down"), new Error("down"), new Error("down"), new Error("down")];
    const call = withBreaker<string, string>({ now: () => new Date(now) }, async () => {
      throw answers.shift() ?? new OutsideBusy("busy");
    });
    for (let time = 0; time < 9; time++)
      await expect(call("", "eager")).rejects.toThrow("no answer");
    await expect(call("", "eager")).rejects.toThrow("left alone");
    await expect(call("", "other")).rejects.toThrow("no answer");
    now = 30_000;
    await expect(call("", "eager")).rejects.toThrow("no answer");
  });

  test("gives up on a silent service at its time limit", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    open.push({ close: () => silent.closeAllConnections() ?? silent.close() });
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const call = withBreaker(
      { now: () => new Date(0) },
      (_: string, signal) => fetch(url, { signal }),
      50,
    );
    await expect(call("", "someone")).rejects.toThrow("no answer");
  });

  test("leaves a failing service alone for half a minute, then tries it once", async () => {
    let now = 0;
    let calls = 0;
    let isWell = false;
    const call = withBreaker<string, string>({ now: () => new Date(now) }, async () => {
      calls += 1;
      if (!isWell) throw new Error("down");
      return "well";
    });
    for (let time = 0; time < 8; time++) await expect(call("", "someone")).rejects.toThrow();
    expect(calls).toBe(5);
    now = 30_000;
    const both = await Promise.allSettled([call("", "someone"), call("", "someone")]);
    expect([calls, both.map((one) => one.status)]).toEqual([6, ["rejected", "rejected"]]);
    now = 60_000;
    isWell = true;
    expect(await call("", "someone")).toBe("well");
    expect(await call("", "someone")).toBe("well");
  });
});
