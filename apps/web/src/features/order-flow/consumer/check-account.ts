import { call } from "../../../api/client.ts";
import { becomeGuest } from "../../../parts/session/session-actions.ts";

/** Why screen 2 does not go on. */
export type AccountTrouble = "common-password" | "exists" | "check-failed" | "guest";

/** A new account, and a guest's token for what follows (FLOW-20, FLOW-21). */
export async function checkAccount(
  email: string,
  password: string,
): Promise<AccountTrouble | undefined> {
  if (await isCommon(password)) return "common-password";
  const exists = await call("userExists", { body: { email: email.trim() } }).then(
    (answer) => (answer.exists ? "exists" : undefined),
    () => "check-failed" as const,
  );
  if (exists) return exists;
  return becomeGuest().then(
    () => undefined,
    () => "guest" as const,
  );
}

/** The list is only loaded here; without it the server decides (REC-14). */
async function isCommon(password: string): Promise<boolean> {
  try {
    const { isCommonPassword } = await import("@waslijn/contract/shared/common-passwords");
    return isCommonPassword(password);
  } catch {
    return false;
  }
}
