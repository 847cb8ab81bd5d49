import type { Position } from "@waslijn/contract/shared/postal-area";
import * as z from "zod/mini";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import { refuseAnswer, withBreaker } from "./breaker.ts";

/** A stop to visit once within its window; times are seconds of the day. */
export type Job = { position: Position; window: [from: number, to: number]; service: number };
export type WayQuestion = { start: Position; jobs: readonly Job[] };
/** Indexes of the requested jobs; jobs that fit no window are unassigned. */
export type WayAnswer = { order: number[]; unassigned: number[] };
export type AskWay = (question: WayQuestion) => Promise<WayAnswer>;

/** Solving takes longer than a lookup, and staff wait for it. */
const TIMEOUT_MS = 5000;
const VEHICLE = 1;

const answer = z.object({
  code: z.literal(0),
  unassigned: z.array(z.object({ id: z.int() })),
  routes: z.array(
    z.object({
      vehicle: z.literal(VEHICLE),
      steps: z.array(z.object({ type: z.string(), id: z.optional(z.int()) })),
    }),
  ),
});

/** Client of a VROOM service over HTTP (vroom-express); undefined without ROUTING_URL. */
export function openRouting(
  { ROUTING_URL: url }: Pick<Env, "ROUTING_URL">,
  clock: Clock,
  timeoutMs = TIMEOUT_MS,
): AskWay | undefined {
  if (!url) return undefined;
  const ask = withBreaker(clock, askVroom(url), timeoutMs);
  return (question) => ask(question, "desk");
}

const askVroom =
  (url: string) =>
  async (question: WayQuestion, signal: AbortSignal): Promise<WayAnswer> => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(problemOf(question)),
      signal,
      redirect: "error",
    });
    refuseAnswer("VROOM", response);
    return read(z.parse(answer, await response.json()), question.jobs.length);
  };

/** VROOM expects longitude first. The vehicle ends at its last job. */
const problemOf = ({ start, jobs }: WayQuestion) => ({
  vehicles: [{ id: VEHICLE, start: pair(start) }],
  jobs: jobs.map(({ position, window, service }, place) => ({
    id: place + 1,
    location: pair(position),
    service,
    time_windows: [window],
  })),
});

const pair = ({ latitude, longitude }: Position): [number, number] => [longitude, latitude];

/** Every job must be in the response exactly once, routed or unassigned; otherwise the response is rejected. */
function read({ routes, unassigned }: z.infer<typeof answer>, count: number): WayAnswer {
  const driven = routes.flatMap(({ steps }) => steps.filter(({ type }) => type === "job"));
  const order = driven.map(({ id }) => (id ?? 0) - 1);
  const left = unassigned.map(({ id }) => id - 1);
  const all = [...order, ...left].sort((one, other) => one - other);
  if (all.length !== count || all.some((place, at) => place !== at)) {
    throw new Error("VROOM answered with other jobs than it was asked");
  }
  return { order, unassigned: left };
}
