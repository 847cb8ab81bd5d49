import { consoleEndpoints, type StaffCallName } from "@waslijn/contract/console/endpoints";
import type { ConsoleEndpoint } from "@waslijn/contract/console/console-endpoint";
import type { CountingBook } from "@waslijn/contract/console/counting";
import type { StageBoard } from "@waslijn/contract/console/stages";
import type { RunsBoard } from "@waslijn/contract/console/runs";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pickUp } from "../src/modules/orders/life/handle-order.ts";
import { injectCall } from "./call.ts";
import { by, placeOrder, type PlacedOrder } from "./order-life.ts";
import { addStaff, staffHeaders, tabletHeaders } from "./staff.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

const DAY = "2026-11-17";
/** Calls about the caller alone. */
const ABOUT_ONESELF: readonly StaffCallName[] = [
  "consoleMe",
  "signOut",
  "confirmOptions",
  "confirmByPasskey",
  "listPasskeys",
  "passkeyOptions",
  "addPasskey",
  "removePasskey",
  "listStaffSessions",
  "endStaffSession",
  "setOwnPin",
];

describe("role hub at another hub", () => {
  let it: TestApp;
  let order: PlacedOrder;
  let run: string;
  let driver: string;
  let headers: Record<string, Record<string, string>>;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL");
    const owner = await addStaff(it, "owner");
    driver = await addStaff(it, "driver", { hub: "haarlem" });
    const utrecht = await addStaff(it, "hub", { hub: "utrecht" });
    headers = {
      "signed in": await staffHeaders(it, utrecht),
      "on a tablet": await tabletHeaders(it, owner, utrecht, "utrecht"),
      "of this hub": await staffHeaders(it, await addStaff(it, "hub", { hub: "haarlem" })),
      desk: await staffHeaders(it, await addStaff(it, "desk")),
    };
    order = await placeOrder(it);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    const made = await it.app.inject({
      method: "POST",
      url: "/api/console/runs",
      headers: headers.desk ?? {},
      payload: { hub: "haarlem", day: DAY, driver },
    });
    run = made.json<RunsBoard>().runs[0]?.id ?? "";
  });
  afterAll(() => it.close());

  type Input = { query?: Record<string, string>; body?: object };
  const HANDED = { pieces: [], kilos: 6 };
  /** Valid input of every call that role `hub` may make on an order, a run or a hub. */
  const inputs: Partial<Record<StaffCallName, () => Input>> = {
    openCounting: () => ({}),
    countOrder: () => ({ body: { ...HANDED, version: 2, bags: 1, bagsBack: 0 } }),
    holdCountedBill: () => ({}),
    readyOrder: () => ({ body: { version: 2 } }),
    keepBag: () => ({ body: { ...HANDED, revision: randomUUID(), seen: null } }),
    noteFinding: () => ({
      body: { type: "DC", alias: "silk-blouse", kinds: ["stain"], note: "", photos: [] },
    }),
    removeFinding: () => ({}),
    sendCountPhoto: () => ({ body: { size: 10, start: 0, data: "AAAA" } }),
    moveStage: () => ({ body: { to: "next", rack: "" } }),
    undoStage: () => ({ body: { move: randomUUID() } }),
    listRuns: () => ({ query: { hub: "haarlem", day: DAY } }),
    makeRun: () => ({ body: { hub: "haarlem", day: DAY, driver } }),
    planRuns: () => ({ body: { runs: [{ id: run, version: 1, stops: [] }] } }),
    proposeRuns: () => ({ query: { hub: "haarlem", day: DAY } }),
    removeRun: () => ({ body: { version: 1 } }),
  };
  const calls = Object.keys(inputs) as StaffCallName[];

  const make = (name: StaffCallName, as: string) => {
    const endpoint: ConsoleEndpoint = consoleEndpoints[name];
    const { query, body } = inputs[name]?.() ?? {};
    const path = endpoint.path.replace(":number", order.number).replace(":id", idIn(endpoint.path));
    const url = `/api${path}${query ? `?${new URLSearchParams(query)}` : ""}`;
    return injectCall(it, endpoint, {
      method: endpoint.method,
      url,
      headers: headers[as] ?? {},
      ...(body && { payload: body }),
    });
  };
  const idIn = (path: string): string => (path.includes("/runs/") ? run : randomUUID());

  test("every call of role hub is tried here [STAFF-06]", () => {
    const names = Object.keys(consoleEndpoints) as StaffCallName[];
    const ofHub = names.filter((name) => {
      const endpoint: ConsoleEndpoint = consoleEndpoints[name];
      return endpoint.auth === "cookie" && endpoint.roles.includes("hub");
    });
    expect(ofHub.toSorted()).toEqual(
      [...calls, ...ABOUT_ONESELF, "listCounting", "listStages", "deskPhoto"].toSorted(),
    );
  });

  test("of photos, role hub sees those from counting at its hub [STAFF-06] [COUNT-02] [CARE-03]", async () => {
    const photo = { create: { width: 40, height: 30, channels: 3, background: "#a33" } } as const;
    const file = await sharp(photo).jpeg().toBuffer();
    const payload = { size: file.length, start: 0, data: file.toString("base64") };
    const send = async (path: string): Promise<string> => {
      const id = randomUUID();
      const url = `/api/console/orders/${order.number}/${path}/${id}`;
      await it.app.inject({ method: "POST", url, headers: headers.desk ?? {}, payload });
      return id;
    };
    const [counted, complained] = [await send("photos"), await send("complaints/photos")];
    const seen = async (as: string, id: string): Promise<number> =>
      (await it.app.inject({ url: `/api/console/photos/${id}`, headers: headers[as] ?? {} }))
        .statusCode;
    for (const as of ["of this hub", "desk"]) expect(await seen(as, counted), as).toBe(200);
    for (const as of ["signed in", "on a tablet"]) expect(await seen(as, counted), as).toBe(404);
    expect(await seen("desk", complained)).toBe(200);
    expect(await seen("of this hub", complained)).toBe(404);
  });

  test.each(calls)("%s: another hub's is not found [STAFF-06]", async (name) => {
    for (const as of ["signed in", "on a tablet"]) {
      const answer = await make(name, as);
      expect([answer.statusCode, answer.json().type], as).toEqual([404, "not_found"]);
    }
  });

  test.each(calls)("%s: its own hub's is found [STAFF-06]", async (name) => {
    const answer = await make(name, "of this hub");
    expect([401, 403, 404, 422, 500], answer.body).not.toContain(answer.statusCode);
  });

  test.each(["counting", "stages"])(
    "the list of %s has its own hub's orders only, whatever hub is asked for [STAFF-06]",
    async (list) => {
      const numbers = async (as: string): Promise<string[]> => {
        const url = `/api/console/${list}?hub=haarlem`;
        const answer = await it.app.inject({ url, headers: headers[as] ?? {} });
        return answer.json<CountingBook | StageBoard>().orders.map(({ number }) => number);
      };
      const { id, number } = await placeOrder(it);
      await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
      expect(await numbers("signed in")).toEqual([]);
      expect(await numbers("on a tablet")).toEqual([]);
      expect(await numbers("of this hub")).toContain(number);
    },
  );

  test("the list of counting is of the hub that is asked for, and says how many wait at each: role hub reads of its own only [COUNT-01] [STAFF-06]", async () => {
    const list = async (as: string, hub?: string): Promise<CountingBook> => {
      const url = `/api/console/counting${hub === undefined ? "" : `?hub=${hub}`}`;
      return (await it.app.inject({ url, headers: headers[as] ?? {} })).json();
    };
    const all = await list("desk");
    const atHaarlem = all.orders.filter(({ hub }) => hub.id === "haarlem").length;
    expect(all.hubs).toEqual([
      { id: "haarlem", name: expect.stringContaining("Haarlem"), count: atHaarlem },
    ]);
    expect((await list("desk", "haarlem")).orders).toHaveLength(atHaarlem);
    const elsewhere = await list("desk", "utrecht");
    expect([elsewhere.orders, elsewhere.hubs]).toEqual([[], all.hubs]);
    expect((await list("signed in")).hubs).toEqual([]);
    expect((await list("of this hub")).hubs).toEqual(all.hubs);
  });
});
