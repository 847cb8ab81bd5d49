import type { FastifyInstance } from "fastify";
import { escapeHtml as e } from "../../escape-html.ts";
import { openapi, type Operation } from "./openapi.ts";

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid; padding-block: 1rem; }
h2 { font-size: 1.15rem; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; }
`;

/** `/openapi.json` for machines, `/docs` for people: plain HTML without a script. */
export function apiDocs(app: FastifyInstance): void {
  const description = openapi();
  const json = JSON.stringify(description);
  const page = printPage(description);

  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(json),
  );
  app.get("/docs.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(STYLE),
  );
  app.get("/docs", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(page),
  );
}

function printPage({ info, servers, paths }: ReturnType<typeof openapi>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = operations.map(
    ({ method, path, operation }) =>
      `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${e(path)}</code></a> ${e(operation.summary)}</li>`,
  );
  const sections = operations.map(({ method, path, operation }) =>
    printOperation(`${method.toUpperCase()} ${servers[0]?.url ?? ""}${path}`, operation),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(info.title)}</title><link rel="stylesheet" href="docs.css"></head>
<body>
<header><h1>${e(info.title)}</h1><p>${e(info.description)}</p><p><a href="openapi.json">OpenAPI 3.1 description</a></p></header>
<nav aria-label="Calls"><ul>${contents.join("\n")}</ul></nav>
<main>${sections.join("\n")}</main>
</body>
</html>
`;
}

function printOperation(title: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name, in: place, required, description = "" }) =>
      `<li><code>${e(name)}</code> in ${place}${required ? "" : ", optional"}${description ? `: ${e(description)}` : ""}</li>`,
  );
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) => `<li><code>${status}</code> ${e(description)}</li>`,
  );
  const success = Object.values(operation.responses).find(
    ({ content }) => content?.["application/json"],
  );
  return `<section id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
<h2 id="${operation.operationId}-title"><code>${e(title)}</code></h2>
<p>${e(operation.summary)}. ${printSecurity(operation)}</p>
${parameters.length ? `<h3>Parameters</h3><ul>${parameters.join("")}</ul>` : ""}
${printSchema("Body", operation.requestBody?.content["application/json"].schema)}
${printSchema("Answer", success?.content?.["application/json"]?.schema)}
<h3>Statuses</h3><ul>${answers.join("")}</ul>
</section>`;
}

function printSecurity({ security }: Operation): string {
  const [first, second] = security;
  if (!first) return "No credentials.";
  return `Credentials: ${Object.keys(first).join()}${second ? ", or none" : ""}.`;
}

const printSchema = (title: string, schema: object | undefined): string =>
  schema ? `<h3>${title}</h3><pre tabindex="0">${e(JSON.stringify(schema, null, 2))}</pre>` : "";
