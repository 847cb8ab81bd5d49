import { crc32 } from "node:zlib";
import { bestWay } from "../../apps/api/src/modules/driving/routing/find-way.ts";
import { crowDistance, type Door } from "../../apps/api/src/modules/driving/routing/doors.ts";
import { median, type Row } from "../row.ts";

const STOPS = 60;
const MOST_MS = 200;
const SIX_WINDOWS = ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"];
const [ONE_WINDOW = ""] = SIX_WINDOWS;
const TOWNS_OF_EIGHT = 20;

type Stop = Door & { from: string };

/** Random addresses in a town, the same in every run. */
function town(number: number, count: number, windows: readonly string[]): Stop[] {
  const random = (salt: string): number => crc32(`${number} ${salt}`) / 0xffffffff;
  return Array.from({ length: count }, (_, at) => ({
    postalCode: "2011AB",
    houseNumber: String(at),
    from: windows[at % windows.length] ?? ONE_WINDOW,
    position: {
      latitude: 52.35 + 0.08 * random(`north ${at}`),
      longitude: 4.58 + 0.12 * random(`east ${at}`),
    },
  }));
}

const lengthOf = (way: readonly Door[]): number =>
  way.slice(1).reduce((km, door, at) => km + crowDistance(way[at] ?? door, door), 0);

/** The optimum, by brute force. */
function shortestOf(left: readonly Door[], way: readonly Door[] = []): number {
  if (left.length === 0) return lengthOf(way);
  return Math.min(
    ...left.map((door) =>
      shortestOf(
        left.filter((one) => one !== door),
        [...way, door],
      ),
    ),
  );
}

/** Time of routing a full run, and quality of a short one. */
export async function measureWay(rounds: number): Promise<Row[]> {
  const timed = (name: string, windows: readonly string[]): Row => {
    const times = Array.from({ length: rounds * 3 }, (_, round) => {
      const stops = town(round, STOPS, windows);
      const began = performance.now();
      bestWay(stops);
      return performance.now() - began;
    });
    const ms = median(times);
    return {
      what: `order of the way, ${STOPS} stops ${name}, ms`,
      goal: { atMost: MOST_MS },
      reference: "none",
      measured: `${ms.toFixed(1)} ms, the slowest ${Math.max(...times).toFixed(1)} ms`,
      ratio: ms,
    };
  };
  const ratios = Array.from({ length: TOWNS_OF_EIGHT }, (_, number) => {
    const stops = town(number, 8, [ONE_WINDOW]);
    return lengthOf(bestWay(stops)) / shortestOf(stops);
  });
  const worst = Math.max(...ratios);
  return [
    timed("over six windows", SIX_WINDOWS),
    timed("in one window", [ONE_WINDOW]),
    {
      what: `order of the way, length of 8 stops, worst of ${TOWNS_OF_EIGHT} towns`,
      goal: { atMost: 1.03 },
      reference: "the best of all 40,320 orders",
      measured: `${worst.toFixed(4)} times as long`,
      ratio: worst,
    },
  ];
}
