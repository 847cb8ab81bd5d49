import { toE164 } from "@waslijn/contract/shared/phone";
import type { Db } from "../../db/client.ts";
import { isVerified } from "./phone-checks-repository.ts";

type OrderOf = {
  id: string;
  user_id: string | null;
  contact: { phone?: string | undefined; email?: string | undefined };
};

/** The order's phone in E.164 if its customer has shown it to be theirs: texts go nowhere else. */
export async function verifiedPhone(db: Db, order: OrderOf): Promise<string | undefined> {
  const phone = toE164(order.contact.phone ?? "");
  if (!phone) return undefined;
  const customer = { id: order.id, userId: order.user_id, email: order.contact.email ?? "" };
  return (await isVerified(db, phone, customer)) ? phone : undefined;
}
