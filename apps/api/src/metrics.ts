/** What this process counts for Prometheus, in its text format; a scraper adds the nodes up. */
const DESCRIPTIONS = {
  waslijn_requests_total: ["counter", "Requests by route pattern, method and status."],
  waslijn_request_seconds: ["histogram", "Time to answer by route pattern."],
  waslijn_orders_placed_total: ["counter", "Orders placed by kind."],
  waslijn_mails_sent_total: ["counter", "Mails sent by kind."],
  waslijn_mails_failed_total: ["counter", "Attempts to send a mail that failed, by kind."],
  waslijn_mails_dead_total: ["counter", "Mails given up by kind."],
  waslijn_client_failures_total: ["counter", "Failures that browsers told of, by kind."],
} as const satisfies Record<string, readonly ["counter" | "histogram", string]>;

type MetricName = keyof typeof DESCRIPTIONS;
type CounterName = Exclude<MetricName, "waslijn_request_seconds">;
type Labels = Record<string, string | number>;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const counters = new Map<CounterName, Map<string, number>>();
const durations = new Map<string, { buckets: number[]; sum: number; count: number }>();

const escaped = (value: string | number): string =>
  String(value).replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");
const printLabels = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(",");

export function countMetric(name: CounterName, labels: Labels): void {
  const series = counters.get(name) ?? new Map<string, number>();
  counters.set(name, series);
  const key = printLabels(labels);
  series.set(key, (series.get(key) ?? 0) + 1);
}

export function observeRequest(route: string, seconds: number): void {
  const key = printLabels({ route });
  const seen = durations.get(key) ?? { buckets: SECONDS.map(() => 0), sum: 0, count: 0 };
  durations.set(key, seen);
  SECONDS.forEach((bound, index) => {
    if (seconds <= bound) seen.buckets[index] = (seen.buckets[index] ?? 0) + 1;
  });
  seen.sum += seconds;
  seen.count++;
}

export function printMetrics(): string {
  const names = Object.keys(DESCRIPTIONS) as MetricName[];
  return `${names.flatMap(printMetric).join("\n")}\n`;
}

function printMetric(name: MetricName): string[] {
  const [type, help] = DESCRIPTIONS[name];
  const lines = name === "waslijn_request_seconds" ? printDurations(name) : printCounter(name);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

function printCounter(name: CounterName): string[] {
  return [...(counters.get(name) ?? [])].map(([labels, value]) => `${name}{${labels}} ${value}`);
}

function printDurations(name: string): string[] {
  return [...durations].flatMap(([labels, { buckets, sum, count }]) => [
    ...SECONDS.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]);
}
