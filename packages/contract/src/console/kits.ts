import * as z from "zod/mini";
import { isoDate, timestamp } from "../shared/fields.ts";
import { KIT_PAPERS, KITS_AT_ONCE } from "./codes.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";
import { orderNumber } from "./order.ts";

/** A bag that a first order waits for, with the lines of its address label. */
const kit = z.object({
  number: z.string(),
  name: z.string(),
  address: z.array(z.string()),
  pickupDate: isoDate,
});
export type Kit = z.infer<typeof kit>;

const kits = z.object({
  /** To be posted, in order of request. */
  waiting: z.array(kit),
  /** Posted lately, the last first. */
  sent: z.array(z.extend(kit, { sentAt: timestamp })),
});
export type Kits = z.infer<typeof kits>;

const kitsBody = z.object({
  numbers: z.array(orderNumber).check(z.minLength(1), z.maxLength(KITS_AT_ONCE)),
});
const labelsQuery = z.object({
  paper: z.enum(KIT_PAPERS),
  /** Labels of the first sheet that are used up. */
  used: z.optional(z.string().check(z.regex(/^(1?\d|20)$/))),
  /** Order numbers, separated by commas; all without them. */
  numbers: z.optional(z.string().check(z.regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,499}$/))),
});

/** Starter kits: bags posted to customers before their first pickup (PHONE-04). */
export const kitEndpoints = {
  listKits: {
    ...byDesk,
    method: "GET",
    path: "/console/kits",
    summary: "Bags that first orders wait for, and those posted lately",
    response: kits,
    status: 200,
    problems: [],
  },
  printKitLabels: {
    ...byDesk,
    method: "GET",
    path: "/console/kits/labels",
    file: true,
    summary: "Address labels of the bags to post as PDF, for a sheet of 21 or a roll",
    query: labelsQuery,
    response: z.custom<Uint8Array>(),
    status: 200,
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

export const kitActEndpoints = {
  sendKits: {
    ...byDesk,
    method: "POST",
    path: "/console/kits/sent",
    summary: "Mark bags as posted; their customers are mailed after a minute",
    body: kitsBody,
    response: kits,
    status: 200,
    problems: ["data_changed"],
  },
  takeBackKits: {
    ...byDesk,
    method: "POST",
    path: "/console/kits/take-back",
    summary: "Put posted bags back on the list; a mail that has not gone stays away",
    body: kitsBody,
    response: kits,
    status: 200,
    problems: ["data_changed"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
