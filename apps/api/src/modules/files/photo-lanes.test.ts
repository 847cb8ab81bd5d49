import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { PhotoLane } from "./photo-lanes.ts";

test("a photo waits for those that run, not for all that one order sent before it [CARE-01]", async () => {
  const lane = new PhotoLane(2);
  const ended: string[] = [];
  const send = (order: string) =>
    lane.run(order, async () => {
      await setTimeout(20);
      ended.push(order);
    });
  const flood = Array.from({ length: 12 }, () => send("flood"));
  await setTimeout(30);
  const others = ["anna", "bram", "anna"].map(send);
  await Promise.all([...flood, ...others]);
  expect(ended.lastIndexOf("anna")).toBeLessThanOrEqual(6);
  expect(ended.filter((order) => order === "flood")).toHaveLength(12);
});

test("no more than its number run at once, also after one failed", async () => {
  const lane = new PhotoLane(2);
  let running = 0;
  let most = 0;
  const send = async (number: number) => {
    most = Math.max(most, (running += 1));
    await setTimeout(2);
    running -= 1;
    if (number % 3 === 0) throw new Error("unreadable");
  };
  const all = Array.from({ length: 10 }, (_, number) =>
    lane.run(`order ${number}`, () => send(number)),
  );
  await Promise.allSettled(all);
  expect([most, running]).toEqual([2, 0]);
});
