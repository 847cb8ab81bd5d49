import { endpoints, type Endpoint } from "@waslijn/contract/customer/endpoints";
import { brand } from "@waslijn/contract/shared/brand";
import { brandLogo } from "@waslijn/contract/shared/brands/brand-style";
import { escapeHtml as e } from "../../escape-html.ts";
import { examples } from "../../http/docs/examples.ts";
import { openapi } from "../../http/docs/openapi.ts";
import { GROUPS, groupOf } from "./groups.ts";
import { assistants, client, errors, firstSteps, webhooks, type Chapter } from "./guide.ts";
import { printCall, type Call } from "./print-call.ts";

type Listed = Chapter & { calls?: Call[] };

/** The description of the API for people: made of the contract when the server starts. */
export function printPage({ style, example }: { style: string; example: string }): string {
  const { info, paths, components } = openapi();
  const calls = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation): Call => {
      const name = operation.operationId as keyof typeof endpoints;
      const endpoint: Endpoint = endpoints[name];
      return { name, endpoint, operation, example: examples[name] ?? {} };
    });
  const byGroup = Map.groupBy(calls, ({ endpoint }) => groupOf(endpoint));
  const groups = GROUPS.map(({ id, title }): Listed => {
    const own = byGroup.get(id) ?? [];
    const html = own.map((call) => printCall(components.schemas, call)).join("\n");
    return { id, title, html, calls: own };
  });
  const problems = calls.flatMap(({ endpoint }) => endpoint.problems);
  const chapters = [
    firstSteps,
    ...groups,
    errors(problems),
    webhooks,
    assistants,
    client(example),
  ] satisfies Listed[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${e(info.title)}</title>
<meta name="description" content="Every call, webhook and tool of ${e(brand.name)}, with examples.">
<link rel="icon" href="${brand.files}/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<svg class="sprite" width="0" height="0" aria-hidden="true">${brandLogo}</svg>
<header class="wrap top">
<a href="/" aria-label="${e(brand.name)}"><svg class="logo" aria-hidden="true"><use href="#logo"/></svg></a>
<h1>Build on ${e(brand.name)}</h1>
<p class="lede">Place orders, follow them, be told what happens to them, or let an assistant do it.</p>
</header>
${ROPE}
<div class="wrap body">
<nav aria-label="On this page"><ul>${chapters.map(printEntry).join("\n")}</ul></nav>
<main>${chapters.map(printChapter).join("\n")}</main>
</div>
</body>
</html>
`;
}

/** It runs past both edges of the screen. */
const ROPE = `<svg class="rope" viewBox="0 0 300 12" preserveAspectRatio="none" aria-hidden="true"><path class="o" d="M-5 1Q50 12 100 3T200 4T305 2"/></svg>`;

const printEntry = ({ id, title, calls = [] }: Listed): string =>
  `<li><a href="#${id}">${e(title)}</a>${calls.length > 0 ? `<ul>${calls.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join("")}</ul>` : ""}</li>`;

const printChapter = ({ id, title, html }: Listed): string =>
  `<section class="chapter" aria-labelledby="${id}"><h2 id="${id}">${e(title)}</h2>${html}</section>`;
