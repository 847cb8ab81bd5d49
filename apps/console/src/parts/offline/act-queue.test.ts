import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { beforeEach, expect, test } from "vitest";
import { ActQueue } from "./act-queue.ts";
import { memoryStore, type ActStore } from "./act-store.ts";

const noAnswer = new ApiFailure();
const failure = (status: number, type: string) =>
  new ApiFailure(status, { type, title: "Somebody was faster", status, extra: {} });

let store: ActStore<string>;
/** The server's failures per act, in order; other acts succeed. */
let says: Partial<Record<string, Error[]>>;
let arrived: { id: string; what: string }[];
let ids: number;
/** Who is signed in. */
let person: string;
/** The act during which the next person signs in. */
let endsTurn: string | undefined;

const queueOf = (owner = "sem") =>
  new ActQueue<string>({
    store,
    owner,
    session: { is: (one) => one === person, find: async () => undefined },
    newId: () => `act-${(ids += 1)}`,
    async send({ id, what }) {
      arrived.push({ id, what });
      if (what === endsTurn) person = "noor";
      const said = says[what]?.shift();
      if (said) throw said;
    },
  });

const whatArrived = () => arrived.map(({ what }) => what);
const left = (queue: ActQueue<string>) => queue.read().map(({ what, state }) => `${what} ${state}`);

beforeEach(() => {
  store = memoryStore();
  says = {};
  arrived = [];
  ids = 0;
  person = "sem";
  endsTurn = undefined;
});

test("an act is kept before it is sent, and gone once it is answered [DRIVE-03]", async () => {
  says["done 1"] = [noAnswer];
  const queue = queueOf();
  await queue.add("1", "done 1");
  expect((await store.all()).map(({ what }) => what)).toEqual(["done 1"]);
  await queue.send();
  await queue.send();
  expect(await store.all()).toEqual([]);
});

test("what had no answer is sent again under its own id, before anything that came after [DRIVE-03]", async () => {
  says["missed 1"] = [noAnswer, noAnswer];
  const queue = queueOf();
  await queue.add("1", "missed 1");
  await queue.send();
  await queue.add("1", "done 1");
  await queue.send();
  await queue.send();
  expect(left(queue)).toEqual([]);
  expect(whatArrived().at(-1)).toBe("done 1");
  expect(whatArrived().filter((what) => what === "done 1")).toHaveLength(1);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(2);
});

test("an act that the server cannot decide holds up its own subject alone [DRIVE-03]", async () => {
  says["missed 1"] = [failure(500, "internal_error"), failure(500, "internal_error")];
  const queue = queueOf();
  await Promise.all([
    queue.add("1", "missed 1"),
    queue.add("1", "done 1"),
    queue.add("2", "done 2"),
  ]);
  await queue.send();
  expect(left(queue)).toContain("missed 1 waiting");
  expect(left(queue)).toContain("done 1 waiting");
  expect(whatArrived()).toContain("done 2");
  expect(whatArrived()).not.toContain("done 1");
});

test("a refused act stays to be seen, is not sent again and holds up nothing [DRIVE-03]", async () => {
  says["done 1"] = [failure(409, "order_changed")];
  const queue = queueOf();
  await queue.add("1", "done 1");
  await queue.add("1", "note 1");
  await queue.add("2", "done 2");
  await queue.send();
  await queue.send();
  expect(whatArrived()).toEqual(["done 1", "note 1", "done 2"]);
  const [refused] = queue.read();
  expect(refused).toMatchObject({ state: "refused", refusal: { title: "Somebody was faster" } });
  if (refused) await queue.putAway(refused);
  expect(queue.read()).toEqual([]);
});

test("a sign-in that ran out keeps everything as it is [DRIVE-03]", async () => {
  says["done 1"] = [failure(401, "unauthorized"), failure(401, "unauthorized")];
  const queue = queueOf();
  await queue.add("1", "done 1");
  await queue.add("2", "done 2");
  await queue.send();
  expect(left(queue)).toEqual(["done 1 waiting", "done 2 waiting"]);
  expect(whatArrived()).not.toContain("done 2");
  await queue.send();
  expect(whatArrived().slice(-2)).toEqual(["done 1", "done 2"]);
});

test("an act that never left is taken back without a trace; one that may have arrived is not [DRIVE-02]", async () => {
  says["done 1"] = [noAnswer, noAnswer, noAnswer];
  const queue = queueOf();
  const first = await queue.add("1", "done 1");
  await queue.send();
  expect(await queue.takeBack(first)).toBe(false);
  const second = await store.add({ ...first, what: "done 2", tries: 0, state: "waiting" });
  expect(await queue.takeBack(second)).toBe(true);
  expect(left(queue)).toEqual(["done 1 waiting"]);
});

test("an act that was answered is no longer taken back by forgetting it [DRIVE-02]", async () => {
  const queue = queueOf();
  const sent = await queue.add("1", "done 1");
  await queue.send();
  expect(await queue.takeBack(sent)).toBe(false);
});

test("nobody sends or sees what somebody else did on this device [DRIVE-03]", async () => {
  says["done 1"] = [noAnswer, noAnswer];
  const sem = queueOf();
  await sem.add("1", "done 1");
  await sem.send();
  const tries = arrived.length;
  person = "fatima";
  const fatima = queueOf("fatima");
  await fatima.send();
  expect(fatima.read()).toEqual([]);
  expect(arrived).toHaveLength(tries);
});

test("a page that is left open sends nothing in the next person's turn, and goes on in its own [STAFF-06] [COUNT-03]", async () => {
  const sem = queueOf();
  person = "noor";
  const act = await sem.add("1", "done 1");
  await sem.send();
  expect(whatArrived()).toEqual([]);
  expect(left(sem)).toEqual(["done 1 waiting"]);
  expect(act.tries).toBe(0);
  person = "sem";
  await sem.send();
  expect(whatArrived()).toEqual(["done 1"]);
});

test("a turn that ends while acts are sent leaves the rest for its own person [STAFF-06] [COUNT-03]", async () => {
  person = "nobody";
  const sem = queueOf();
  await sem.add("1", "done 1");
  await sem.add("2", "done 2");
  await sem.send();
  person = "sem";
  endsTurn = "done 1";
  await sem.send();
  expect(whatArrived()).toEqual(["done 1"]);
  expect(left(sem)).toEqual(["done 2 waiting"]);
});

test("a screen hears of an act when it is kept, and of its answer before it goes [DRIVE-03]", async () => {
  const heard: string[] = [];
  const queue = new ActQueue<string, number>({
    store,
    owner: "sem",
    session: { is: () => true, find: async () => undefined },
    send: async () => 7,
    onSent: ({ what }, answer) => void heard.push(`${what}: ${answer}`),
  });
  queue.subscribe(() => heard.push(`${queue.read().length} not sent`));
  await queue.add("1", "done 1");
  await queue.send();
  expect(heard.slice(0, 2)).toEqual(["1 not sent", "done 1: 7"]);
  expect(heard.at(-1)).toBe("0 not sent");
});
