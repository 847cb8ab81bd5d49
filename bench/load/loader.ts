import { Agent, request } from "node:http";
import { randomUUID } from "node:crypto";

/** Sends requests over kept connections for a while and reports what came back; a process of its own. */
export type LoadPlan = {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  /** Picked in turn; without any the request has no body. */
  bodies: string[];
  connections: number;
  seconds: number;
};
export type LoadResult = {
  perSecond: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
};

async function run(plan: LoadPlan): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const started = performance.now();
  const until = started + plan.seconds * 1000;
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const sent = performance.now();
      const status = await once(plan, agent, plan.bodies[turn++ % Math.max(plan.bodies.length, 1)]);
      times.push(performance.now() - sent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: plan.connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), statuses };
}

function once(plan: LoadPlan, agent: Agent, body: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...plan.headers,
      ...(body && {
        "idempotency-key": randomUUID(),
        "content-length": String(Buffer.byteLength(body)),
      }),
    };
    const call = request(plan.url, { method: plan.method, headers, agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    call.once("error", reject);
    call.end(body);
  });
}

async function report(plan: LoadPlan): Promise<void> {
  process.send?.(await run(plan));
  process.disconnect?.();
}

process.once("message", (plan: LoadPlan) => void report(plan));
