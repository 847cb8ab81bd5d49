import autocannon, { type Request } from "autocannon";
import { randomUUID } from "node:crypto";

type LoadPlan = {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  /** Picked in turn; without any the request has no body. */
  bodies?: string[];
  /** Says what is asked next, where each request is about something of its own. */
  next?: () => Turn;
  connections: number;
  seconds: number;
};
export type Turn = {
  path: string;
  /** Whose turn it is, beside what all requests say. */
  headers?: Record<string, string>;
  body?: string;
  answered?: () => void;
};
type LoadResult = { perSecond: number; p50: number; p99: number };

/** Stands in a body for what must be another one in each request. */
export const EACH = "[each]";

/** Sends requests over kept connections for a while, and reports what came back. */
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

/** Each order is a request of its own. */
function asNew(request: Request, body: string): Request {
  const id = randomUUID();
  return {
    ...request,
    headers: { ...request.headers, "idempotency-key": id },
    body: body.replace(EACH, id),
  };
}

/** What is only prepared counts for nothing: a turn is over when it was answered. */
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
