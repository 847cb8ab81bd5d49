import { type Endpoint, CALLERS, type Caller } from "@waslijn/contract/shared/endpoint";
import { escapeHtml as e } from "../../escape-html.ts";
import type { Example } from "../../http/docs/examples.ts";
import type { Operation } from "../../http/docs/openapi.ts";
import { describe, fieldsOf, printFields, type Schemas } from "./print-fields.ts";

export type Call = { name: string; endpoint: Endpoint; operation: Operation; example: Example };

const JSON_TYPE = "application/json";

export function printCall(schemas: Schemas, { name, endpoint, operation, example }: Call): string {
  const answer = operation.responses[endpoint.status]?.content?.[JSON_TYPE]?.schema;
  return `<section class="call" id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title"><span class="verb">${endpoint.method}</span> <code>/api${e(endpoint.path)}</code></h3>
<p>${e(operation.summary)}.</p>
<p class="quiet">${whoMay(endpoint)}${endpoint.placement ? " Takes an <code>Idempotency-Key</code>." : ""}</p>
${printParameters(schemas, operation)}
${printSchema(schemas, "What it takes", operation.requestBody?.content[JSON_TYPE].schema)}
${printSchema(schemas, "What it answers", answer)}
<div class="pair">${printExample("Sent", sent(endpoint, example))}${printExample(`Answered ${endpoint.status}`, answered(endpoint, example))}</div>
${printProblems(endpoint)}
</section>`;
}

const NAMES: Record<Caller, string> = {
  nobody: "anyone",
  guest: "a guest",
  user: "a customer",
  company: "a company",
};

const EITHER = new Intl.ListFormat("en-GB", { type: "disjunction" });

function whoMay({ auth, callers, path }: Endpoint): string {
  if (auth === "basic") return "With basic credentials.";
  if (path.includes("/:token")) return "For who has the link.";
  if (CALLERS.every((caller) => callers.includes(caller))) {
    return auth === "bearer" ? "For anyone, with or without a token." : "For anyone.";
  }
  return `For ${EITHER.format(callers.map((caller) => NAMES[caller]))}, with a bearer token.`;
}

function printParameters(schemas: Schemas, { parameters }: Operation): string {
  const fields = parameters
    .filter((parameter) => parameter.in !== "header")
    .map(({ name, schema, required, in: place }) => ({
      name,
      what: `${describe(schemas, schema)}, in the ${place}`,
      isOptional: !required,
    }));
  return fields.length > 0 ? printFields("What stands in the address", fields) : "";
}

function printSchema(schemas: Schemas, title: string, schema: object | undefined): string {
  if (!schema) return "";
  const fields = fieldsOf(schemas, { ...schema });
  if (fields.length === 0) return `<p>${title}: ${e(describe(schemas, { ...schema }))}.</p>`;
  return `<details><summary>${title} <span class="quiet num">${fields.length === 1 ? "1 field" : `${fields.length} fields`}</span></summary>${printFields(title, fields)}</details>`;
}

function sent({ method, path }: Endpoint, { params = {}, query, body }: Example): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const search = query ? `?${new URLSearchParams(query)}` : "";
  return `${method} /api${filled}${search}${body === undefined ? "" : `\n\n${toText(body)}`}`;
}

function answered({ status, file, stream }: Endpoint, { answer }: Example): string {
  if (file) return "(a file)";
  if (stream) return "(server-sent events, until you close it)";
  return status === 204 ? "(nothing)" : toText(answer);
}

const toText = (value: unknown): string => JSON.stringify(value, null, 2);

/** Long examples scroll; `tabindex` allows that by keyboard. */
export const printExample = (title: string, text: string): string =>
  `<figure><figcaption>${e(title)}</figcaption><pre tabindex="0"><code>${e(text)}</code></pre></figure>`;

function printProblems({ problems }: Endpoint): string {
  if (problems.length === 0) return "";
  const links = problems.map((type) => `<a href="#${type}"><code>${type}</code></a>`);
  return `<p class="problems">May be refused with ${links.join(", ")}.</p>`;
}
