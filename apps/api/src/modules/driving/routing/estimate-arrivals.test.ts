import { expect, test } from "vitest";
import { estimateArrivals, measurePace } from "./estimate-arrivals.ts";

/** Doors in a row, `steps` hundredths of a degree to the north: 1.112 km each, 3.1 minutes by van. */
const door = (steps: number, from: string, state: "open" | "done" | "missed" = "open") => ({
  postalCode: "2011AB",
  houseNumber: String(steps),
  position: { latitude: 52.3 + steps / 100, longitude: 4.6 },
  from,
  state,
});
const times = (...args: Parameters<typeof estimateArrivals>): (string | undefined)[] => {
  const arrivals = estimateArrivals(...args);
  return args[0].map((stop) => arrivals.get(stop)?.time);
};

test("[DRIVE-05] a run begins with its first window, and each door takes its way and its time", () => {
  const stops = [door(0, "08:00"), door(1, "08:00"), door(3, "08:00")];
  expect(times(stops)).toEqual(["08:00", "08:07", "08:17"]);
});

test("[DRIVE-05] nobody rings before the window", () => {
  expect(times([door(0, "08:00"), door(1, "10:00")])).toEqual(["08:00", "10:00"]);
});

test("[DRIVE-05] what is still to do follows from where the driver was last, and when", () => {
  const stops = [door(0, "08:00", "done"), door(1, "08:00", "missed"), door(2, "08:00")];
  const last = { stop: stops[1]!, time: "08:30" };
  expect(times(stops, { last })).toEqual([undefined, undefined, "08:33"]);
  expect(times(stops, { last, now: "08:50" })).toEqual([undefined, undefined, "08:50"]);
});

test("[DRIVE-05] a stop that fits its window no more is late, and those behind it are still estimated", () => {
  const stops = [door(0, "08:00"), door(1, "08:00"), door(2, "10:00")];
  const arrivals = estimateArrivals(stops, { now: "09:58" });
  expect(stops.map((stop) => arrivals.get(stop))).toEqual([
    { time: "09:58", isLate: false },
    { time: "10:05", isLate: true },
    { time: "10:12", isLate: false },
  ]);
});

test("[DRIVE-05] a door that is nowhere takes a guess, and a day ends at midnight", () => {
  const nowhere = { ...door(0, "22:00"), position: undefined };
  const stops = [door(0, "22:00"), nowhere, { ...nowhere }];
  expect(times(stops)).toEqual(["22:00", "22:14", "22:28"]);
  expect(times(stops, { now: "23:57" })).toEqual(["23:57", "23:59", "23:59"]);
});

test("[DRIVE-09] only a run that is under way has ranges, wider for who comes later", () => {
  const stops = [door(0, "08:00", "done"), door(1, "08:00"), door(3, "08:00"), door(9, "08:00")];
  expect(estimateArrivals(stops).get(stops[1]!)?.range).toBeUndefined();
  const last = { stop: stops[0]!, time: "08:30" };
  const arrivals = estimateArrivals(stops, { last, now: "08:30" });
  expect(stops.map((stop) => arrivals.get(stop)?.range)).toEqual([
    undefined,
    { from: "08:30", to: "08:40" },
    { from: "08:30", to: "08:55" },
    { from: "08:40", to: "09:30" },
  ]);
});

test("[DRIVE-09] a driver of whom nothing is heard has a range that grows until it says nothing", () => {
  const stops = [door(0, "08:00", "done"), door(1, "08:00"), door(3, "08:00")];
  const last = { stop: stops[0]!, time: "08:30" };
  const after = (now: string) => {
    const arrivals = estimateArrivals(stops, { last, now });
    return stops.slice(1).map((stop) => arrivals.get(stop)?.range);
  };
  expect(after("08:50")).toEqual([
    { from: "08:50", to: "09:15" },
    { from: "08:50", to: "09:30" },
  ]);
  expect(after("09:45")).toEqual([undefined, undefined]);
});

test("[DRIVE-09] the pace so far is that of what follows; waits for a window and breaks are no pace", () => {
  const visit = (steps: number, from: string, time: string) => ({ stop: door(steps, from), time });
  const slow = [
    visit(0, "08:00", "08:00"),
    visit(10, "08:00", "09:00"),
    visit(20, "08:00", "10:00"),
  ];
  expect(measurePace(slow)).toMatchObject({ factor: expect.closeTo(1.49, 1) });
  expect(measurePace([visit(0, "08:00", "08:10"), visit(1, "10:00", "10:04")])).toEqual({
    factor: 1,
    measured: 0,
  });
  const pause = [visit(0, "08:00", "08:00"), visit(0, "08:00", "11:00")];
  expect(measurePace(pause).factor).toBeLessThan(1.3);
});
