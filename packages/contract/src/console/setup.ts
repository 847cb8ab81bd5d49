import * as z from "zod/mini";
import { BUSINESS_DETAILS } from "./codes.ts";
import { byDesk, byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

const isDone = z.boolean();

/** Progress of a new shop; its steps are `SETUP_STEPS` (SETUP-01). */
const setup = z.object({
  business: z.object({
    isDone,
    company: z.string(),
    address: z.string(),
    chamberOfCommerce: z.string(),
    missing: z.array(z.enum(BUSINESS_DETAILS)),
    /** Details that are still those of the example brand: not done, since invoices would name another company. */
    examples: z.array(z.enum(BUSINESS_DETAILS)),
  }),
  /** Done with one hub that has windows for pickups and deliveries. */
  hub: z.object({ isDone, hubs: z.array(z.string()), windows: z.int() }),
  /** Done with one area whose hub has windows. */
  area: z.object({
    isDone,
    /** The first few ranges, such as 2011-2015. */
    ranges: z.array(z.object({ from: z.int(), to: z.int() })),
    count: z.int(),
    /** People who asked for a postal code that is not served. */
    waiting: z.int(),
  }),
  /** Done when every service has a price today; `missing` names the others. */
  prices: z.object({ isDone, count: z.int(), missing: z.array(z.string()) }),
  /** Done with a second person, or with a second passkey for an owner who works alone. */
  staff: z.object({ isDone, people: z.int() }),
  /** The first order, whoever placed it. */
  order: z.object({ isDone, number: z.nullable(z.string()) }),
  /** Customers can order: hub, area and prices are done. */
  isOpen: z.boolean(),
  /** Services that may follow later. */
  later: z.object({
    payments: z.enum(["service", "test-bank", "none"]),
    mail: z.boolean(),
    text: z.boolean(),
  }),
});
export type Setup = z.infer<typeof setup>;

export const setupEndpoints = {
  viewSetup: {
    ...byOwners,
    method: "GET",
    path: "/console/setup",
    summary: "What a new shop still needs before customers can order, derived from its data",
    response: setup,
    status: 200,
    problems: [],
  },
  viewOpening: {
    ...byDesk,
    method: "GET",
    path: "/console/setup/opening",
    summary: "Whether customers can order yet",
    response: z.object({ isOpen: z.boolean() }),
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
