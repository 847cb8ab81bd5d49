import { beforeEach, describe, expect, test } from "vitest";
import { ApiFailure } from "../api-failure.ts";
import { inMemoryWhereRefused, memoryRows, type DeviceRows, type QueueRow } from "./device-rows.ts";
import { needsAsking, OfflineQueue, type QueueDeps } from "./offline-queue.ts";
import { leaseIn, rowLock } from "./row-lock.ts";

type Row = QueueRow & { key: string };

const HOUR = 3_600_000;
const noAnswer = new ApiFailure();
const failure = (status: number, type: string) =>
  new ApiFailure(status, { type, title: "", status, extra: {} });

let now: number;
let store: DeviceRows<string, Row>;
/** What the server says to each row, in turn; it answers when nothing is said. */
let says: Partial<Record<string, (Error | Promise<void>)[]>>;
let sent: string[];
/** What the server has when it is asked what became of a row. */
let arrived: Map<string, string | Error>;

const keyOf = ({ key }: Row) => key;

const queueOn = (
  rows = store,
  deps: Partial<QueueDeps<string, Row, string>> = {},
): OfflineQueue<string, Row, string> =>
  new OfflineQueue({
    store: rows,
    keyOf,
    lock: leaseIn(rows, () => now),
    next: ([first]) => first,
    async send({ key }) {
      sent.push(key);
      const said = says[key]?.shift();
      if (said instanceof Error) throw said;
      await said;
      return "answer";
    },
    settle: (row, outcome) => {
      if ("answer" in outcome) return { ...row, state: outcome.answer };
      const { status = 0 } = outcome.error as ApiFailure;
      return status === 409 ? { ...row, state: "refused" } : row;
    },
    askAfterMs: 12 * HOUR,
    async find({ key }) {
      const found = arrived.get(key);
      if (found instanceof Error) throw found;
      return found;
    },
    now: () => now,
    ...deps,
  });

const make = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    await store.change(key, () => ({ key, state: "waiting", tries: 0, madeAt: now }));
  }
};

const states = (queue: Pick<OfflineQueue<string, Row>, "read">) =>
  queue.read().map(({ key, state }) => `${key} ${state}`);

beforeEach(() => {
  now = Date.parse("2026-11-16T09:00:00+01:00");
  store = memoryRows();
  says = {};
  sent = [];
  arrived = new Map();
});

test("rows are sent in the order that `next` says, each once [DRIVE-03]", async () => {
  await make("a", "b", "c");
  const queue = queueOn(store, { next: (ready) => ready.at(-1) });
  await queue.send();
  await queue.send();
  expect(sent).toEqual(["c", "b", "a"]);
  expect(states(queue)).toEqual(["a answer", "b answer", "c answer"]);
});

test("a row is on the device, with its try counted, before it is sent [DRIVE-03]", async () => {
  await make("a");
  let stored: Row[] = [];
  const queue = queueOn(store, {
    send: async () => {
      stored = await store.all();
      return "answer";
    },
  });
  await queue.send();
  expect(stored).toMatchObject([{ key: "a", state: "waiting", tries: 1 }]);
});

test("a row without an answer is sent again until it has one", async () => {
  says["a"] = [noAnswer, noAnswer];
  await make("a");
  const queue = queueOn();
  for (let time = 0; time < 4; time += 1) await queue.send();
  expect(sent).toEqual(["a", "a", "a"]);
  expect(queue.read()).toMatchObject([{ state: "answer", tries: 3 }]);
});

test("without an answer or a sign-in the rest is not tried: it would fare no better [DRIVE-03]", async () => {
  await make("a", "b");
  for (const said of [noAnswer, failure(401, "unauthorized")]) {
    says["a"] = [said];
    sent = [];
    await queueOn().send();
    expect(sent).toEqual(["a"]);
  }
});

test("a row that the server cannot decide on does not hold up the others, and is told to `next` [DRIVE-03]", async () => {
  says["a"] = [failure(500, "internal_error")];
  await make("a", "b");
  const held: string[] = [];
  const queue = queueOn(store, {
    next: ([first], without) => {
      held.push(without.map(keyOf).join());
      return first;
    },
  });
  await queue.send();
  expect(held).toEqual(["", "a", "a"]);
  expect(states(queue)).toEqual(["a waiting", "b answer"]);
});

test("a refused row stays to be seen and is not sent again", async () => {
  says["a"] = [failure(409, "order_changed")];
  await make("a");
  const queue = queueOn();
  await queue.send();
  await queue.send();
  expect(sent).toEqual(["a"]);
  expect(states(queue)).toEqual(["a refused"]);
});

test("a row that comes while others are sent goes along [DRIVE-03]", async () => {
  let answer: (() => void) | undefined;
  says["a"] = [new Promise<void>((resolve) => (answer = resolve))];
  await make("a");
  const queue = queueOn();
  const sending = queue.send();
  while (sent.length === 0) await Promise.resolve();
  await make("b");
  void queue.send();
  answer?.();
  await sending;
  expect(sent).toEqual(["a", "b"]);
});

test("listeners hear of every change, with the moment of reading", async () => {
  await make("a");
  const heard: string[] = [];
  const queue = queueOn();
  const stop = queue.subscribe(() => heard.push(states(queue).join()));
  await queue.reload();
  await queue.send();
  expect(heard[0]).toBe("a waiting");
  expect(heard.at(-1)).toBe("a answer");
  expect(queue.seen()).toMatchObject({ at: now, trouble: undefined });
  stop();
  await queue.change("a", () => undefined);
  expect(heard.at(-1)).toBe("a answer");
  expect(queue.read()).toEqual([]);
});

describe("a row that waited for twelve hours", () => {
  const old = async (): Promise<OfflineQueue<string, Row, string>> => {
    says["a"] = [noAnswer];
    await make("a");
    const queue = queueOn();
    await queue.send();
    now += 13 * HOUR;
    return queue;
  };
  const asks = ({ read }: OfflineQueue<string, Row, string>) =>
    read().map((row) => needsAsking(row, now, 12 * HOUR));

  test("is sent once a person has confirmed it", async () => {
    const queue = await old();
    await queue.send();
    expect(sent).toEqual(["a"]);
    expect(asks(queue)).toEqual([true]);
    await queue.confirm("a");
    expect(sent).toEqual(["a", "a"]);
    expect(asks(queue)).toEqual([false]);
    expect(states(queue)).toEqual(["a answer"]);
  });

  test("and may have arrived is looked up before a person is asked", async () => {
    const queue = await old();
    arrived.set("a", "found");
    await queue.send();
    expect(sent).toEqual(["a"]);
    expect(states(queue)).toEqual(["a found"]);
  });

  test("is looked up once more before it is sent for the person who confirmed it", async () => {
    const queue = await old();
    arrived.set("a", noAnswer);
    await queue.confirm("a");
    expect(sent).toEqual(["a"]);
    expect(states(queue)).toEqual(["a waiting"]);
    arrived.set("a", "found");
    await queue.confirm("a");
    expect(sent).toEqual(["a"]);
    expect(states(queue)).toEqual(["a found"]);
  });

  test("does not hold up what is newer", async () => {
    const queue = await old();
    await make("b");
    await queue.send();
    expect(sent).toEqual(["a", "b"]);
  });
});

describe.each([
  ["with Web Locks", (rows: DeviceRows<string, Row>) => rowLock(rows, (key) => `test-${key}`)],
  ["without Web Locks", (rows: DeviceRows<string, Row>) => leaseIn(rows, () => now)],
])("two tabs %s", (_, lockOf) => {
  test("send a row once [DRIVE-03]", async () => {
    await make("a", "b");
    const tabs = [queueOn(store, { lock: lockOf(store) }), queueOn(store, { lock: lockOf(store) })];
    await Promise.all(tabs.map((queue) => queue.send()));
    expect(sent.toSorted()).toEqual(["a", "b"]);
  });

  test("keep to the order: a row that one of them is at holds up what follows it [DRIVE-03]", async () => {
    let answer: (() => void) | undefined;
    says["a"] = [new Promise<void>((resolve) => (answer = resolve))];
    await make("a", "b");
    const inOrder = {
      lock: lockOf(store),
      next: ([first]: readonly Row[], held: readonly Row[]) =>
        held.length === 0 ? first : undefined,
    };
    const sending = queueOn(store, inOrder).send();
    while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve));
    await queueOn(store, inOrder).send();
    expect(sent).toEqual(["a"]);
    answer?.();
    await sending;
    expect(sent).toEqual(["a", "b"]);
  });
});

test("a row that a closed tab left behind is sent once its lease is over", async () => {
  says["a"] = [new Promise<void>(() => undefined)];
  await make("a");
  void queueOn().send();
  while (sent.length === 0) await Promise.resolve();
  await queueOn().send();
  expect(sent).toEqual(["a"]);
  now += 60_000;
  await queueOn().send();
  expect(sent).toEqual(["a", "a"]);
});

test("a row that a person takes back in the last moment is not sent [DRIVE-02]", async () => {
  await make("a", "b");
  const queue = queueOn(store, {
    lock: async (key, work) => {
      if (key === "a") await store.change("a", () => undefined);
      await work();
    },
  });
  await queue.send();
  expect(sent).toEqual(["b"]);
});

test.each([
  ["full", "QuotaExceededError"],
  ["refused", "InvalidStateError"],
])(
  "rows that a %s store does not take are sent all the same, and the queue says why they go with the page [DRIVE-03]",
  async (trouble, name) => {
    const refuses = () => Promise.reject(new DOMException("", name));
    store = inMemoryWhereRefused({ all: store.all, change: refuses }, keyOf);
    says["a"] = [noAnswer];
    await make("a");
    const queue = queueOn();
    await queue.send();
    expect(queue.seen()).toMatchObject({ trouble, rows: [{ key: "a", state: "waiting" }] });
    await queue.send();
    expect(states(queue)).toEqual(["a answer"]);
  },
);
