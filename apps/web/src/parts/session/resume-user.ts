import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import { isRefused } from "@waslijn/api-client/verdict.ts";
import { call } from "../../api/client.ts";
import { refreshOnce } from "../../api/refresh-once.ts";
import { counted } from "../../api/running-calls.ts";
import { session } from "../../api/session.ts";
import { readEntryPoint } from "./entry-point.ts";
import { resetOrderData, loadMe } from "./session-actions.ts";

/** A user who comes back: the token first, then who it is (SESS-10). */
export async function resumeUser(): Promise<void> {
  try {
    await resume();
  } catch (error) {
    // Refused: anon by now. Undecided: the tokens are kept and the page renders (SESS-10).
    if (!isRefused(error)) void keepResuming();
  }
  const entryPoint = readEntryPoint();
  if (entryPoint === "re-use" || entryPoint === "re-cover") resetOrderData();
}

async function resume(): Promise<void> {
  await counted(() => refreshOnce(session.holder.token));
  await loadMe();
}

/** The person is still missing on the page: it comes when the server does. */
async function keepResuming(): Promise<void> {
  await nextChance(1);
  if (session.holder.type !== "user") return;
  await untilAnswered(resume, { isWorthAnother: (error) => !isRefused(error) }).catch(
    () => undefined,
  );
}

/** Who logged in elsewhere: the token is fresh, and a lost connection ends nobody's session. */
export async function meetUser(): Promise<void> {
  await loadMe(() => untilAnswered(() => call("me"))).catch(() => undefined);
}
