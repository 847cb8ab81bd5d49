import { expect, test } from "vitest";
import { shareReads } from "./share-reads.ts";

/** Reads that the test resolves or rejects by hand. */
function readings() {
  const ends: ((answer: string) => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  const read = () =>
    new Promise<string>((resolve, reject) => {
      ends.push(resolve);
      fails.push(reject);
    });
  return { ends, fails, read };
}
const aMoment = () => new Promise(setImmediate);

test("who asks while a read is under way shares the next one, never that one", async () => {
  const { ends, read } = readings();
  const share = shareReads<string>();
  const first = share("haarlem", read);
  const second = share("haarlem", read);
  const third = share("haarlem", read);
  expect(ends).toHaveLength(1);
  ends[0]?.("before");
  expect(await first).toBe("before");
  await aMoment();
  expect(ends).toHaveLength(2);
  ends[1]?.("after");
  expect(await Promise.all([second, third])).toEqual(["after", "after"]);
});

test("other questions do not wait", async () => {
  const { ends, read } = readings();
  const share = shareReads<string>();
  void share("haarlem", read);
  const other = share("utrecht", read);
  expect(ends).toHaveLength(2);
  ends[1]?.("utrecht");
  expect(await other).toBe("utrecht");
});

test("a read that fails is not the answer of the next", async () => {
  const { ends, fails, read } = readings();
  const share = shareReads<string>();
  const first = share("haarlem", read);
  const second = share("haarlem", read);
  fails[0]?.(new Error("lost"));
  await expect(first).rejects.toThrow("lost");
  await aMoment();
  ends[1]?.("back");
  expect(await second).toBe("back");
  const later = share("haarlem", read);
  ends[2]?.("later");
  expect(await later).toBe("later");
});
