import { ApiFailure, openClient } from "@waslijn/client";
import { example } from "@waslijn/client/example";
import { createServer } from "node:http";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { installClient, type Installed } from "./install-client.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownAddress } from "../src/public-url.ts";
import { consumerOrder } from "./order-fixtures.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

const RUN = `import { example } from "./example.ts";
declare const process: { argv: string[] };
console.log(JSON.stringify(await example(process.argv[2] ?? "")));
`;
/** Each of the last lines has one type error. */
const WRONG = `import { ApiFailure, openClient, type Calls } from "@waslijn/client";
const { call } = openClient({ base: "/api", device: "a-device" });
const { state } = await call("orderByLink", { params: { token: "a" } });
state satisfies "placed" | "picked-up" | "counted" | "ready" | "delivered" | "cancelled";
null satisfies Calls["logOut"]["response"];
await call("placeOrders", { body: {} });
await call("checkServiceArea", { query: { postcode: "2011DB" } });
state satisfies "placed";
new ApiFailure().is("no_such_problem");
`;

describe("the client for others", () => {
  let it: TestApp;
  let base: string;
  beforeAll(async () => {
    it = await openTestApp();
    base = `${await it.app.listen({ port: 0, host: "127.0.0.1" })}/api`;
  });
  afterAll(() => it.close());

  test("does what its README shows [OPEN-03]", async () => {
    const folder = new URL("../../../packages/client/", import.meta.url);
    const shown = await readFile(new URL("README.md", folder), "utf8");
    expect(shown).toContain(await readFile(new URL("src/example.ts", folder), "utf8"));
    expect(await example(base)).toEqual({
      isFound: true,
      firstPickup: expect.stringMatching(/^2026-11-\d{2} \d{2}:00$/),
      refusal: "location_not_found",
    });
  });

  describe("packed and installed in an empty folder", () => {
    let installed: Installed;
    beforeAll(async () => {
      installed = await installClient();
    });
    afterAll(() => installed.remove());

    test("brings no other package, and its README's example is typed and runs there [OPEN-03]", async () => {
      expect(installed.packages).toEqual(["@waslijn/client"]);
      const source = await readFile(
        new URL("../../../packages/client/src/example.ts", import.meta.url),
        "utf8",
      );
      await installed.write("example.ts", source);
      await installed.write("run.ts", RUN);
      expect(await installed.check()).toBe("");
      const shown = JSON.parse(await installed.run("run.ts", base));
      expect(shown).toEqual({
        isFound: true,
        firstPickup: expect.stringMatching(/^2026-11-\d{2} \d{2}:00$/),
        refusal: "location_not_found",
      });
    });

    test("knows there what a call takes and gives, to the field [OPEN-03]", async () => {
      await installed.write("wrong.ts", WRONG);
      const complaints = await installed.check();
      expect(complaints.match(/^wrong\.ts\(\d+/gm)).toEqual(
        [6, 7, 8, 9].map((line) => `wrong.ts(${line}`),
      );
    });
  });

  /** A proxy that drops the response of the first order. */
  async function openLossyLine() {
    let lost = 0;
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { host: _, connection: __, ...headers } = request.headers;
        const body = Buffer.concat(chunks);
        void it.app
          .inject({
            method: request.method === "POST" ? "POST" : "GET",
            url: request.url ?? "",
            headers,
            ...(body.length > 0 && { payload: body }),
          })
          .then((answer) => {
            if (request.url === "/api/orders" && lost++ === 0) return request.socket.destroy();
            return response.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload);
          });
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return { base: `${ownAddress(server)}/api`, close: () => server.close() };
  }

  test("sends an order again whose answer was lost, and it counts once [OPEN-03]", async () => {
    const line = await openLossyLine();
    const waits: number[] = [];
    const client = openClient({
      base: line.base,
      device: "a-device-of-others",
      wait: async (tries) => void waits.push(tries),
    });
    await client.logIn();
    const placed = await client.call("placeOrder", { body: consumerOrder() });
    expect(waits).toEqual([1]);
    const orders = await it.deps.db.selectFrom("orders").select("number").execute();
    expect(orders).toEqual([{ number: placed.number }]);
    line.close();
  });

  test("sends nothing again that was refused [OPEN-03]", async () => {
    const client = openClient({
      base,
      device: "a-device-of-others",
      wait: () => Promise.reject(new Error("waited")),
    });
    const refused = client.call("servicePoint", { params: { code: "0000" } });
    await expect(refused).rejects.toThrow(ApiFailure);
  });
});
