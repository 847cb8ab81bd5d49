import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import { isRefused } from "@waslijn/api-client/verdict.ts";
import { call } from "../../api/client.ts";
import { refreshOnce } from "../../api/refresh-once.ts";
import { counted } from "../../api/running-calls.ts";
import { session } from "../../api/session.ts";
import { readEntryPoint } from "./entry-point.ts";
import { resetOrderData, loadMe } from "./session-actions.ts";

/** Resumes a returning user: refreshes the token, then loads the user (SESS-10). */
export async function resumeUser(): Promise<void> {
  try {
    await resume();
  } catch (error) {
    // Refused: the session is anon now. Undecided: tokens are kept and the page renders (SESS-10).
    if (!isRefused(error)) void keepResuming();
  }
  const entryPoint = readEntryPoint();
  if (entryPoint === "re-use" || entryPoint === "re-cover") resetOrderData();
}

async function resume(): Promise<void> {
  await counted(() => refreshOnce(session.holder.token));
  await loadMe();
}

/** Retries until the user is loaded. */
async function keepResuming(): Promise<void> {
  await nextChance(1);
  if (session.holder.type !== "user") return;
  await untilAnswered(resume, { isWorthAnother: (error) => !isRefused(error) }).catch(
    () => undefined,
  );
}

/** Loads a user who logged in in another tab: the token is fresh, and a lost connection does not end the session. */
export async function meetUser(): Promise<void> {
  await loadMe(() => untilAnswered(() => call("me"))).catch(() => undefined);
}
