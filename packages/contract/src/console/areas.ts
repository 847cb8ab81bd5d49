import * as z from "zod/mini";
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
