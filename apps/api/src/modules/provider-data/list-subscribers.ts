import type { Subscribers } from "@waslijn/contract/console/areas";
import { SUBSCRIBERS_SHOWN } from "@waslijn/contract/console/codes";
import { amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { sql } from "kysely";
import { printCsv } from "../../csv.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Work } from "../../work.ts";
import { writeAudit, type Who } from "../staff/write-audit.ts";

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

/** First four digits of postal codes, separated by commas; all without them. */
type Wanted = { codes?: string | undefined };

function waitingIn(db: Db, { codes }: Wanted) {
  const waiting = db.selectFrom("area_requests").where("notified_at", "is", null);
  return codes ? waiting.where("postal_digits", "in", codes.split(",").map(Number)) : waiting;
}

const MOST_OPENINGS = 20;

/** The waiting list with addresses, and the openings whose people were mailed (SHOP-03). */
export async function viewSubscribers(db: Db, wanted: Wanted): Promise<Subscribers> {
  const waiting = await waitingIn(db, wanted)
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(SUBSCRIBERS_SHOWN)
    .execute();
  const { total } = await waitingIn(db, wanted)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  const mailed = await db
    .selectFrom("area_requests")
    .select([
      "notified_at as at",
      sql<number>`count(*)::integer`.as("requests"),
      sql<number>`min(postal_digits)::integer`.as("first"),
      sql<number>`max(postal_digits)::integer`.as("last"),
    ])
    .where("notified_at", "is not", null)
    .groupBy("notified_at")
    .orderBy("notified_at", "desc")
    .limit(MOST_OPENINGS)
    .execute();
  return {
    waiting: waiting.map((row) => ({
      id: row.id,
      email: row.email,
      language: row.language,
      postalCode: row.postal_code,
      houseNumber: row.house_number ?? "",
      addition: row.house_addition ?? "",
      askedAt: stamp(row.created_at),
    })),
    total,
    mailed: mailed.flatMap(({ at, ...opening }) =>
      at ? [{ on: amsterdamDate(at), ...opening }] : [],
    ),
  };
}

const COLUMNS: Record<Language, string[]> = {
  nl: ["E-mail", "Taal", "Postcode", "Huisnummer", "Toevoeging", "Gevraagd op"],
  en: ["E-mail", "Language", "Postal code", "House number", "Addition", "Asked on"],
};

/** The waiting list as CSV; the audit log says who took it. */
export async function exportSubscribers(
  { db, clock, who }: Pick<Deps, "db" | "clock"> & { who: Who },
  wanted: Wanted,
  language: Language,
): Promise<string> {
  const rows = await waitingIn(db, wanted)
    .selectAll()
    .orderBy("postal_code")
    .orderBy("created_at")
    .execute();
  await writeAudit(db, clock, who, "subscribers:export", { requests: rows.length });
  return printCsv(
    COLUMNS[language],
    rows.map((row) => [
      row.email,
      row.language,
      row.postal_code,
      row.house_number,
      row.house_addition,
      amsterdamDate(row.created_at),
    ]),
  );
}
