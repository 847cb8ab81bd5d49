import autocannon, { type Request } from "autocannon";
import { randomUUID } from "node:crypto";

type LoadPlan = {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  /** Used in rotation; without any, requests have no body. */
  bodies?: string[];
  /** Returns the next request, where each is about a different object. */
  next?: () => Turn;
  connections: number;
  seconds: number;
};
export type Turn = {
  path: string;
  /** Headers of this turn, added to the common ones. */
  headers?: Record<string, string>;
  body?: string;
  answered?: () => void;
};
type LoadResult = { perSecond: number; p50: number; p99: number };

/** Placeholder in a body, replaced by a unique value per request. */
export const EACH = "[each]";

/** Sends requests over keep-alive connections for a while. Throws on any error or status other than 2xx. */
export async function load({ bodies = [], next, seconds, ...plan }: LoadPlan): Promise<LoadResult> {
  const each = next
    ? [eachOwn(next)]
    : bodies.map((body) => ({ setupRequest: (request: Request) => asNew(request, body) }));
  const { requests, duration, latency, statusCodeStats, errors } = await autocannon({
    ...plan,
    duration: seconds,
    ...(each.length > 0 && { requests: each }),
  });
  const statuses = Object.keys(statusCodeStats ?? {});
  if (errors > 0 || requests.total === 0 || !statuses.every((status) => status.startsWith("2"))) {
    throw new Error(`${plan.url} answered ${statuses.join(", ")} and ${errors} times nothing`);
  }
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

/** A new idempotency key and unique values per request. */
function asNew(request: Request, body: string): Request {
  const id = randomUUID();
  return {
    ...request,
    headers: { ...request.headers, "idempotency-key": id },
    body: body.replace(EACH, id),
  };
}

/** A prepared request may never be sent: the turn ends with its response. */
function eachOwn(next: () => Turn): Request {
  return {
    setupRequest(request, context: { turn?: Turn }) {
      const { path, body, headers } = (context.turn = next());
      const asked = { ...request, path, headers: { ...request.headers, ...headers } };
      return body === undefined ? asked : asNew(asked, body);
    },
    onResponse: (_status, _body, context: { turn?: Turn }) => context.turn?.answered?.(),
  };
}
