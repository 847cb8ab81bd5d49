import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus metrics of this process; the scraper aggregates the nodes. */
const registry = new Registry();
collectDefaultMetrics({ register: registry });

const COUNTERS = {
  waslijn_requests_total: [
    "Requests by route pattern, method and status.",
    "route",
    "method",
    "status",
  ],
  waslijn_orders_placed_total: ["Orders placed by kind.", "kind"],
  waslijn_mails_sent_total: ["Mails sent by kind.", "kind"],
  waslijn_mails_failed_total: ["Attempts to send a mail that failed, by kind.", "kind"],
  waslijn_mails_dead_total: ["Mails given up by kind.", "kind"],
  waslijn_texts_sent_total: ["Text messages sent by kind.", "kind"],
  waslijn_texts_failed_total: ["Attempts to send a text message that failed, by kind.", "kind"],
  waslijn_texts_dead_total: ["Text messages given up by kind.", "kind"],
  waslijn_webhooks_sent_total: ["Webhooks taken by their receivers, by event.", "kind"],
  waslijn_webhooks_failed_total: ["Attempts to send a webhook that failed, by event.", "kind"],
  waslijn_webhooks_dead_total: ["Webhooks given up by event.", "kind"],
  waslijn_mails_kept_total: ["Mails kept because no mail gateway is set, by kind.", "kind"],
  waslijn_texts_kept_total: ["Text messages kept because no gateway is set, by kind.", "kind"],
  waslijn_job_failures_total: ["Runs of a background job that failed.", "job"],
  waslijn_client_failures_total: ["Failures that browsers told of, by kind.", "kind"],
  waslijn_code_misses_total: ["Location and return codes asked for that do not exist."],
} as const satisfies Record<string, readonly [help: string, ...labels: string[]]>;

const GAUGES = {
  waslijn_job_last_success_seconds: ["When a background job last succeeded on this node.", "job"],
  waslijn_job_last_failure_seconds: ["When a background job last failed on this node.", "job"],
} as const satisfies Record<string, readonly [help: string, ...labels: string[]]>;

type CounterName = keyof typeof COUNTERS;
type GaugeName = keyof typeof GAUGES;

const counters = new Map(
  Object.entries(COUNTERS).map(([name, [help, ...labelNames]]) => [
    name,
    new Counter({ name, help, labelNames: [...labelNames], registers: [registry] }),
  ]),
);

const gauges = new Map(
  Object.entries(GAUGES).map(([name, [help, ...labelNames]]) => [
    name,
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] }),
  ]),
);

const requestSeconds = new Histogram({
  name: "waslijn_request_seconds",
  help: "Time to answer by route pattern.",
  labelNames: ["route"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

export function countMetric(name: CounterName, labels: Record<string, string | number> = {}): void {
  counters.get(name)?.inc(labels);
}

export function setMetric(name: GaugeName, labels: Record<string, string>, value: number): void {
  gauges.get(name)?.set(labels, value);
}

export const observeRequest = (route: string, seconds: number): void =>
  requestSeconds.observe({ route }, seconds);

export const METRICS_TYPE = registry.contentType;
export const printMetrics = (): Promise<string> => registry.metrics();
