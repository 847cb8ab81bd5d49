import * as z from "zod/mini";
import { text } from "../shared/fields.ts";

export const company = z.object({ id: z.string(), firstName: z.string() });
export type Company = z.infer<typeof company>;
export const companies = z.object({ data: z.array(company) });
export const companyParams = z.object({ id: text(64) });
