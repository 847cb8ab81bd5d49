import * as z from "zod/mini";
import { pieceBody, pieceTaken, uuid } from "../customer/care.ts";
import { instructions } from "../customer/my-order.ts";
import { WINDOW_KINDS } from "../shared/codes.ts";
import {
  clockTime,
  isoDate,
  line,
  requiredLine,
  requiredText,
  text,
  timestamp,
} from "../shared/fields.ts";
import { MISS_REASONS, MISSING_REASONS } from "../shared/order-life.ts";
import { byDrivers, byHub, type ConsoleEndpoint } from "./console-endpoint.ts";
import { orderNumber } from "./order.ts";

const id = z.uuid();
const version = z.int().check(z.minimum(1));
/** More stops than anybody can drive in a day. */
const MOST_STOPS = 200;
const MOST_RUNS = 50;

const runParams = z.object({ id });
const runsQuery = z.object({ hub: text(40), day: isoDate });
const newRunBody = z.object({ hub: text(40), day: isoDate, driver: id });
const runAsSeenBody = z.object({ version });

/** A place on the map, in degrees. */
const position = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** Identifies a stop: each order has one pickup and one delivery. */
const stopName = { number: orderNumber, kind: z.enum(WINDOW_KINDS) };

export const STOP_STATES = ["open", "done", "missed"] as const;
const stop = {
  ...stopName,
  from: clockTime,
  to: clockTime,
  state: z.enum(STOP_STATES),
  /** False for a delivery whose laundry is not marked as ready yet. */
  isReady: z.boolean(),
  /** A person, company or location. */
  customer: z.string(),
  /** `Zijlweg 84` */
  street: z.string(),
  /** `2013 DK Haarlem` */
  place: z.string(),
  /** Estimated arrival; null after the visit and for unassigned stops. */
  arrival: z.nullable(clockTime),
  /** Whether the estimate is after the window. The stop stays in the run. */
  isLate: z.boolean(),
};

const runStop = z.object({
  ...stop,
  /** The order's version, needed to move it to another window. */
  version: z.int(),
  /** Keeps its position when the run is routed. */
  isLocked: z.boolean(),
  /** Approximate: the postal code's position where the register has none; null when unknown. */
  position: z.nullable(position),
  /** Range of the estimated arrival while the run is under way; null when unknown (DRIVE-09). */
  expected: z.nullable(z.object({ from: clockTime, to: clockTime })),
});
export type RunStop = z.infer<typeof runStop>;

const person = z.object({ id, name: z.string() });

const run = z.object({
  id,
  version: z.int(),
  driver: person,
  /** The driver's last position today, if the shop asks for it and the run is open (DRIVE-09). */
  driverAt: z.nullable(z.extend(position, { at: timestamp })),
  /** Estimated length by road, from the first stop to the last. */
  kilometres: z.number(),
  /** When the last stop is done, or was; null for a run without stops (DESK-14). */
  ends: z.nullable(clockTime),
  stops: z.array(runStop),
});
export type Run = z.infer<typeof run>;

/**
 * The runs of a hub on a day, the unassigned stops, and the people who could drive: the hub's drivers and owners
 * without a run.
 */
const runsBoard = z.object({
  hub: z.object({
    id: z.string(),
    name: z.string(),
    /** The middle of its postal areas; null without areas. */
    position: z.nullable(position),
  }),
  day: isoDate,
  /** Address template of map tiles, if an owner set one (DESK-14). */
  tiles: z.nullable(z.string()),
  runs: z.array(run),
  unassigned: z.array(runStop),
  free: z.array(person),
});
export type RunsBoard = z.infer<typeof runsBoard>;

/** Desired state of a run, at the version seen. A stop that is removed from it becomes unassigned. */
const plannedRun = z.object({
  id,
  version,
  stops: z.array(z.object({ ...stopName, isLocked: z.boolean() })).check(z.maxLength(MOST_STOPS)),
});
export type PlannedRun = z.infer<typeof plannedRun>;
const planBody = z.object({
  runs: z.array(plannedRun).check(z.minLength(1), z.maxLength(MOST_RUNS)),
});
/** Proposal for a preview, with the stops that would be late for their windows. */
const runsProposal = z.object({
  runs: z.array(plannedRun),
  late: z.array(z.object(stopName)),
});
export type RunsProposal = z.infer<typeof runsProposal>;

/** A driver's own run with the data needed at the door; null when there is none. */
const ownRun = z.nullable(
  z.object({
    id,
    version: z.int(),
    day: isoDate,
    /** Whether acts should carry the phone's position (DRIVE-09). */
    asksPosition: z.boolean(),
    stops: z.array(
      z.object({
        ...stop,
        version: z.int(),
        /** Approximate: the postal code's position where the register has none; null when unknown. */
        position: z.nullable(position),
        phone: z.string(),
        /** The bags of this visit: for a delivery, those that were not delivered before. */
        bags: z.nullable(z.int()),
        /** Bags that an earlier visit delivered (DRIVE-07). */
        delivered: z.int(),
        /** Label codes of the bags to deliver, as far as they were scanned or typed. */
        codes: z.array(z.string()),
        notes: z.string(),
        instructions,
        /** The customer is charged from the second missed delivery on. */
        missedDeliveries: z.int(),
      }),
    ),
  }),
);
export type OwnRun = z.infer<typeof ownRun>;
const ownRunQuery = z.object({ day: z.optional(isoDate) });

/** Planning of runs. */
export const runEndpoints = {
  listRuns: {
    ...byHub,
    method: "GET",
    path: "/console/runs",
    summary: "The runs of a hub on a day, and the stops that nobody drives yet",
    query: runsQuery,
    response: runsBoard,
    status: 200,
    problems: ["not_found"],
  },
  makeRun: {
    ...byHub,
    method: "POST",
    path: "/console/runs",
    summary: "Give a driver a run at a hub on a day",
    body: newRunBody,
    response: runsBoard,
    status: 201,
    problems: ["not_found", "run_exists"],
  },
  planRuns: {
    ...byHub,
    method: "POST",
    path: "/console/runs/plan",
    placement: true,
    summary: "Put stops into runs, out of them and in order: all of it or nothing",
    body: planBody,
    response: runsBoard,
    status: 200,
    problems: [
      "not_found",
      "runs_changed",
      "stop_done",
      "stop_elsewhere",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  proposeRuns: {
    ...byHub,
    method: "GET",
    path: "/console/runs/proposal",
    summary: "How the stops that nobody drives could be spread over the runs; nothing is changed",
    query: runsQuery,
    response: runsProposal,
    status: 200,
    problems: ["not_found"],
  },
  ownRun: {
    ...byDrivers,
    method: "GET",
    path: "/console/runs/own",
    summary: "The run of the driver who asks, with what is needed at the door",
    query: ownRunQuery,
    response: ownRun,
    status: 200,
    problems: [],
  },
  removeRun: {
    ...byHub,
    method: "POST",
    path: "/console/runs/:id/remove",
    summary: "Remove a run without stops",
    params: runParams,
    body: runAsSeenBody,
    response: runsBoard,
    status: 200,
    problems: ["not_found", "runs_changed", "run_not_empty"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

const stopParams = z.object({ number: orderNumber, kind: z.enum(WINDOW_KINDS) });
const stopPhotoParams = z.extend(stopParams, { id: uuid });

const MOST_BAGS = 50;
/** The code on a bag's label. */
export const bagCode = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** Common fields of a driver's report. `id` is generated by the phone, so that a retry takes effect once (DRIVE-03). */
const stopActFields = {
  id: uuid,
  /** The order's version on the phone. */
  version: z.int().check(z.minimum(1)),
  /** Time of the act by the phone's clock. */
  at: timestamp,
  /** Where the phone was, if the shop asks for it (DRIVE-09). */
  position: z.optional(position),
};

const receiver = z.optional(line(80));
/** Chosen by the phone, which sends the photo later under this id. */
const proofPhoto = z.optional(uuid);
/** How a delivery was handed over (DRIVE-06). */
const proof = z.discriminatedUnion("handover", [
  z.object({ handover: z.literal("handed-over"), name: receiver, photo: proofPhoto }),
  z.object({
    handover: z.literal("neighbours"),
    houseNumber: requiredLine(20),
    name: receiver,
    photo: proofPhoto,
  }),
  /** Refused unless the customer allows it. */
  z.object({ handover: z.literal("at-door"), photo: proofPhoto }),
]);
export type Proof = z.infer<typeof proof>;

/** Acts at a stop, possible for the rest of the day (DRIVE-02). */
const stopActBody = z.discriminatedUnion("act", [
  z.object({
    ...stopActFields,
    act: z.literal("done"),
    bags: z.int().check(z.minimum(1), z.maximum(MOST_BAGS)),
    /** Label codes of the bags that have one, scanned or typed. */
    codes: z.array(bagCode).check(z.maxLength(MOST_BAGS)),
    /** Of a delivery. */
    proof: z.optional(proof),
    /** Of a delivery: the bags that were not delivered, which get a stop of their own (DRIVE-07). */
    missing: z.optional(
      z.object({
        bags: z.int().check(z.minimum(1), z.maximum(MOST_BAGS)),
        reason: z.enum(MISSING_REASONS),
      }),
    ),
  }),
  z.object({
    ...stopActFields,
    act: z.literal("missed"),
    reason: z.enum(MISS_REASONS),
    calls: z.int().check(z.minimum(0), z.maximum(9)),
  }),
  /** Reverts an earlier `done` or `missed`. */
  z.object({ ...stopActFields, act: z.literal("undo"), undoes: uuid }),
  z.object({ ...stopActFields, act: z.literal("note"), text: requiredText(2000) }),
]);
export type StopAct = z.infer<typeof stopActBody>;

/** The stop after the act. */
const stopResult = z.object({ state: z.enum(STOP_STATES), version: z.int() });
export type StopResult = z.infer<typeof stopResult>;

const STOP = "/console/route/stops/:number/:kind";

/** Acts of a driver at a stop. */
export const routeEndpoints = {
  actAtStop: {
    ...byDrivers,
    method: "POST",
    path: STOP,
    summary:
      "Say what was done at a stop, perhaps later: done, missed, taken back, or a note. What cannot be applied is recorded for the desk and answered as a conflict",
    params: stopParams,
    body: stopActBody,
    response: stopResult,
    status: 200,
    problems: ["not_found", "stop_conflict", "not_undone", "idempotency_mismatch"],
  },
  sendStopPhoto: {
    ...byDrivers,
    method: "PUT",
    path: `${STOP}/photos/:id/pieces`,
    summary: "Send a piece of a photo taken at a stop; the answer says from where to go on",
    params: stopPhotoParams,
    body: pieceBody,
    response: pieceTaken,
    status: 200,
    problems: ["not_found", "photo_unreadable", "photos_limit_reached"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
