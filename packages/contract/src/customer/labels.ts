import * as z from "zod/mini";
import { returnCode } from "../shared/fields.ts";
import { stationFields } from "./service-points.ts";

export const labelParams = z.object({ code: returnCode });
export const returnLabel = z.object({
  servicePoint: z.object(stationFields),
  returnLabel: z.object({ label: z.string() }),
});
export type ReturnLabel = z.infer<typeof returnLabel>;
