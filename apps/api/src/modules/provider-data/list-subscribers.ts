import type { Work } from "../../work.ts";

export type Subscriber = {
  email: string;
  postalCode: string;
  digits: number;
  houseNumber: string;
  addition: string;
  reason: string;
  language: string;
  askedAt: string;
};

/** People who are still waiting for their area to open. */
export const listSubscribers: Work<object, Subscriber[]> = async ({ db }) => {
  const rows = await db
    .selectFrom("area_requests")
    .selectAll()
    .where("notified_at", "is", null)
    .orderBy("postal_digits")
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    email: row.email,
    postalCode: row.postal_code,
    digits: row.postal_digits,
    houseNumber: row.house_number ?? "",
    addition: row.house_addition ?? "",
    reason: row.reason,
    language: row.language,
    askedAt: row.created_at.toISOString(),
  }));
};
