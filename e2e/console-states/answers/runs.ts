import type { OwnRun, Run, RunsBoard, RunsProposal, RunStop } from "@waslijn/contract/console/runs";
import { DAY, id } from "./moments.ts";

const STREETS = ["Grote Markt 2", "Zijlweg 84", "Lange Veerstraat 18-A", "Schagchelstraat 31"];

const stop = (at: number, more: Partial<RunStop> = {}): RunStop => ({
  number: `W-1020${at}`,
  kind: at % 2 ? "delivery" : "pickup",
  from: "10:00",
  to: "12:00",
  state: "open",
  isReady: true,
  customer: "Karel de Wit",
  street: STREETS[at % STREETS.length] ?? "",
  place: "2011 RD Haarlem",
  arrival: `10:${at}5`,
  isLate: false,
  version: 1,
  isLocked: false,
  position: { latitude: 52.37 + (at % 5) * 0.006, longitude: 4.62 + (at % 3) * 0.012 },
  expected: null,
  ...more,
});
const run = (at: number, name: string, stops: RunStop[]): Run => ({
  id: id(at),
  version: 1,
  driver: { id: id(at + 100), name },
  driverAt: null,
  kilometres: stops.length * 2.3,
  ends: stops.length > 0 ? "12:45" : null,
  stops,
});

export const BOARD: RunsBoard = {
  hub: { id: "haarlem", name: "Haarlem", position: { latitude: 52.382, longitude: 4.64 } },
  day: DAY,
  tiles: null,
  runs: [
    run(10, "Sem Bouwman", [
      stop(1, { state: "done", arrival: null }),
      stop(2, { state: "missed", arrival: null }),
      stop(3, { isLocked: true }),
      stop(5, { arrival: "12:20", isLate: true, isReady: false }),
    ]),
    run(11, "Ayşe Demir", []),
  ],
  unassigned: [stop(6, { arrival: null }), stop(7, { arrival: null })],
  free: [{ id: id(120), name: "Joost van der Berg" }],
};
/** Wider than the screen, with addresses longer than a column. */
export const BUSY_BOARD: RunsBoard = {
  ...BOARD,
  runs: ["Sem Bouwman", "Ayşe Demir", "Lot Visser", "Joost van der Berg"].map((name, at) =>
    run(10 + at, name, [
      stop(at, { street: "Burgemeester van Alphenstraat 118-zwart" }),
      stop(at + 4, { number: `W-1030${at}`, isReady: at % 2 === 0 }),
    ]),
  ),
};
/** A day under way on the map: three rings around the hub, one late stop, two that nobody drives. */
const ring = (turn: number, centre: number): RunStop[] =>
  Array.from({ length: 14 }, (_, at) => {
    const angle = (at / 14) * 2 * Math.PI;
    const minutes = 10 * 60 + 42 + at * 7;
    const isLate = turn === 1 && at === 11;
    const clock = (all: number): string =>
      `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
    const isOpen = at > 5;
    return stop(at, {
      number: `W-2${turn}${String(at).padStart(2, "0")}`,
      state: isOpen ? "open" : at === 3 ? "missed" : "done",
      customer: isLate ? "Praktijk Kleverlaan" : "Karel de Wit",
      arrival: isOpen ? clock(isLate ? 12 * 60 + 18 : minutes) : null,
      isLate,
      expected: isOpen ? { from: clock(minutes - 5), to: clock(minutes + 20) } : null,
      position: {
        latitude: 52.38 + 0.012 * Math.sin(angle + centre) + 0.012 * Math.sin(centre),
        longitude: 4.637 + 0.02 * Math.cos(angle + centre) + 0.022 * Math.cos(centre),
      },
    });
  });
export const DISPATCH_BOARD: RunsBoard = {
  ...BOARD,
  runs: ["Sem Bouwman", "Yara Aksoy", "Daan Vermeer"].map((name, at) => ({
    ...run(10 + at, name, ring(at + 1, (at * 2 * Math.PI) / 3)),
    kilometres: 31.4 - at,
    ends: `1${2 + at}:16`,
    driverAt:
      at === 2
        ? null
        : { latitude: 52.383 + at / 100, longitude: 4.64, at: `${DAY}T08:41:00+01:00` },
  })),
  unassigned: [
    stop(6, { arrival: null, customer: "Spaarnezicht bv" }),
    stop(7, { arrival: null, position: null }),
  ],
};
export const NO_RUNS: RunsBoard = { ...BOARD, runs: [], unassigned: [] };
export const PROPOSAL: RunsProposal = {
  runs: BOARD.runs.map((one, at) => ({
    id: one.id,
    version: 1,
    stops: (at ? BOARD.unassigned : one.stops).map(({ number, kind, isLocked }) => ({
      number,
      kind,
      isLocked,
    })),
  })),
  late: [{ number: "W-10205", kind: "delivery" }],
};

/** The first driver's run, as on the phone. */
export const OWN_RUN: OwnRun = {
  id: id(10),
  version: 1,
  day: DAY,
  asksPosition: false,
  stops: (BOARD.runs[0]?.stops ?? []).map((stop) => ({
    ...stop,
    position: { latitude: 52.381, longitude: 4.637 },
    phone: "0612345678",
    bags: stop.kind === "delivery" ? 2 : null,
    delivered: 0,
    codes: [],
    notes: "Bel twee keer",
    instructions: { bell: "De Wit", floor: "2", neighbour: "18-B" },
    missedDeliveries: 0,
  })),
};
