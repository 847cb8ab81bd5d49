export type Credentials = { username: string; password: string };

/** What one call is given, whatever the call. */
export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** The Idempotency-Key of a placement; a fresh one where none is given. */
  key?: string;
  signal?: AbortSignal;
  /** Goes on when the page is left, which then hears no answer. */
  outlivesPage?: boolean;
  /** The pair for HTTP Basic, on the one call that takes it. */
  credentials?: Credentials;
};
