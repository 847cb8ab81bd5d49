import { pathOf } from "@waslijn/api-client/send.ts";
import { consoleCalls } from "@waslijn/contract/calls/console";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
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

/** What the build made: the document without a screen, and the files of one. */
type Built = {
  document: string;
  sheets: string[];
  scripts: string[];
};

const SCRIPTS = /<script [^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Puts what was drawn into the document that the build made. */
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

/** Sheets hold the paint, scripts do not: on a slow line they come after them. */
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

/** The screens that the server draws, each with the source that its files are built from. */
const SOURCES = new Map<Screen, string>([
  [screens.orders, "src/features/orders/orders-screen.tsx"],
]);

/** The source of the screen in an address, if the server draws it. */
export function drawnSource(url: string): string | undefined {
  const screen = screenOf(addressOf(url));
  return screen && SOURCES.get(screen);
}

export type DrawRequest = {
  url: string;
  language: Language;
  now: Date;
  /** The number of the last event of any order. */
  event: number;
  /** Asks the API as whoever the document is for; what is refused fails. */
  ask: (path: string) => Promise<unknown>;
  built: Built;
};

/** Draws the screen in an address with what it asks first; nothing where the address holds what the screen does not know. */
export async function draw(request: DrawRequest): Promise<string | undefined> {
  const { language, now, event, ask, built } = request;
  const address = addressOf(request.url);
  const questions = firstQuestions(address);
  const answers = await Promise.all(questions.map((question) => answer(question, ask)));
  const drawn: Drawn = { language, today: amsterdamDate(now), event, answers };
  const queries = createQueryClient();
  keepAnswers(queries, answers);
  const router = createConsoleRouter(queries, {
    history: createMemoryHistory({ initialEntries: [asWritten(address)] }),
    // On the server it is an inline script, which the policy refuses.
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
  // In one piece: what comes later would need an inline script.
  const { prelude } = await prerender(root, { progressiveChunkSize: 1e9 });
  return new Response(prelude).text();
}
