import * as z from "zod/mini";
import { locationCode } from "../shared/fields.ts";

const hubName = z.nullable(z.object({ name: z.string() }));

export const SERVICE_POINT_KINDS = ["retail", "b2b"] as const;
export type ServicePointKind = (typeof SERVICE_POINT_KINDS)[number];

export const stationFields = {
  bls: z.string(),
  serviceCompany: z.nullable(z.object({ display: z.string() })),
  postNLHub: hubName,
  hub: hubName,
};

/** Collections asked for today against what this location may ask for in a day (CODE-25). */
export const collectionCount = z.object({ placed: z.number(), limit: z.number() });
export type CollectionCount = z.infer<typeof collectionCount>;

export const servicePoint = z.object({
  company: z.string(),
  addressLine: z.string(),
  ...stationFields,
  collections: z.optional(collectionCount),
});
export type ServicePoint = z.infer<typeof servicePoint>;

export const codeParams = z.object({ code: locationCode });
