import { brandStyle, brandLogo } from "@waslijn/contract/shared/brands/brand-style";
import { createHash } from "node:crypto";
import type { DrawnPage } from "../page-cache.ts";
import { NO_DEVICES } from "../security-headers.ts";
import type { Docs } from "../web-build.ts";
import { endpoints } from "@waslijn/contract/customer/endpoints";
import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import { brand } from "@waslijn/contract/shared/brand";
import { escapeHtml as e } from "../../escape-html.ts";
import { examples } from "../../http/docs/examples.ts";
import { openapi } from "../../http/docs/openapi.ts";
import { assistants, client, errors, firstSteps, webhooks, type Chapter } from "./guide.ts";
import { printCall, type Call } from "./print-call.ts";

type Group = { id: string; title: string; paths: readonly string[] };

/** Groups of calls in the order of use. The longest matching path prefix decides a call's group. */
const GROUPS: readonly Group[] = [
  { id: "sign-in", title: "Logging in", paths: ["/tokens", "/users", "/companies", "/recover"] },
  {
    id: "places",
    title: "Places and prices",
    paths: [
      "/service-areas",
      "/addresses",
      "/service-points",
      "/cleaning-services",
      "/services",
      "/config",
      "/coupons",
    ],
  },
  { id: "windows", title: "Windows", paths: ["/times"] },
  { id: "placing", title: "Placing an order", paths: ["/orders", "/order-collections"] },
  { id: "by-link", title: "An order, by its link", paths: ["/orders/by-link"] },
  { id: "paying", title: "Paying", paths: ["/bills"] },
  {
    id: "customer",
    title: "A customer’s own",
    paths: ["/me", "/orders/mine", "/orders/of", "/orders/links"],
  },
  { id: "labels", title: "Labels", paths: ["/shipment-labels"] },
  { id: "pages", title: "For our own pages", paths: ["/client-failures"] },
];

const fit = (path: string, start: string): number =>
  path === start || path.startsWith(`${start}/`) ? start.length : 0;

function groupOf({ path }: Pick<Endpoint, "path">): string {
  const [best] = GROUPS.flatMap(({ id, paths }) =>
    paths.map((start) => ({ id, length: fit(path, start) })),
  ).toSorted((one, other) => other.length - one.length);
  if (!best?.length) throw new Error(`No group of the docs has ${path}.`);
  return best.id;
}

type Listed = Chapter & { calls?: Call[] };

/** The API documentation, generated from the contract when the server starts. */
function printPage({ style, example }: { style: string; example: string }): string {
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
<svg class="sprite" width="0" height="0" aria-hidden="true">${brandLogo()}</svg>
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

/** Extends past both edges of the screen. */
const ROPE = `<svg class="rope" viewBox="0 0 300 12" preserveAspectRatio="none" aria-hidden="true"><path class="o" d="M-5 1Q50 12 100 3T200 4T305 2"/></svg>`;

const printEntry = ({ id, title, calls = [] }: Listed): string =>
  `<li><a href="#${id}">${e(title)}</a>${calls.length > 0 ? `<ul>${calls.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join("")}</ul>` : ""}</li>`;

const printChapter = ({ id, title, html }: Listed): string =>
  `<section class="chapter" aria-labelledby="${id}"><h2 id="${id}">${e(title)}</h2>${html}</section>`;

export const DOCS_PATH = "/api/docs";

/** The page for developers: no scripts and no external resources. */
export function drawDocs({ style, example }: Docs): DrawnPage {
  const whole = brandStyle + style;
  const hash = createHash("sha256").update(whole).digest("base64");
  const html = printPage({ style: whole, example });
  return {
    status: 200,
    language: "en",
    html,
    headers: {
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": NO_DEVICES,
      "x-frame-options": "DENY",
    },
  };
}
