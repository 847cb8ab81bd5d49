import { call } from "../../api/client.ts";
import { deviceToken } from "../../api/device-token.ts";
import { forget } from "../../lib/storage.ts";
import { loginWithTokens } from "../../parts/session/session-actions.ts";

/**
 * Saves the password and logs in with the tokens that come back (REC-18, REC-19). False when the
 * password is a common one: the list is large, so it is loaded only here; the server checks again.
 */
export async function savePassword(token: string, password: string): Promise<boolean> {
  const { isCommonPassword } = await import("@waslijn/contract/shared/common-passwords");
  if (isCommonPassword(password)) return false;
  const tokens = await call("recover", { body: { password, token, uuid: deviceToken() } });
  forget("recoverEmail");
  // Saved is saved: when only `me` fails the visitor goes on and can log in.
  await loginWithTokens(tokens).catch(() => undefined);
  return true;
}
