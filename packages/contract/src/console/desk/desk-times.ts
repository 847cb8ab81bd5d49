import * as z from "zod/mini";
import { availableDate, availableHour } from "../../shared/times.ts";

/** A window with the places that are left in it: staff see how full, customers only whether. */
const deskHour = z.extend(availableHour, { free: z.int() });
export type DeskHour = z.infer<typeof deskHour>;
const deskDate = z.extend(availableDate, { hours: z.array(deskHour) });
export type DeskDate = z.infer<typeof deskDate>;
export const deskDates = z.array(deskDate);
