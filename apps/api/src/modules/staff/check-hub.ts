import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";

export async function checkHub(db: Db, hub: string | null): Promise<void> {
  if (hub === null) return;
  const known = await db.selectFrom("hubs").select("id").where("id", "=", hub).executeTakeFirst();
  if (!known) {
    throw new ApiProblem("validation_failed", { fields: [{ field: "hub", rule: "unknown" }] });
  }
}
