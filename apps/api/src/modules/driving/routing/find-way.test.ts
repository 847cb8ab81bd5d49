import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, afterAll, expect, test } from "vitest";
import { readEnv } from "../../../env.ts";
import { bestWay } from "./find-way.ts";
import { wayFinder } from "./find-way.ts";

type Problem = {
  vehicles: { id: number; start: number[] }[];
  jobs: { id: number; location: number[]; service: number; time_windows: number[][] }[];
};
type Solve = (problem: Problem) => unknown;

/** A VROOM stub over real HTTP, with requests and responses as its documentation describes. */
let server: Server;
let solve: Solve | undefined;
let problems: Problem[] = [];
const answerAll: RequestListener = (request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk));
  request.on("end", () => {
    problems.push(JSON.parse(body) as Problem);
    // Without a solution it never responds.
    if (!solve) return;
    const solution = solve(problems.at(-1)!);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(typeof solution === "string" ? solution : JSON.stringify(solution));
  });
};
beforeAll(async () => {
  server = createServer(answerAll);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  problems = [];
  solve = undefined;
});

/** A solution of one vehicle with these jobs assigned and those left. */
const solution = (jobs: number[], unassigned: number[] = []) => ({
  code: 0,
  summary: { cost: 900, routes: 1, unassigned: unassigned.length, service: 240 * jobs.length },
  unassigned: unassigned.map((id) => ({ id, type: "job", location: [4.6, 52.3] })),
  routes: [
    {
      vehicle: 1,
      cost: 900,
      steps: [
        { type: "start", location: [4.6, 52.3], arrival: 28_800, duration: 0, violations: [] },
        ...jobs.map((id, at) => ({
          type: "job",
          id,
          job: id,
          location: [4.6, 52.3],
          setup: 0,
          service: 240,
          waiting_time: 0,
          arrival: 28_800 + at * 300,
          duration: at * 60,
          violations: [],
        })),
      ],
    },
  ],
});

const door = (houseNumber: string, from: string, steps: number | undefined) => ({
  postalCode: "2011AB",
  houseNumber,
  from,
  position: steps === undefined ? undefined : { latitude: 52.3, longitude: 4.6 + steps / 100 },
});
const DOORS = [
  door("1", "08:00", 0),
  door("2", "08:00", 1),
  door("3", "10:00", 2),
  door("4", "10:00", 3),
];

const warned: object[] = [];
function finder(url?: string) {
  warned.length = 0;
  const env = readEnv({ NODE_ENV: "test", ...(url !== undefined && { ROUTING_URL: url }) });
  const log = { warn: (about: object) => void warned.push(about) };
  return wayFinder({ env, clock: { now: () => new Date(0) } }, log as never);
}
const here = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const numbers = (doors: { houseNumber: string }[]): string[] =>
  doors.map(({ houseNumber }) => houseNumber);

test("[DRIVE-05] without a service the way is our own", async () => {
  expect(await finder()(DOORS)).toEqual(bestWay(DOORS));
});

test("[DRIVE-05] VROOM is asked with places, windows and time at the door, and its steps are the way", async () => {
  solve = () => solution([2, 1, 4, 3]);
  const built = bestWay(DOORS);
  const way = await finder(here())(DOORS);
  expect(way).toEqual([built[1], built[0], built[3], built[2]]);
  const [first] = built;
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    vehicles: [{ id: 1, start: [first?.position?.longitude, first?.position?.latitude] }],
    jobs: [
      { id: 1, service: 240, time_windows: [[28_800, 36_000]] },
      { id: 2, service: 240, time_windows: [[28_800, 36_000]] },
      { id: 3, service: 240, time_windows: [[36_000, 43_200]] },
      { id: 4, service: 240, time_windows: [[36_000, 43_200]] },
    ],
  });
});

test("[DRIVE-05] what VROOM leaves unassigned, or nobody can place, stands with its window and is never dropped", async () => {
  const doors = [...DOORS, door("5", "08:00", undefined)];
  const places = numbers(bestWay(doors).filter(({ position }) => position));
  solve = () => solution([2, 4, 3], [1]);
  const one = numbers(await finder(here())(doors));
  expect(one).toEqual([places[1], places[0], "5", places[3], places[2]]);
  solve = () => solution([1, 2], [4, 3]);
  const late = numbers(await finder(here())(doors));
  expect(late).toEqual([places[0], places[1], "5", places[3], places[2]]);
});

test.each<[string, Solve]>([
  ["forgets a job", () => solution([1, 2, 3])],
  ["drives one twice", () => solution([1, 2, 3, 4, 4])],
  ["drives one and leaves it too", () => solution([1, 2, 3, 4], [4])],
  ["drives what nobody asked for", () => solution([1, 2, 3, 9])],
  ["says that it failed", () => ({ code: 2, error: "Invalid profile: car." })],
  ["answers another shape", () => ({ code: 0, routes: {} })],
  ["answers a page", () => "<html>"],
])("[DRIVE-05] a VROOM that %s is not followed: the way is our own", async (_name, nonsense) => {
  solve = nonsense;
  expect(await finder(here())(DOORS)).toEqual(bestWay(DOORS));
  expect(warned).toHaveLength(1);
});

test("[DRIVE-05] a VROOM that is down is left alone after five failures, and every stop is driven", async () => {
  const find = finder("http://127.0.0.1:1/");
  for (let time = 0; time < 6; time += 1) expect(await find(DOORS)).toEqual(bestWay(DOORS));
  expect(warned).toHaveLength(6);
});
