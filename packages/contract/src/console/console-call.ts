import type { CallDescription } from "../shared/calls/call-description.ts";

/** A call of the console: made before signing in, or with the cookie of a session. */
export type ConsoleCall = CallDescription & {
  readonly auth: "none" | "cookie";
  /** Answered only within minutes after the passkey was shown (STAFF-02). */
  readonly passkeyAgain?: true;
};
