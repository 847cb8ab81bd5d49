import { beforeEach, describe, expect, test } from "vitest";
import { inMemoryWhereRefused, type Rows } from "./device-rows.ts";
import { reconnecting } from "./indexed-db.ts";

const full = new DOMException("disk", "QuotaExceededError");
const lost = new DOMException("closing", "InvalidStateError");

describe("a connection to IndexedDB", () => {
  let opened: number;
  const connection = () =>
    reconnecting(async () => {
      opened += 1;
      return Object.assign(new EventTarget(), { number: opened, close: () => undefined });
    });
  beforeEach(() => {
    opened = 0;
  });

  test("is opened once, and once more when the browser lost it [DRIVE-03]", async () => {
    const inDatabase = connection();
    const work = async ({ number }: { number: number }) => {
      if (number === 1) throw lost;
      return number;
    };
    expect(await inDatabase(async ({ number }) => number)).toBe(1);
    expect(await inDatabase(work)).toBe(2);
    expect(await inDatabase(work)).toBe(2);
  });

  test("that stays lost says so, and is tried anew the next time", async () => {
    const inDatabase = connection();
    await expect(inDatabase(() => Promise.reject(lost))).rejects.toBe(lost);
    expect(opened).toBe(2);
    expect(await inDatabase(async ({ number }) => number)).toBe(3);
  });

  test("to a full disk is not opened again for that", async () => {
    const inDatabase = connection();
    await expect(inDatabase(() => Promise.reject(full))).rejects.toBe(full);
    expect(opened).toBe(1);
  });

  test("that the browser closes meanwhile is opened at the next use", async () => {
    let database: EventTarget | undefined;
    const inDatabase = connection();
    await inDatabase(async (one) => (database = one));
    database?.dispatchEvent(new Event("close"));
    expect(await inDatabase(async ({ number }) => number)).toBe(2);
  });
});

describe("rows of a device", () => {
  type Row = { key: number; words: string };
  let rows: Map<number, Row>;
  let refusal: DOMException | undefined;
  const disk: Rows<number, Row> = {
    async all() {
      if (refusal === lost) throw lost;
      return [...rows.values()];
    },
    async change(key, update) {
      if (refusal) throw refusal;
      const next = update(rows.get(key));
      if (next) rows.set(key, next);
      else rows.delete(key);
      return next;
    },
  };
  const row = (key: number, words: string): Row => ({ key, words });
  beforeEach(() => {
    rows = new Map();
    refusal = undefined;
  });

  test("that the disk takes are on it, and nothing is wrong", async () => {
    const device = inMemoryWhereRefused(disk, ({ key }) => key);
    await device.change(1, () => row(1, "done"));
    expect([...rows.values()]).toEqual([row(1, "done")]);
    expect(device.trouble()).toBeUndefined();
  });

  test.each([
    [full, "full"],
    [lost, "refused"],
  ] as const)(
    "that the disk does not take are kept by the page, which says why, until they are gone: %s [DRIVE-03]",
    async (failure, trouble) => {
      const device = inMemoryWhereRefused(disk, ({ key }) => key);
      refusal = failure;
      await device.change(1, () => row(1, "done"));
      expect(await device.all()).toEqual([row(1, "done")]);
      expect(device.trouble()).toBe(trouble);
      await device.change(1, (old) => old && { ...old, words: "sent" });
      expect(await device.all()).toEqual([row(1, "sent")]);
      refusal = undefined;
      await device.change(1, () => undefined);
      expect(await device.all()).toEqual([]);
      expect(device.trouble()).toBeUndefined();
    },
  );

  test("that are on a disk which takes no changes are changed by the page: they can be sent and go [DRIVE-03]", async () => {
    const device = inMemoryWhereRefused(disk, ({ key }) => key);
    await device.change(1, () => row(1, "done"));
    refusal = full;
    expect(await device.change(1, (old) => old && { ...old, words: "tried" })).toEqual(
      row(1, "tried"),
    );
    expect(await device.all()).toEqual([row(1, "tried")]);
    await device.change(1, () => undefined);
    expect(await device.all()).toEqual([]);
  });
});
