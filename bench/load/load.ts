import autocannon from "autocannon";

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

/** Sends requests over kept connections for a while, from a thread of its own, and reports what came back. */
export async function load({ bodies, seconds, ...plan }: LoadPlan): Promise<LoadResult> {
  // Each order is a request of its own: the placeholder becomes another id each time.
  const headers = { ...plan.headers, "idempotency-key": "[<id>]" };
  const { requests, duration, latency, statusCodeStats, errors } = await autocannon({
    ...plan,
    duration: seconds,
    workers: 1,
    ...(bodies.length > 0 && {
      idReplacement: true,
      requests: bodies.map((body) => ({ body, headers })),
    }),
  });
  const statuses = Object.keys(statusCodeStats ?? {});
  if (errors > 0 || requests.total === 0 || !statuses.every((status) => status.startsWith("2"))) {
    throw new Error(`${plan.url} answered ${statuses.join(", ")} and ${errors} times nothing`);
  }
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}
