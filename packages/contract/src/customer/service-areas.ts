import * as z from "zod/mini";
import { AREA_REASONS } from "../shared/codes.ts";
import { email, line, postalCode } from "../shared/fields.ts";

export const areaQuery = z.object({ postalCode });
export const areaResult = z.object({ isFound: z.boolean() });

export const areaRequestBody = z.object({
  postalCode,
  email,
  houseAddition: z.nullable(line(20)),
  houseNumber: z.nullable(line(10)),
  reason: z.enum(AREA_REASONS),
});
export type AreaRequestBody = z.infer<typeof areaRequestBody>;
