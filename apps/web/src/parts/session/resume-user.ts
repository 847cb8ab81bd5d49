import { refreshOnce } from "../../api/refresh-once.ts";
import { counted } from "../../api/running-calls.ts";
import { sessionTokens } from "../../api/session-tokens.ts";
import { readEntryPoint } from "./entry-point.ts";
import { resetOrderData } from "./order-data.ts";
import { loadMe } from "./session-actions.ts";

/** A user who comes back: the token first, then who it is (SESS-10). */
export async function resumeUser(): Promise<void> {
  try {
    await counted(() => refreshOnce(sessionTokens().token));
    await loadMe();
  } catch {
    // Refused: anon by now. No answer: the tokens are kept. The page renders either way (SESS-10).
  }
  const entryPoint = readEntryPoint();
  if (entryPoint === "re-use" || entryPoint === "re-cover") resetOrderData();
}
