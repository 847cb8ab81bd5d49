import type { StageBoard, StageMoved, StageSetup } from "@waslijn/contract/console/stages";
import type { AuditEntry } from "@waslijn/contract/console/staff";
import type { Today } from "@waslijn/contract/console/today";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COUNT, Counter } from "../../../../test/counter.ts";
import type { PlacedOrder } from "../../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { sequenceOf } from "./change-stages.ts";

const STEPS = [
  { id: randomUUID(), nl: "Wassen", en: "Wash", hours: 2 },
  { id: randomUUID(), nl: "Drogen", en: "Dry", hours: 4 },
  { id: randomUUID(), nl: "Strijken", en: "Iron", hours: 1 },
] as const;
const [WASH, DRY, IRON] = STEPS;
const RACKS = [{ hub: "haarlem", names: ["A1", "A2"] }];

let counter: Counter;
let owner: Record<string, string>;
let people: { desk: string; owner: string };
beforeAll(async () => {
  counter = await Counter.open();
  await counter.it.deps.db.updateTable("hub_windows").set({ capacity: 10_000 }).execute();
  people = {
    desk: await addStaff(counter.it, "desk", { name: "Imke de Vries" }),
    owner: await addStaff(counter.it, "owner"),
  };
  await signIn();
});
/** Sessions end when the clock is moved by hours. */
async function signIn(): Promise<void> {
  owner = await staffHeaders(counter.it, people.owner);
  const desk = await staffHeaders(counter.it, people.desk);
  Object.assign(counter.headers, desk, { "accept-language": "nl" });
}
async function forward(seconds: number): Promise<void> {
  counter.clock.forward(seconds);
  await signIn();
}
afterAll(() => counter.it.close());

const SETUP = "/api/console/stage-setup";
const setup = async (): Promise<StageSetup> =>
  (await counter.it.app.inject({ url: SETUP, headers: owner })).json();

async function define(stages: readonly object[], racks: object[] = RACKS) {
  const { version } = await setup();
  const payload = { version, stages, racks };
  const answer = await counter.it.app.inject({
    method: "PUT",
    url: SETUP,
    headers: owner,
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const counted = async (): Promise<PlacedOrder> => {
  const order = await counter.fetched();
  const { version } = await counter.opened(order.number);
  expect((await counter.count(order.number, { version, send: false })).statusCode).toBe(200);
  return order;
};

const send = (number: string, body: object = {}, key = randomUUID()) =>
  counter.call("POST", `/stages/${number}`, { to: "next", rack: "", ...body }, key);

/** A scan later than the last one. */
async function scan(number: string, body: object = {}): Promise<StageMoved> {
  counter.clock.forward(11);
  const answer = await send(number, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const board = async (): Promise<StageBoard> => (await counter.call("GET", "/stages")).json();
const onBoard = async (number: string) =>
  (await board()).orders.find((order) => order.number === number);
const today = async (): Promise<Today> => (await counter.call("GET", "/today")).json();
const auditOf = async (about: string): Promise<AuditEntry[]> => {
  const url = `/api/console/audit?about=${encodeURIComponent(about)}`;
  return (await counter.it.app.inject({ url, headers: owner })).json().entries;
};

describe("a shop without steps", () => {
  test("sees nothing of them: not when counting, on Today or on the order's page [COUNT-07]", async () => {
    const { number } = await counted();
    expect(await setup()).toMatchObject({ version: 0, stages: [] });
    expect(await counter.open(number)).toMatchObject({ hasStages: false });
    expect(await counter.order(number)).toMatchObject({ stage: null });
    await forward(30 * 86_400);
    const { stages, needs } = await today();
    expect(stages).toEqual([]);
    expect(needs.map(({ kind }) => kind)).not.toContain("delivery-at-risk");
    await forward(-30 * 86_400);
    expect((await send(number)).json()).toMatchObject({ type: "not_possible_now" });
    const { version } = await counter.opened(number);
    const ready = await counter.call(
      "POST",
      `/counting/${number}/ready`,
      { version },
      randomUUID(),
    );
    expect(ready.statusCode).toBe(200);
  });
});

describe("steps between counted and ready", () => {
  beforeAll(() => define(STEPS));

  test("each scan moves an order on, with who, when and rack; after the last it is ready [COUNT-07]", async () => {
    const { number } = await counted();
    expect(await onBoard(number)).toMatchObject({ state: "counted", stage: null, last: null });
    expect(await scan(number)).toMatchObject({ outcome: "moved", order: { stage: WASH.id } });
    await scan(number, { rack: "A1" });
    expect(await onBoard(number)).toMatchObject({
      stage: DRY.id,
      rack: "A1",
      last: { name: "Drogen", by: "Imke de Vries" },
    });
    expect(await counter.order(number)).toMatchObject({
      state: "counted",
      stage: { name: "Drogen", rack: "A1", moves: [{ name: "Wassen" }, { name: "Drogen" }] },
    });
    await scan(number);
    expect(await scan(number, { rack: "A2" })).toMatchObject({
      order: { state: "ready", stage: null, rack: "A2", readyBy: null },
    });
    const { state, history, stage } = await counter.order(number);
    expect([state, history.at(-1)?.kind]).toEqual(["ready", "ready"]);
    expect(stage).toMatchObject({ name: null, rack: "A2" });
    expect(await scan(number)).toMatchObject({ outcome: "moved", order: { rack: "" } });
    const audit = await auditOf(`order ${number}`);
    expect(audit.filter(({ action }) => action === "order:stage")).toHaveLength(5);
  });

  test("a chosen step skips others, back too; an order that is there already stays [COUNT-07]", async () => {
    const { number } = await counted();
    expect(await scan(number, { to: IRON.id })).toMatchObject({ order: { stage: IRON.id } });
    expect(await scan(number, { to: IRON.id })).toMatchObject({ outcome: "already" });
    expect(await scan(number, { to: WASH.id })).toMatchObject({ order: { stage: WASH.id } });
    expect(await scan(number, { to: "ready" })).toMatchObject({ order: { state: "ready" } });
    expect((await send(number, { to: WASH.id })).json()).toMatchObject({
      type: "not_possible_now",
    });
  });

  test("two tablets scan one order at once: one move, the other is told who [COUNT-07]", async () => {
    const { number } = await counted();
    const imke = counter.headers;
    const colleague = await staffHeaders(
      counter.it,
      await addStaff(counter.it, "hub", { hub: "haarlem", name: "Youssef Amrani" }),
    );
    const answers = await Promise.all(
      [imke, colleague, imke].map((headers) =>
        counter.it.app.inject({
          method: "POST",
          url: `/api/console/stages/${number}`,
          headers: { ...headers, "idempotency-key": randomUUID() },
          payload: { to: "next", rack: "" },
        }),
      ),
    );
    const outcomes = answers.map((answer) => answer.json<StageMoved>());
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      "just-moved",
      "just-moved",
      "moved",
    ]);
    const [by] = new Set(outcomes.map(({ order }) => order.last?.by));
    expect(outcomes.every(({ order }) => order.stage === WASH.id && order.last?.by === by)).toBe(
      true,
    );
    // Somebody who saw that move can go on at once, and only once.
    const after = outcomes[0]?.order.last?.id;
    const again = await Promise.all([send(number, { after }), send(number, { after })]);
    expect(again.map((answer) => answer.json<StageMoved>().outcome).toSorted()).toEqual([
      "just-moved",
      "moved",
    ]);
    expect(await onBoard(number)).toMatchObject({ stage: DRY.id });
  });

  test("a scan whose answer was lost moves once [COUNT-07] [LIFE-09]", async () => {
    const { number } = await counted();
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      expect((await send(number, {}, key)).json()).toMatchObject({ order: { stage: WASH.id } });
      counter.clock.forward(20);
    }
  });

  test("the last move is undone, and only the last; ready stays [COUNT-07]", async () => {
    const { number } = await counted();
    const undo = (move: string | undefined) =>
      counter.call("POST", `/stages/${number}/undo`, { move });
    const first = (await scan(number)).order.last?.id;
    const second = (await scan(number, { rack: "A1" })).order.last?.id;
    expect((await undo(first)).json()).toMatchObject({ type: "not_undone" });
    expect((await undo(second)).json()).toMatchObject({ stage: WASH.id, rack: "" });
    expect((await undo(second)).json()).toMatchObject({ type: "not_undone" });
    counter.clock.forward(1);
    expect((await undo(first)).json()).toMatchObject({ stage: null, last: null });
    const ready = (await scan(number, { to: "ready" })).order.last?.id;
    expect((await undo(ready)).json()).toMatchObject({ type: "not_undone" });
    const last = (await auditOf(`order ${number}`)).find(
      ({ action }) => action === "order:stage-undone",
    );
    expect(last).toMatchObject({ before: { stage: "Wassen" }, after: { stage: "" } });
  });

  test("orders that are not counted, placed or of no such rack are not moved [COUNT-07]", async () => {
    const { number } = await counter.fetched();
    expect((await send(number)).json()).toMatchObject({
      type: "not_possible_now",
      extra: { order: { state: "picked-up" } },
    });
    const other = await counted();
    for (const wrong of [{ rack: "Z9" }, { to: randomUUID() }]) {
      expect((await send(other.number, wrong)).statusCode).toBe(422);
    }
    expect((await send("W-1")).statusCode).toBe(404);
  });

  test("late is what cannot be ready before its delivery begins; Today raises a hand [COUNT-07] [DESK-13]", async () => {
    const { number } = await counted();
    const delivery = Date.parse((await onBoard(number))?.delivery ?? "");
    const until = (hours: number): number =>
      (delivery - counter.clock.now().getTime()) / 1000 - hours * 3600;
    const back = until(0);
    // Seven hours of work are left.
    await forward(until(7));
    expect(await onBoard(number)).toMatchObject({ isLate: false });
    await forward(60);
    expect(await onBoard(number)).toMatchObject({ isLate: true });
    expect(await counter.order(number)).toMatchObject({ stage: { isLate: true } });
    expect(await counter.needing("delivery-at-risk")).toContain(number);
    // In the last step one hour is left, from when it was entered.
    await scan(number, { to: IRON.id });
    expect(await onBoard(number)).toMatchObject({ isLate: false });
    expect(await counter.needing("delivery-at-risk")).not.toContain(number);
    await forward(until(0) + 60);
    expect(await onBoard(number)).toMatchObject({ isLate: true });
    const { stages } = await today();
    expect(stages.find(({ id }) => id === IRON.id)?.late).toBeGreaterThan(0);
    await scan(number, { to: "ready" });
    expect(await onBoard(number)).toMatchObject({ isLate: false });
    await forward(until(0) - back);
  });

  test("counting is late when the steps that follow it no longer fit [COUNT-07]", async () => {
    const { number } = await counter.fetched();
    const { countBy, delivery, hub } = await counter.opened(number);
    expect(hub).toEqual({ id: "haarlem", name: expect.any(String) });
    expect(Date.parse(delivery?.starts ?? "") - Date.parse(countBy ?? "")).toBe(7 * 3_600_000);
  });

  test("an owner's change is in the audit, and a stale one is refused [COUNT-07] [STAFF-04]", async () => {
    const { version } = await setup();
    await define([WASH, DRY, { ...IRON, nl: "Persen" }]);
    const payload = { version, stages: [], racks: [] };
    const stale = await counter.it.app.inject({
      method: "PUT",
      url: SETUP,
      headers: owner,
      payload,
    });
    expect(stale.json()).toMatchObject({ type: "data_changed" });
    const [entry] = await auditOf("settings stages");
    expect(entry).toMatchObject({
      action: "settings:change",
      before: { stages: "Wassen / Wash (2), Drogen / Dry (4), Strijken / Iron (1)" },
      after: { stages: "Wassen / Wash (2), Drogen / Dry (4), Persen / Iron (1)" },
    });
    await define(STEPS);
  });

  test("a removed step loses nothing: its orders are listed there and go on from it [COUNT-07]", async () => {
    const [stays, goesOn] = [await counted(), await counted()];
    for (const { number } of [stays, goesOn]) await scan(number, { to: DRY.id, rack: "A1" });
    expect((await setup()).stages.find(({ id }) => id === DRY.id)?.orders).toBe(
      (await board()).orders.filter(({ stage }) => stage === DRY.id).length,
    );
    await define([WASH, IRON], []);
    expect((await board()).stages).toMatchObject([
      { id: WASH.id, isRemoved: false },
      { id: DRY.id, isRemoved: true },
      { id: IRON.id, isRemoved: false },
    ]);
    expect(await onBoard(stays.number)).toMatchObject({ stage: DRY.id, rack: "A1" });
    expect(await counter.order(stays.number)).toMatchObject({ stage: { name: "Drogen" } });
    expect((await send(goesOn.number, { to: DRY.id })).statusCode).toBe(422);
    expect(await scan(goesOn.number)).toMatchObject({ order: { stage: IRON.id } });
    await define([]);
    expect(await counter.order(stays.number)).toMatchObject({
      stage: { name: "Drogen", rack: "A1" },
    });
    const { version } = await counter.opened(stays.number);
    const ready = await counter.call(
      "POST",
      `/counting/${stays.number}/ready`,
      { version },
      randomUUID(),
    );
    expect(ready.statusCode).toBe(200);
    await define(STEPS);
  });

  test("a recount leaves an order in its step [COUNT-07]", async () => {
    const { number } = await counted();
    await scan(number);
    const { version } = await counter.opened(number);
    const body = { ...COUNT, kilos: 9, version };
    expect(
      (await counter.call("POST", `/counting/${number}/count`, body, randomUUID())).statusCode,
    ).toBe(200);
    expect(await onBoard(number)).toMatchObject({ stage: WASH.id });
  });
});

test("each removed step keeps its place behind the one it followed [COUNT-07]", () => {
  expect(sequenceOf(["a", "b", "c"], ["a", "c"])).toEqual(["a", "b", "c"]);
  expect(sequenceOf(["a", "b", "c"], ["c", "a"])).toEqual(["c", "a", "b"]);
  expect(sequenceOf(["a", "b", "c", "d"], ["d"])).toEqual(["a", "b", "c", "d"]);
  expect(sequenceOf(["a", "b"], ["x", "a"])).toEqual(["x", "a", "b"]);
  expect(sequenceOf([], ["x", "y"])).toEqual(["x", "y"]);
});
