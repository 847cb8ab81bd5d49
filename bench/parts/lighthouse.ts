import { launch, type LaunchedChrome } from "chrome-launcher";
import lighthouse from "lighthouse";
import { get } from "node:http";
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
        | { items?: { resourceType?: string; url: string }[] }
        | undefined
    )?.items ?? [];
  const counted = network.filter((item) => item.url.startsWith("http"));
  const scripts = counted.filter((item) => item.resourceType === "Script");
  const sizes = await Promise.all(scripts.map(({ url }) => compressedSize(url)));
  return {
    lcp: numeric("largest-contentful-paint"),
    cls: numeric("cumulative-layout-shift"),
    mainThread: numeric("mainthread-work-breakdown"),
    requests: counted.length,
    scriptBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    scores: {
      performance: categories.performance?.score ?? 0,
      accessibility: categories.accessibility?.score ?? 0,
      "best-practices": categories["best-practices"]?.score ?? 0,
      seo: categories.seo?.score ?? 0,
    },
  };
}

/** Compressed size of a file, without the headers that Lighthouse adds. */
function compressedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.once("end", () => resolve(bytes)).once("error", reject);
    }).once("error", reject);
  });
}
