import autocannon, { type Request } from "autocannon";
import { randomUUID } from "node:crypto";

type LoadPlan = {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  /** Picked in turn; without any the request has no body. */
  bodies: string[];
  connections: number;
  seconds: number;
};
type LoadResult = { perSecond: number; p50: number; p99: number };

/** Stands in a body for what must be another one in each request. */
export const EACH = "[each]";

/** Sends requests over kept connections for a while, and reports what came back. */
export async function load({ bodies, seconds, ...plan }: LoadPlan): Promise<LoadResult> {
  const { requests, duration, latency, statusCodeStats, errors } = await autocannon({
    ...plan,
    duration: seconds,
    ...(bodies.length > 0 && { requests: bodies.map((body) => ({ setupRequest: asNew(body) })) }),
  });
  const statuses = Object.keys(statusCodeStats ?? {});
  if (errors > 0 || requests.total === 0 || !statuses.every((status) => status.startsWith("2"))) {
    throw new Error(`${plan.url} answered ${statuses.join(", ")} and ${errors} times nothing`);
  }
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

/** Each order is a request of its own. */
const asNew =
  (body: string) =>
  (request: Request): Request => {
    const id = randomUUID();
    return {
      ...request,
      headers: { ...request.headers, "idempotency-key": id },
      body: body.replace(EACH, id),
    };
  };
