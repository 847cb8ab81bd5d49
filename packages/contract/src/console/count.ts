import * as z from "zod/mini";
import { SERVICE_CODES } from "../shared/codes.ts";
import { requiredLine, timestamp } from "../shared/fields.ts";
import { MOST_BAGS } from "../shared/order-life.ts";

/** A bag with a count of its own, at the revision the client saw. */
export const bagSeen = z.object({ id: z.uuid(), revision: z.uuid() });
export type BagSeen = z.infer<typeof bagSeen>;

export const bags = z.int().check(z.minimum(1), z.maximum(MOST_BAGS));

const pieceCount = z.object({
  type: z.enum(SERVICE_CODES),
  alias: requiredLine(80),
  count: z.int().check(z.minimum(1), z.maximum(999)),
});
/** Pieces and kilos of an order or bag, counted or estimated. */
export const handed = z.object({
  pieces: z.array(pieceCount).check(z.maxLength(100)),
  kilos: z.number().check(z.minimum(0), z.maximum(999)),
});
export type Handed = z.infer<typeof handed>;
export const countedBy = z.object({ name: z.string(), at: timestamp });
export type CountedBy = z.infer<typeof countedBy>;
export const bagNumber = z.int().check(z.minimum(1), z.maximum(MOST_BAGS));
/** One bag of several, counted before the others. The device generates `id`, the server assigns `bag`. */
export const keptBag = z.extend(handed, {
  id: z.uuid(),
  bag: bagNumber,
  /** A new one after each change (optimistic lock). */
  revision: z.uuid(),
  by: countedBy,
});
export type KeptBag = z.infer<typeof keptBag>;
export const count = z.extend(handed, {
  bags,
  /** Bags that the customer returned for good. */
  bagsBack: z.int().check(z.minimum(0), z.maximum(MOST_BAGS)),
});
export type DeskCount = z.infer<typeof count>;
