import * as z from "zod/mini";
import { email, postalCode, text } from "./fields.ts";

export const areaQuery = z.object({ postalCode });
export const areaResult = z.object({ isFound: z.boolean() });

export const AREA_REASONS = [
  "post_nl_validation",
  "external_service_error",
  "not_in_service_area",
] as const;
export type AreaReason = (typeof AREA_REASONS)[number];

export const areaRequestBody = z.object({
  postalCode,
  email,
  houseAddition: z.nullable(text(20)),
  houseNumber: z.nullable(text(10)),
  reason: z.enum(AREA_REASONS),
});
export type AreaRequestBody = z.infer<typeof areaRequestBody>;
