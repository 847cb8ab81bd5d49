import * as z from "zod/mini";
import { isoDate, timestamp } from "../shared/fields.ts";
import { byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

const digits = z.int().check(z.minimum(1000), z.maximum(9999));
const hubId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** A range of the first four digits of postal codes, both ends included. */
export const codeRange = z
  .object({ first: digits, last: digits })
  .check(z.refine(({ first, last }) => first <= last, { path: ["last"], error: "before_first" }));
export type CodeRange = z.infer<typeof codeRange>;

/** Postal codes served by each hub, and the number of people on the waiting list; no names. */
const deskAreas = z.object({
  hubs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A range nested in another one is served by its own hub. */
  ranges: z.array(z.object({ first: z.int(), last: z.int(), hub: z.string() })),
  /** `lately`: people who joined the waiting list in the last four weeks. */
  waiting: z.array(z.object({ digits: z.int(), people: z.int(), lately: z.int() })),
});
export type DeskAreas = z.infer<typeof deskAreas>;

const openAreaBody = z.object({
  ranges: z.array(codeRange).check(z.minLength(1), z.maxLength(100)),
  hub: hubId,
  /** Whether people on the waiting list are mailed; otherwise they stay on it. */
  mail: z.boolean(),
});
export type OpenAreaBody = z.infer<typeof openAreaBody>;

const openedArea = z.object({
  /** Number of people who are mailed, or would be. */
  mailed: z.int(),
});

const subscribersQuery = z.object({
  /** First four digits of postal codes, separated by commas; all without them. */
  codes: z.optional(z.string().check(z.regex(/^[1-9]\d{3}(,[1-9]\d{3}){0,299}$/))),
});
const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  language: z.string(),
  postalCode: z.string(),
  houseNumber: z.string(),
  addition: z.string(),
  askedAt: timestamp,
});
const subscribers = z.object({
  /** The newest first, at most SUBSCRIBERS_SHOWN; each is mailed once when their postal code opens. */
  waiting: z.array(subscriber),
  total: z.int(),
  /** Openings at which people were mailed, the last first. Their addresses were erased with it. */
  mailed: z.array(z.object({ on: isoDate, requests: z.int(), first: z.int(), last: z.int() })),
});
export type Subscribers = z.infer<typeof subscribers>;

/** Addresses of the waiting list, for owners. */
export const subscriberEndpoints = {
  listSubscribers: {
    ...byOwners,
    method: "GET",
    path: "/console/areas/subscribers",
    summary: "Who waits for postal codes to open, with address, and how many were mailed",
    query: subscribersQuery,
    response: subscribers,
    status: 200,
    problems: [],
  },
  exportSubscribers: {
    ...byOwners,
    method: "GET",
    path: "/console/areas/subscribers/export",
    file: true,
    passkeyAgain: true,
    summary: "The waiting list with addresses as a file for a spreadsheet",
    query: subscribersQuery,
    response: z.string(),
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

/** The service area and its waiting list (SHOP-03). */
export const areaEndpoints = {
  deskAreas: {
    ...byOwners,
    method: "GET",
    path: "/console/areas",
    summary: "Which postal codes are served from where, and how many people wait in the others",
    response: deskAreas,
    status: 200,
    problems: [],
  },
  previewArea: {
    ...byOwners,
    method: "POST",
    path: "/console/areas/preview",
    summary: "How many people would be mailed if these postal codes were opened",
    body: openAreaBody,
    response: openedArea,
    status: 200,
    problems: ["not_found", "area_overlaps"],
  },
  openArea: {
    ...byOwners,
    method: "POST",
    path: "/console/areas",
    summary: "Serve postal codes from a hub, and mail everyone who waited for it once",
    body: openAreaBody,
    response: openedArea,
    status: 200,
    problems: ["not_found", "area_overlaps"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
