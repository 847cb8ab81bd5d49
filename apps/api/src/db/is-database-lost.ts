/** Shutting down, crashed, starting up, too many connections, and connections that broke. */
const LOST =
  /^(?:57P0[123]|53300|08\d{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says of these without a code. */
const WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** True for failures that pass when the database is back: the caller may try again. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "" }: NodeJS.ErrnoException = error;
  return LOST.test(code) || WORDS.test(error.message);
}
