import * as z from "zod/mini";
import { instructions } from "../../customer/my-order.ts";
import { WINDOW_KINDS } from "../../shared/codes.ts";
import { clockTime, isoDate, text } from "../../shared/fields.ts";
import { orderNumber } from "../desk/order.ts";

const id = z.uuid();
const version = z.int().check(z.minimum(1));
/** More than anybody drives in a day. */
const MOST_STOPS = 200;
const MOST_RUNS = 50;

export const runParams = z.object({ id });
export const runsQuery = z.object({ hub: text(40), day: isoDate });
export const newRunBody = z.object({ hub: text(40), day: isoDate, driver: id });
export const runAsSeenBody = z.object({ version });

/** Which stop of which order: an order is fetched once and brought back once. */
const stopName = { number: orderNumber, kind: z.enum(WINDOW_KINDS) };

export const STOP_STATES = ["open", "done", "missed"] as const;
const stop = {
  ...stopName,
  from: clockTime,
  to: clockTime,
  state: z.enum(STOP_STATES),
  /** Whether it can be done: laundry that is brought back has been marked as ready. */
  isReady: z.boolean(),
  /** A person, company or location. */
  customer: z.string(),
  /** `Zijlweg 84` */
  street: z.string(),
  /** `2013 DK Haarlem` */
  place: z.string(),
  /** When the driver will probably be there; null once somebody was, and where nobody drives it yet. */
  arrival: z.nullable(clockTime),
  /** Whether that is after its window: the stop is driven all the same, and shown as what it is. */
  isLate: z.boolean(),
};

const runStop = z.object({
  ...stop,
  /** The order's, for whoever moves it to another window. */
  version: z.int(),
  /** Stays where it is when the way is put in order. */
  isLocked: z.boolean(),
});
export type RunStop = z.infer<typeof runStop>;

const person = z.object({ id, name: z.string() });

const run = z.object({ id, version: z.int(), driver: person, stops: z.array(runStop) });
export type Run = z.infer<typeof run>;

/** The runs of a hub on a day, what nobody drives yet, and who could drive: drivers of the hub and owners without a run. */
export const runsBoard = z.object({
  hub: z.object({ id: z.string(), name: z.string() }),
  day: isoDate,
  runs: z.array(run),
  unassigned: z.array(runStop),
  free: z.array(person),
});
export type RunsBoard = z.infer<typeof runsBoard>;

/** How some runs shall be, each as it was seen; a stop that was in one of them and is named no more is nobody's. */
const plannedRun = z.object({
  id,
  version,
  stops: z.array(z.object({ ...stopName, isLocked: z.boolean() })).check(z.maxLength(MOST_STOPS)),
});
export type PlannedRun = z.infer<typeof plannedRun>;
export const planBody = z.object({
  runs: z.array(plannedRun).check(z.minLength(1), z.maxLength(MOST_RUNS)),
});
/** The same, to look at before it is planned, with the stops that would come after their windows. */
export const runsProposal = z.object({
  runs: z.array(plannedRun),
  late: z.array(z.object(stopName)),
});
export type RunsProposal = z.infer<typeof runsProposal>;

/** A driver's own run, with what is needed at the door; null where there is none. */
export const ownRun = z.nullable(
  z.object({
    id,
    version: z.int(),
    day: isoDate,
    stops: z.array(
      z.object({
        ...stop,
        version: z.int(),
        /** Roughly: of its postal code where the register knows no more; null where nobody knows. */
        position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
        phone: z.string(),
        bags: z.nullable(z.int()),
        /** What stands on the bags that are brought back, as far as it was scanned or typed. */
        codes: z.array(z.string()),
        notes: z.string(),
        instructions,
        /** A second missed delivery costs the customer. */
        missedDeliveries: z.int(),
      }),
    ),
  }),
);
export type OwnRun = z.infer<typeof ownRun>;
export const ownRunQuery = z.object({ day: z.optional(isoDate) });
