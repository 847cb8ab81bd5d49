import { toOneLine } from "@waslijn/contract/shared/lines";
import type { Db } from "../../db/client.ts";
import type { Work } from "../../work.ts";
import { printPostalCode } from "../catalogue/address-lines.ts";
import { printName } from "../orders/strangers-text.ts";
import type { Label } from "./draw-labels.ts";
import { listKitsToPost } from "./kits-repository.ts";

export type Kit = Label & { pickupDate: string };

/** The bags to post, in the order in which they were asked for (PHONE-04). */
export const listKits: Work<object, Kit[]> = ({ db }) => kitsToPost(db);

export async function kitsToPost(db: Db): Promise<Kit[]> {
  const rows = await listKitsToPost(db);
  return rows.map(({ number, contact, location, pickupDate }) => ({
    number,
    name: printName(contact.name),
    address: [
      `${location?.thoroughfare ?? ""} ${location?.subThoroughfare ?? ""}`,
      `${printPostalCode(location?.postalCode ?? "")}  ${location?.city ?? ""}`,
    ].map((line) => toOneLine(line).trim().slice(0, LONGEST_LINE)),
    pickupDate,
  }));
}

/** More is no address. */
const LONGEST_LINE = 80;
