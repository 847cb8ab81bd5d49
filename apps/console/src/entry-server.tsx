import { pathOf } from "@waslijn/api-client/send.ts";
import { consoleCalls } from "@waslijn/contract/calls/console";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { type Business, overrideBusiness } from "@waslijn/contract/shared/brands/business";
import type { Language } from "@waslijn/contract/shared/constants";
import { createMemoryHistory } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { Question } from "./api/questions.ts";
import { type Drawn, DRAWN_ID } from "./app/drawn.ts";
import { Root } from "./app/root.tsx";
import { asWritten, createConsoleRouter } from "./app/router.tsx";
import { firstQuestions, screenOf, screens } from "./app/screens.ts";
import type { Screen } from "./parts/screen.ts";
import { createQueryClient, keepAnswers } from "./app/session.ts";
import { toInertJson } from "@waslijn/design/inert-json.ts";
import { pageTitle } from "./parts/bar.tsx";

/** Build output: the empty document, and the files of a screen. */
type Built = {
  document: string;
  sheets: string[];
  scripts: string[];
};

const SCRIPTS = /<script [^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Inserts markup and data into the built document. */
function toDocument(built: Built, markup: string, drawn: Drawn): string {
  const [, heading = ""] = /<h1>([^<]*)<\/h1>/.exec(markup) ?? [];
  const data = `<script type="application/json" id="${DRAWN_ID}">${toInertJson(drawn)}</script>`;
  return withLinks(built)
    .replace(/<html lang="\w+">/, `<html lang="${drawn.language}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${pageTitle(heading)}</title>`)
    .replace(
      /(<div id="console">)(<\/div>)/,
      (_, open, close) => `${open}${markup}${close}\n${data}`,
    );
}

/** Style sheets block rendering, scripts do not: on slow connections sheets load first, scripts at low priority. */
function withLinks({ document, sheets, scripts }: Built): string {
  const links = [
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...(document.match(SCRIPTS) ?? []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  return document
    .replace(SCRIPTS, "")
    .replace("</head>", () => `${links.join("\n")}\n</head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

export { languageAskedFor } from "./i18n/current-language.ts";

/** Server-rendered screens, with the source file that identifies their chunks in the build. */
const SOURCES = new Map<Screen, string>([
  [screens.orders, "src/features/orders/orders-screen.tsx"],
]);

/** The source file of the screen for a URL, if it is server-rendered. */
export function drawnSource(url: string): string | undefined {
  const screen = screenOf(addressOf(url));
  return screen && SOURCES.get(screen);
}

export type DrawRequest = {
  url: string;
  language: Language;
  now: Date;
  /** Id of the last event of any order. */
  event: number;
  /** Calls the API as the user of the document; throws when refused. */
  ask: (path: string) => Promise<unknown>;
  built: Built;
  /** Details of the shop, which its settings may have changed since the build. */
  business: Business;
};

/** Renders the screen for a URL with its first queries; undefined when the screen does not accept the URL. */
export async function draw(request: DrawRequest): Promise<string | undefined> {
  const { language, now, event, ask, built } = request;
  overrideBusiness(request.business);
  const address = addressOf(request.url);
  const questions = firstQuestions(address);
  const answers = await Promise.all(questions.map((question) => answer(question, ask)));
  const drawn: Drawn = { language, today: amsterdamDate(now), event, answers };
  const queries = createQueryClient();
  keepAnswers(queries, answers);
  const router = createConsoleRouter(queries, {
    history: createMemoryHistory({ initialEntries: [asWritten(address)] }),
    // On the server it renders an inline script, which the content security policy forbids.
    scrollRestoration: false,
  });
  await router.load();
  if (!router.state.resolvedLocation) return undefined;
  const root = <Root language={language} queries={queries} router={router} drawn={drawn} />;
  return toDocument(built, await toMarkup(root), drawn);
}

async function answer(
  { call, asked, queryKey, isFirstPage }: Question,
  ask: DrawRequest["ask"],
): Promise<Drawn["answers"][number]> {
  const found = await ask(`/api${pathOf(consoleCalls[call], asked)}`);
  return { queryKey, data: isFirstPage ? { pages: [found], pageParams: [null] } : found };
}

const addressOf = (url: string): URL => new URL(url, "http://localhost");

async function toMarkup(root: ReactNode): Promise<string> {
  // Without streaming: later chunks would need an inline script.
  const { prelude } = await prerender(root, { progressiveChunkSize: 1e9 });
  return new Response(prelude).text();
}
