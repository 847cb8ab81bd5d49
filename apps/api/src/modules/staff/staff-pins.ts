import type { Deps } from "../../deps.ts";
import { ApiProblem } from "../../api-problem.ts";
import { subjectKey } from "../../http/limits/caller.ts";
import { PIN_LIMITS, TABLET_PIN_LIMIT } from "../../http/limits/limits.ts";
import { giveBackHit, takeHit } from "../../http/limits/rate-limits.ts";
import { hashPassword, verifyPassword } from "../accounts/password.ts";
import { aboutStaff, lockStaff, updateStaff } from "./staff-repository.ts";
import { writeChange } from "./write-audit.ts";

/** Sets a PIN, replaces an earlier one and ends its use on other tablets than `stays`. Throws `not_found`. */
export async function setPin(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  who: { id: string },
  id: string,
  pin: string,
  stays?: string,
): Promise<void> {
  const pin_hash = await hashPassword(pin, env.PASSWORD_COST);
  await db.transaction().execute(async (transaction) => {
    const person = await lockStaff(transaction, id);
    if (!person) throw new ApiProblem("not_found");
    await updateStaff(transaction, id, { pin_hash });
    await transaction
      .updateTable("staff_tablets")
      .set({ person_id: null, person_at: null })
      .where("person_id", "=", id)
      .$if(stays !== undefined, (some) => some.where("id", "!=", stays ?? ""))
      .execute();
    await writeChange(transaction, clock, who, "staff:pin", {
      about: aboutStaff(id),
      before: { hasPin: person.pin_hash !== null },
      after: { hasPin: true },
    });
  });
}

/**
 * Throws `pin_wrong`, and `too_many_requests` after several wrong ones of a person or on a tablet. Counted before the
 * PIN is verified; otherwise a burst of concurrent guesses would pass.
 */
export async function checkPin(
  deps: Deps,
  tablet: string,
  { pin_hash }: { pin_hash: string | null },
  pin: string,
): Promise<void> {
  if (pin_hash === null) throw new ApiProblem("pin_wrong");
  // By the hash: a new PIN starts without the wrong ones of the old.
  const person = subjectKey(deps, pin_hash);
  const limits = [
    [`pin:${person}`, PIN_LIMITS.quarter],
    [`pin-day:${person}`, PIN_LIMITS.day],
    [`pin-tablet:${tablet}`, TABLET_PIN_LIMIT],
  ] as const;
  for (const [subject, limit] of limits) await takeHit(deps, subject, limit);
  if (!(await verifyPassword(pin, pin_hash))) throw new ApiProblem("pin_wrong");
  for (const [subject, limit] of limits) await giveBackHit(deps, subject, limit);
}
