import { launch, type LaunchedChrome } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../../scripts/test/chromium.ts";

export type PageFigures = {
  lcp: number;
  cls: number;
  mainThread: number;
  requests: number;
  scriptBytes: number;
  scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>;
};

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const openBrowser = (): Promise<LaunchedChrome> =>
  launch({ chromePath: findChromium(), chromeFlags: FLAGS });

/** One visit with Lighthouse's mobile preset and simulated throttling. */
export async function visit(chrome: LaunchedChrome, url: string): Promise<PageFigures> {
  const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const numeric = (audit: string): number => audits[audit]?.numericValue ?? 0;
  const network =
    (
      audits["network-requests"]?.details as
        | { items?: { resourceType?: string; transferSize?: number; url: string }[] }
        | undefined
    )?.items ?? [];
  const counted = network.filter((item) => item.url.startsWith("http"));
  return {
    lcp: numeric("largest-contentful-paint"),
    cls: numeric("cumulative-layout-shift"),
    mainThread: numeric("mainthread-work-breakdown"),
    requests: counted.length,
    scriptBytes: counted
      .filter((item) => item.resourceType === "Script")
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
    scores: {
      performance: categories.performance?.score ?? 0,
      accessibility: categories.accessibility?.score ?? 0,
      "best-practices": categories["best-practices"]?.score ?? 0,
      seo: categories.seo?.score ?? 0,
    },
  };
}
