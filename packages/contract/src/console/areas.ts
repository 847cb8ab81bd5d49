import * as z from "zod/mini";
import { byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

const digits = z.int().check(z.minimum(1000), z.maximum(9999));
const hubId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** The first four digits of postal codes, both ends included. */
export const codeRange = z
  .object({ first: digits, last: digits })
  .check(z.refine(({ first, last }) => first <= last, { path: ["last"], error: "before_first" }));
export type CodeRange = z.infer<typeof codeRange>;

/** Who is served from where, and who waits to be; nobody by name. */
const deskAreas = z.object({
  hubs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A range within another one is served from its own hub. */
  ranges: z.array(z.object({ first: z.int(), last: z.int(), hub: z.string() })),
  /** `lately`: those who came in the last four weeks. */
  waiting: z.array(z.object({ digits: z.int(), people: z.int(), lately: z.int() })),
});
export type DeskAreas = z.infer<typeof deskAreas>;

const openAreaBody = z.object({
  ranges: z.array(codeRange).check(z.minLength(1), z.maxLength(100)),
  hub: hubId,
  /** Whether those who waited for it are mailed; if not, they wait on. */
  mail: z.boolean(),
});
export type OpenAreaBody = z.infer<typeof openAreaBody>;

const openedArea = z.object({
  /** How many people are mailed, or would be. */
  mailed: z.int(),
});

/** Where the provider comes, and where people wait for it (SHOP-03). */
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
