import type { Language } from "@waslijn/contract/shared/constants";
import { postalDigits, toPostalCode } from "@waslijn/contract/shared/rules";
import type { AreaRequestBody } from "@waslijn/contract/customer/locations";
import { randomUUID } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { subjectKey } from "../../http/limits/caller.ts";
import { AREA_MAIL_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";
import type { Db } from "../../db/client.ts";

/** Stored once per e-mail and area; a repeated request changes nothing and sends no mail. */
export async function requestArea(
  deps: Deps,
  body: AreaRequestBody,
  language: Language,
): Promise<void> {
  const email = body.email.trim();
  const postalCode = toPostalCode(body.postalCode);
  await deps.db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("area_requests")
      .values({
        id: randomUUID(),
        postal_code: postalCode,
        postal_digits: postalDigits(postalCode),
        email,
        house_number: body.houseNumber || null,
        house_addition: body.houseAddition || null,
        reason: body.reason,
        language,
        created_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return;
    const recipient = `area:${subjectKey(deps, email.toLowerCase())}`;
    await takeHit({ ...deps, db: transaction }, recipient, AREA_MAIL_LIMIT);
    const job = { kind: "area-request-thanks", data: { postalCode } } as const;
    await queueMail(transaction, job, email, language, deps.clock);
  });
}

/** Whether any hub serves these four digits. */
export async function isServed(db: Db, postalDigits: number): Promise<boolean> {
  const area = await db
    .selectFrom("service_areas")
    .select("hub_id")
    .where("first_code", "<=", postalDigits)
    .where("last_code", ">=", postalDigits)
    .limit(1)
    .executeTakeFirst();
  return area !== undefined;
}
