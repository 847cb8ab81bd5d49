import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { createTestDatabase } from "../../scripts/test/postgres.ts";
import { webDist } from "../../scripts/web-build.ts";
import { placeOne } from "../load/orders.ts";
import { startProduct } from "../load/started.ts";
import { serveFixed, withoutScripts } from "../reference/zero-script.ts";
import { median, type Row } from "../row.ts";
import { openBrowser, visit, type PageFigures } from "./lighthouse.ts";

const PAGES = {
  home: "/nl/",
  faq: "/nl/faq",
  pricelist: "/nl/pricelist",
  "order screen 1": "/nl/?page=address-selection",
  retail: "/nl/retail",
} as const;
type PageName = keyof typeof PAGES | "order page";
const LCP_GOAL: Record<PageName, number | undefined> = {
  home: 1.05,
  faq: 1.05,
  pricelist: 1.05,
  "order screen 1": 1.15,
  retail: undefined,
  "order page": 1.05,
};
const SCRIPT_GOAL: Record<PageName, number> = {
  home: 70,
  faq: 70,
  pricelist: 70,
  "order screen 1": 85,
  retail: 75,
  "order page": 80,
};
/** Pages with noindex. */
const UNLISTED: readonly PageName[] = ["order page"];

/** Each page against the same document without scripts; home also against a client-rendered React page. */
export async function measurePages(rounds: number): Promise<Row[]> {
  const database = await createTestDatabase();
  const product = await startProduct(database.url);
  const client = join(webDist(), "client");
  const pages: Record<PageName, string> = { ...PAGES, "order page": await placeOne(product.url) };
  const documents = new Map<string, string>();
  for (const path of Object.values(pages)) {
    documents.set(path, withoutScripts(await (await fetch(product.url + path)).text()));
  }
  const bare = await buildBareReact();
  const fixed = await serveFixed(documents, client);
  const react = await serveFixed(
    new Map([["/", readFileSync(join(bare, "index.html"), "utf8")]]),
    bare,
  );
  const urlOf = (server: typeof fixed): string =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const figures: Record<string, PageFigures[]> = {};
  const take = async (name: string, url: string): Promise<void> => {
    const chrome = await openBrowser();
    try {
      (figures[name] ??= []).push(await visit(chrome, url));
    } finally {
      chrome.kill();
    }
  };
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, path] of Object.entries(pages)) {
        await take(name, product.url + path);
        await take(`${name} reference`, urlOf(fixed) + path);
      }
      await take("bare react", `${urlOf(react)}/`);
    }
  } finally {
    fixed.close();
    react.close();
    await product.stop();
    await database.drop();
    rmSync(bare, { recursive: true, force: true });
  }
  const of = (name: string, pick: (one: PageFigures) => number): number =>
    median((figures[name] ?? []).map(pick));
  return (Object.keys(pages) as PageName[]).flatMap((name) => rowsOf(name, of));
}

type Pick = (name: string, pick: (one: PageFigures) => number) => number;

function rowsOf(name: PageName, of: Pick): Row[] {
  const kib = of(name, (one) => one.scriptBytes) / 1024;
  const lcp = {
    mine: of(name, (one) => one.lcp),
    reference: of(`${name} reference`, (one) => one.lcp),
  };
  const goal = LCP_GOAL[name];
  const rows: Row[] = [
    {
      what: `${name}: JavaScript on first load, KiB`,
      goal: { atMost: SCRIPT_GOAL[name] },
      reference: `bare React, ${(of("bare react", (one) => one.scriptBytes) / 1024).toFixed(1)} KiB`,
      measured: `${kib.toFixed(1)} KiB`,
      ratio: kib,
    },
    {
      what: `${name}: largest paint`,
      goal: goal ? { atMost: goal } : undefined,
      reference: `without scripts, ${lcp.reference.toFixed(0)} ms; bare React ${(of("bare react", (one) => one.lcp) / lcp.reference).toFixed(2)}×`,
      measured: `${lcp.mine.toFixed(0)} ms`,
      ratio: lcp.mine / lcp.reference,
    },
    {
      what: `${name}: layout shift`,
      goal: { atMost: 0 },
      reference: "none",
      measured: of(name, (one) => one.cls).toFixed(3),
      ratio: of(name, (one) => one.cls),
    },
    {
      what: `${name}: requests`,
      goal: { atMost: 10 },
      reference: "none",
      measured: String(of(name, (one) => one.requests)),
      ratio: of(name, (one) => one.requests),
    },
  ];
  const scores = UNLISTED.includes(name)
    ? (["accessibility", "best-practices"] as const)
    : (["accessibility", "best-practices", "seo"] as const);
  for (const score of scores) {
    const value = of(name, (one) => one.scores[score]) * 100;
    rows.push({
      what: `${name}: Lighthouse ${score}`,
      goal: { atLeast: 100 },
      reference: "none",
      measured: value.toFixed(0),
      ratio: value,
    });
  }
  if (name === "home") {
    const work = {
      mine: of(name, (one) => one.mainThread),
      reference: of(`${name} reference`, (one) => one.mainThread),
    };
    rows.push({
      what: "home: main-thread work",
      goal: { atMost: 2.2 },
      reference: `without scripts; bare React ${(of("bare react", (one) => one.mainThread) / work.reference).toFixed(2)}×`,
      measured: `${work.mine.toFixed(0)} ms`,
      ratio: work.mine / work.reference,
    });
  }
  return rows;
}

async function buildBareReact(): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), "waslijn-bare-react-"));
  await build({
    root: resolve(import.meta.dirname, "../reference/bare-react"),
    configFile: false,
    logLevel: "error",
    build: { outDir: out, emptyOutDir: true },
    oxc: { jsx: { runtime: "automatic" } },
  });
  return out;
}
