export type Credentials = { username: string; password: string };

/** The input of any call. */
export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** The Idempotency-Key of a placement; generated when absent. */
  key?: string;
  signal?: AbortSignal;
  /** Sent with `keepalive`: the request survives leaving the page, which then never sees the response. */
  outlivesPage?: boolean;
  /** User name and password for HTTP Basic, on the one call that takes them. */
  credentials?: Credentials;
};
