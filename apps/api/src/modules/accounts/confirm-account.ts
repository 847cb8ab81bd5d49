import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { readConfirmToken } from "./confirm-token.ts";
import { confirmUser } from "./users-repository.ts";

/** Only someone who reads the account's mail has the token. */
export async function confirmAccount(
  { db, clock, secrets }: Pick<Deps, "db" | "clock" | "secrets">,
  token: string,
): Promise<void> {
  const userId = readConfirmToken(secrets, token);
  const isConfirmed = userId !== undefined && (await confirmUser(db, userId, clock.now()));
  if (!isConfirmed) throw new ApiProblem("link_invalid");
}
