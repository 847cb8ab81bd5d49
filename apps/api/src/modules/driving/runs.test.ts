import type { PlannedRun, Run, RunsBoard } from "@waslijn/contract/console/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, change, placeOrder, type PlacedOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { pickUp } from "../orders/life/handle-order.ts";

const DAY = "2026-11-17";
const NOBODYS_ID = "5e6f1c2a-9b3d-4e7f-8a1b-0000000000ff";

type Stops = PlannedRun["stops"];
const pickupOf = ({ number }: { number: string }, isLocked = false): Stops[number] => ({
  number,
  kind: "pickup",
  isLocked,
});

describe("runs", () => {
  let it: TestApp;
  let headers: Record<string, string>;
  let imke: string;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    imke = await addStaff(it, "desk", { name: "Imke Postma" });
    headers = await staffHeaders(it, imke);
  });
  afterAll(() => it.close());

  const send = (path: string, payload: object, key?: string) =>
    it.app.inject({
      method: "POST",
      url: `/api/console/runs${path}`,
      payload,
      headers: { ...headers, ...(key && { "idempotency-key": key }) },
    });
  const board = async (): Promise<RunsBoard> =>
    (await it.app.inject({ url: `/api/console/runs?hub=haarlem&day=${DAY}`, headers })).json();
  const runOf = async (id: string): Promise<Run> => {
    const run = (await board()).runs.find((one) => one.id === id);
    if (!run) throw new Error("The run is gone.");
    return run;
  };
  const newRun = async (name: string): Promise<Run> => {
    const driver = await addStaff(it, "driver", { name });
    const made = await send("", { hub: "haarlem", day: DAY, driver });
    expect(made.statusCode, made.body).toBe(201);
    const run = made.json<RunsBoard>().runs.find((one) => one.driver.id === driver);
    if (!run) throw new Error("The run was not made.");
    return run;
  };
  const plan = (...runs: [run: Pick<Run, "id" | "version">, stops: Stops][]) =>
    send("/plan", { runs: runs.map(([{ id, version }, stops]) => ({ id, version, stops })) });
  const numbersOf = (run: Run): string[] => run.stops.map(({ number }) => number);
  const isUnassigned = async ({ number }: PlacedOrder): Promise<boolean> =>
    (await board()).unassigned.some((stop) => stop.number === number);

  test("a driver has one run at a hub on a day, and only an empty one is removed [DESK-09]", async () => {
    const run = await newRun("Sem Bouwman");
    const again = await send("", { hub: "haarlem", day: DAY, driver: run.driver.id });
    expect([again.statusCode, again.json().type]).toEqual([409, "run_exists"]);
    const notADriver = await send("", { hub: "haarlem", day: DAY, driver: imke });
    expect(notADriver.statusCode).toBe(422);
    const order = await placeOrder(it);
    await plan([run, [pickupOf(order)]]);
    const full = await send(`/${run.id}/remove`, { version: run.version + 1 });
    expect([full.statusCode, full.json().type]).toEqual([409, "run_not_empty"]);
    await plan([{ ...run, version: run.version + 1 }, []]);
    const gone = await send(`/${run.id}/remove`, { version: run.version + 2 });
    expect(gone.json(), gone.body).toMatchObject({
      free: expect.arrayContaining([{ id: run.driver.id, name: "Sem Bouwman" }]),
    });
    const nobodys = await send(`/${NOBODYS_ID}/remove`, { version: 1 });
    expect(nobodys.statusCode).toBe(404);
  });

  test("the log names a run by its driver [STAFF-04]", async () => {
    const run = await newRun("Ties Bos");
    const owner = await staffHeaders(it, await addStaff(it, "owner", { name: "Eva Smit" }));
    const url = `/api/console/audit?about=${encodeURIComponent(`run ${run.id}`)}`;
    const { entries } = (await it.app.inject({ url, headers: owner })).json();
    expect(entries).toMatchObject([{ action: "run:make", aboutName: "Ties Bos" }]);
  });

  test("an owner who drives gets a run at any hub and reads it as a driver does [STAFF-01]", async () => {
    const owner = await addStaff(it, "owner", { name: "Saar Mol" });
    expect((await board()).free).toContainEqual({ id: owner, name: "Saar Mol" });
    const made = await send("", { hub: "haarlem", day: DAY, driver: owner });
    expect(made.statusCode, made.body).toBe(201);
    const run = made.json<RunsBoard>().runs.find(({ driver }) => driver.id === owner);
    const own = await it.app.inject({
      url: `/api/console/runs/own?day=${DAY}`,
      headers: await staffHeaders(it, owner),
    });
    expect(own.json()).toMatchObject({ id: run?.id, stops: [] });
  });

  test("who drives for two hubs on a day reads the stops of both [DRIVE-01]", async () => {
    const owner = await addStaff(it, "owner", { name: "Saar Mol" });
    for (const hub of ["amsterdam", "haarlem"]) await send("", { hub, day: DAY, driver: owner });
    const run = (await board()).runs.find(({ driver }) => driver.id === owner);
    const at = (day: string): string => `${day}T18:00:00+01:00`;
    const order = await placeOrder(it, {
      order: { pickupTime: at(DAY), deliveryTime: at("2026-11-24") },
    });
    if (run) await plan([run, [pickupOf(order)]]);
    const own = await it.app.inject({
      url: `/api/console/runs/own?day=${DAY}`,
      headers: await staffHeaders(it, owner),
    });
    expect(own.json()).toMatchObject({ id: run?.id, stops: [{ number: order.number }] });
  });

  test("stops are put into runs, moved between them and locked, with before and after in the log [DESK-09]", async () => {
    const [one, other] = [await newRun("Yara Aksoy"), await newRun("Daan Vermeer")];
    const [a, b, c] = [await placeOrder(it), await placeOrder(it), await placeOrder(it)];
    expect(await isUnassigned(a)).toBe(true);
    await plan([one, [pickupOf(b), pickupOf(a)]], [other, [pickupOf(c)]]);
    const [filled, otherRun] = [await runOf(one.id), await runOf(other.id)];
    expect([numbersOf(filled), numbersOf(otherRun)]).toEqual([[b.number, a.number], [c.number]]);
    expect(filled.stops[0]).toMatchObject({
      customer: "Noor Bakker",
      street: "Lange Veerstraat 18-A",
      place: "2011 DB Haarlem",
      from: "08:00",
      to: "10:00",
      state: "open",
    });
    expect(await isUnassigned(a)).toBe(false);
    clock.forward(1);
    await plan([filled, [pickupOf(b, true)]], [otherRun, [pickupOf(a), pickupOf(c)]]);
    expect(await runOf(one.id)).toMatchObject({
      version: 3,
      stops: [{ number: b.number, isLocked: true }],
    });
    const [entry] = await it.deps.db
      .selectFrom("audit")
      .select(["staff_id", "action", "before", "after"])
      .where("about", "=", `run ${one.id}`)
      .orderBy("at", "desc")
      .limit(1)
      .execute();
    expect(entry).toEqual({
      staff_id: imke,
      action: "run:plan",
      before: { stops: [`${b.number} pickup`, `${a.number} pickup`] },
      after: { stops: [`${b.number} pickup locked`] },
    });
  });

  test("whoever saw older runs changes nothing, and neither does half a plan [DESK-09]", async () => {
    const [one, other] = [await newRun("Milan Bos"), await newRun("Lot Visser")];
    const [a, b] = [await placeOrder(it), await placeOrder(it)];
    await plan([one, [pickupOf(a)]]);
    const late = await plan([one, [pickupOf(b)]]);
    expect([late.statusCode, late.json().type]).toEqual([409, "runs_changed"]);
    const takenElsewhere = await plan([other, [pickupOf(a), pickupOf(b)]]);
    expect(takenElsewhere.json().type).toBe("runs_changed");
    const wrongDay = await plan(
      [await runOf(one.id), []],
      [other, [{ ...pickupOf(b), kind: "delivery" }]],
    );
    expect(wrongDay.json().type).toBe("stop_elsewhere");
    expect(numbersOf(await runOf(one.id))).toEqual([a.number]);
    const twice = await plan([await runOf(one.id), [pickupOf(a), pickupOf(a)]]);
    expect(twice.statusCode).toBe(422);
  });

  test("of two desks that plan one stop at once one does [DESK-06][DESK-09]", async () => {
    const [one, other] = [await newRun("Bo Kok"), await newRun("Fem Prins")];
    const order = await placeOrder(it);
    const answers = await Promise.all([one, other].map((run) => plan([run, [pickupOf(order)]])));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test("a done stop is not planned again, nor taken from who did it [DESK-09]", async () => {
    const [one, other] = [await newRun("Ties Smit"), await newRun("Saar Mulder")];
    const [order, late] = [await placeOrder(it), await placeOrder(it)];
    await plan([one, [pickupOf(order)]]);
    for (const { id } of [order, late]) {
      await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
    }
    const seen = await runOf(one.id);
    expect(seen.stops).toMatchObject([{ state: "done" }]);
    for (const runs of [
      [[seen, []]],
      [
        [seen, []],
        [other, [pickupOf(order)]],
      ],
      [[other, [pickupOf(late)]]],
    ] as Parameters<typeof plan>[]) {
      const refused = await plan(...runs);
      expect([refused.statusCode, refused.json().type]).toEqual([409, "stop_done"]);
    }
    expect((await plan([seen, [pickupOf(order, true)]])).statusCode).toBe(200);
  });

  test("an order that moves to another day or is cancelled leaves its run, which is a newer one then [DESK-09]", async () => {
    const run = await newRun("Jip Dekker");
    const [moved, cancelled, later] = [
      await placeOrder(it),
      await placeOrder(it),
      await placeOrder(it),
    ];
    await plan([run, [pickupOf(moved), pickupOf(cancelled), pickupOf(later)]]);
    const seen = await runOf(run.id);
    await change(it, moved, {
      version: 1,
      pickupTime: "2026-11-18T08:00:00+01:00",
      deliveryTime: "2026-11-20T08:00:00+01:00",
    });
    await cancelOrder(it.deps, await by(it, "staff", cancelled.id), {});
    await change(it, later, {
      version: 1,
      pickupTime: "2026-11-17T10:00:00+01:00",
      deliveryTime: "2026-11-19T10:00:00+01:00",
    });
    const now = await runOf(run.id);
    expect(now).toMatchObject({
      version: seen.version + 2,
      stops: [{ number: later.number, from: "10:00" }],
    });
    expect((await plan([seen, []])).json().type).toBe("runs_changed");
  });

  test("what is sent twice with one key happens once [DESK-09]", async () => {
    const run = await newRun("Noa Peters");
    const order = await placeOrder(it);
    const body = { runs: [{ id: run.id, version: run.version, stops: [pickupOf(order)] }] };
    for (const _ of [1, 2]) {
      expect((await send("/plan", body, "key-of-a-plan")).statusCode).toBe(200);
    }
    expect((await runOf(run.id)).version).toBe(run.version + 1);
  });

  test("a proposal spreads what nobody drives and changes nothing until it is planned [DESK-09]", async () => {
    await newRun("Siem de Wit");
    const url = `/api/console/runs/proposal?hub=haarlem&day=${DAY}`;
    const proposal = (await it.app.inject({ url, headers })).json();
    const open = (await board()).unassigned.filter(({ state }) => state === "open");
    expect(open.length).toBeGreaterThan(0);
    expect((await send("/plan", proposal)).statusCode).toBe(200);
    const after = await board();
    expect(after.unassigned.filter(({ state }) => state === "open")).toEqual([]);
  });

  test("a driver reads the own run and no other [DESK-09]", async () => {
    const run = await newRun("Puck Bakker");
    const order = await placeOrder(it);
    await plan([run, [pickupOf(order)]]);
    const own = async (driver: string) => {
      const url = `/api/console/runs/own?day=${DAY}`;
      return (await it.app.inject({ url, headers: await staffHeaders(it, driver) })).json();
    };
    expect(await own(run.driver.id)).toMatchObject({
      id: run.id,
      stops: [{ number: order.number, phone: "06 87654321" }],
    });
    expect(await own(await addStaff(it, "driver"))).toBeNull();
  });

  test("[DRIVE-05] desk and driver read when each door is reached, and which comes after its window", async () => {
    const run = await newRun("Fenna Kok");
    const times = {
      pickupTime: `${DAY}T16:00:00+01:00`,
      deliveryTime: "2026-11-24T16:00:00+01:00",
    };
    const [a, b] = [await placeOrder(it, { order: times }), await placeOrder(it, { order: times })];
    await plan([run, [pickupOf(a), pickupOf(b)]]);
    const arrivals = ({ stops }: Pick<Run, "stops">) =>
      stops.map(({ arrival, isLate }) => [arrival, isLate]);
    expect(arrivals(await runOf(run.id))).toEqual([
      ["16:00", false],
      ["16:04", false],
    ]);
    clock.set(`${DAY}T17:58:00+01:00`);
    headers = await staffHeaders(it, imke);
    const late = [
      ["17:58", false],
      ["18:02", true],
    ];
    expect(arrivals(await runOf(run.id))).toEqual(late);
    const own = await it.app.inject({
      url: "/api/console/runs/own",
      headers: await staffHeaders(it, run.driver.id),
    });
    expect(arrivals(own.json())).toEqual(late);
    const proposal = await it.app.inject({
      url: `/api/console/runs/proposal?hub=haarlem&day=${DAY}`,
      headers,
    });
    const numbers: string[] = proposal.json().late.map(({ number }: PlacedOrder) => number);
    expect(numbers.filter((number) => number === a.number || number === b.number)).toHaveLength(1);
    await pickUp(it.deps, await by(it, "driver", a.id), { bags: 1 });
    clock.forward(60);
    expect(arrivals(await runOf(run.id))).toEqual([
      [null, false],
      ["17:59", false],
    ]);
  });
});
