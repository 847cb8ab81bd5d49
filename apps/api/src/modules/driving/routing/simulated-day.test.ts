import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { expect, test } from "vitest";
import { alongTheWay, crowDistance } from "./doors.ts";
import { estimateArrivals, measurePace, type Visited } from "./estimate-arrivals.ts";

const DAYS = 40;
const WINDOWS = ["08:00", "10:00", "12:00", "14:00", "16:00"];
const STOPS_PER_WINDOW = 12;

/** Mulberry32: the same days on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Stop = ReturnType<typeof stopAt>;
const stopAt = (from: string, index: number, random: () => number) => ({
  postalCode: `20${11 + (index % 20)}AB`,
  houseNumber: String(index),
  position: { latitude: 52.35 + random() * 0.06, longitude: 4.6 + random() * 0.08 },
  from,
  state: "open" as "open" | "done" | "missed",
});

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockOf = (minutes: number): string =>
  addHours("00:00", Math.floor(minutes / 60)).slice(0, 3) +
  String(Math.floor(minutes % 60)).padStart(2, "0");

/** A day of 60 stops: traffic, doors, missed customers and a break that no plan knows. */
function driveDay(seed: number) {
  const random = randomFrom(seed);
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const noise = (deviation: number): number => Math.exp(deviation * normal());
  const stops = WINDOWS.flatMap((from, at) =>
    alongTheWay(
      Array.from({ length: STOPS_PER_WINDOW }, (_, index) =>
        stopAt(from, at * STOPS_PER_WINDOW + index, random),
      ),
    ),
  );
  const ofTheDay = noise(0.2);
  const breakAt = 20 + Math.floor(random() * 20);
  const rings: number[] = [];
  const leaves: number[] = [];
  let before: Stop | undefined;
  let now = minutesOf("08:00") - 5;
  stops.forEach((stop, index) => {
    const drive = before ? crowDistance(before, stop) * 2.8 * ofTheDay * noise(0.35) : 5;
    const pause = index === breakAt ? 15 : 0;
    const ring = Math.max(now + drive + pause, minutesOf(stop.from));
    const isMissed = random() < 0.08;
    now = ring + (isMissed ? 6 * noise(0.3) : 4 * ofTheDay * noise(0.45));
    rings.push(ring);
    leaves.push(now);
    before = stop;
  });
  return { stops, rings, leaves };
}

/** Every estimate that a customer's page would show after each of the driver's acts. */
function estimatesOf({ stops, rings, leaves }: ReturnType<typeof driveDay>) {
  const shown: { error: number; isWithin: boolean; width: number }[] = [];
  const visits: Visited<Stop>[] = [];
  stops.forEach((visited, index) => {
    visited.state = "done";
    const time = clockOf(leaves[index]!);
    const last = { stop: visited, time };
    visits.push(last);
    const arrivals = estimateArrivals(stops, { last, now: time, pace: measurePace(visits) });
    for (const [stop, arrival] of arrivals) {
      if (!arrival.range) continue;
      const ring = rings[stops.indexOf(stop)]!;
      const [from, to] = [minutesOf(arrival.range.from), minutesOf(arrival.range.to)];
      shown.push({
        error: Math.abs(minutesOf(arrival.time) - ring),
        isWithin: from <= ring && ring <= to,
        width: to - from,
      });
    }
  });
  return shown;
}

const median = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

test("[DRIVE-09] on noisy days of 60 stops four of five arrivals are within the range that was shown", () => {
  const shown = Array.from({ length: DAYS }, (_, seed) => estimatesOf(driveDay(seed + 1))).flat();
  const share = shown.filter(({ isWithin }) => isWithin).length / shown.length;
  const error = median(shown.map((one) => one.error));
  const width = median(shown.map((one) => one.width));
  const perStop = shown.length / DAYS / WINDOWS.length / STOPS_PER_WINDOW;
  process.stdout.write(
    `${shown.length} estimates, ${perStop.toFixed(1)} per stop: median error ${error.toFixed(1)} min, ` +
      `median range ${width} min, ${(share * 100).toFixed(1)} % within it\n`,
  );
  expect(share).toBeGreaterThanOrEqual(0.8);
  expect(error).toBeLessThan(10);
  expect(width).toBeLessThanOrEqual(45);
  expect(perStop).toBeGreaterThan(5);
});
