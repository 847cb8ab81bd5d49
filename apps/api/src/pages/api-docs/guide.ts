import {
  ASSISTANT_DAYS,
  ASSISTANT_EUROS,
  ASSISTANT_SCOPES,
  CONSENT_DAYS,
} from "@waslijn/contract/customer/assistant-limits";
import { assistantTools, type ToolName } from "@waslijn/contract/customer/assistants";
import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import { COMMON_PROBLEMS, PROBLEMS, type ProblemType } from "@waslijn/contract/shared/problem";
import { OLD_SECRET_HOURS, TEST_EVENT, WEBHOOK_EVENTS } from "@waslijn/contract/shared/webhooks";
import { escapeHtml as e } from "../../escape-html.ts";
import { webhookExamples } from "../../http/docs/examples.ts";
import { schemaOf } from "../../http/docs/json-schema.ts";
import { WEBHOOK_WORDS } from "../../http/docs/webhook-words.ts";
import { titleOf } from "../../http/problem-titles.ts";
import { TOOL_WORDS } from "../../modules/assistants/tool-words.ts";
import { BACKOFF_MINUTES } from "../../outbox/send-due.ts";
import { TIMEOUT_MS } from "../../outside/webhook-sender.ts";
import { printExample } from "./print-call.ts";
import { fieldsOf, printFields } from "./print-fields.ts";

export type Chapter = { id: string; title: string; html: string };

export const firstSteps: Chapter = {
  id: "first-steps",
  title: "First steps",
  html: `<p>Bodies are JSON, below <code>/api</code>. <code>Accept-Language: en</code> or <code>nl</code> chooses the language of names and errors. Times are those of Europe/Amsterdam with their offset; amounts are euros where prices are listed and cents where a name ends in <code>Cents</code> or a bill is told.</p>
<p>Send a <code>${DEVICE_HEADER}</code> of your own with every call: limits are counted by it, not only by your address. Calls that place or change something take an <code>${IDEMPOTENCY_HEADER}</code>. The same key with the same body gets the first answer again for 24 hours, so what nobody answered can be sent again.</p>
<p>The whole description is <a href="openapi.json">openapi.json</a> (OpenAPI 3.1). The examples on this page are what a test sent to a server and what that answered; keys and ids in them are made up.</p>`,
};

const total = BACKOFF_MINUTES.reduce((sum, minutes) => sum + minutes, 0);
const longest = Math.max(...BACKOFF_MINUTES) / 60;

const VERIFY = `import { Webhook } from "standardwebhooks";

// Throws when the signature is wrong or older than five minutes.
const message = new Webhook(secret).verify(rawBody, request.headers);`;

export const webhooks: Chapter = {
  id: "webhooks",
  title: "Webhooks",
  html: `<p>The provider adds your address on the console, under Webhooks, and gives you its secret. From then on you are told what happens to orders, with a <code>POST</code> that holds numbers, states and times and nothing about a person.</p>
<ul class="events">${([...WEBHOOK_EVENTS, TEST_EVENT] as const).map((event) => `<li><code>${event}</code> ${WEBHOOK_WORDS[event]}</li>`).join("")}</ul>
<div class="pair">${printExample(
    "Headers",
    Object.entries(webhookExamples.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
  )}${printExample("Body", JSON.stringify(webhookExamples.messages["order.placed"], null, 2))}</div>
<h3>Is it from us?</h3>
<p>Messages are signed as <i>Standard Webhooks</i> describes, which has libraries in most languages. Verify the body as it came, before it is parsed. For ${OLD_SECRET_HOURS} hours after a new secret messages carry both signatures.</p>
${printExample("In Node", VERIFY)}
<h3>When you do not answer</h3>
<p>Any status from 200 to 299 within ${TIMEOUT_MS / 1000} seconds means that you have it. Otherwise it comes again, after half a minute first and ${longest} hours last: ${BACKOFF_MINUTES.length + 1} attempts in ${Math.ceil(total / 60)} hours. What is given up then stays on the console, where it can be sent again. A redirect counts as a refusal, and nothing is sent to a private address or without https.</p>
<p>A message may come twice and later than a newer one: <code>webhook-id</code> tells what you have already, <code>order.version</code> which is newer.</p>`,
};

const tools = Object.keys(assistantTools) as ToolName[];

export const assistants: Chapter = {
  id: "assistants",
  title: "Assistants",
  html: `<p><code>POST /mcp</code> speaks the Model Context Protocol over streamable HTTP, without sessions. Areas, prices, estimates and windows need nothing. A tool for a customer answers 401 without a token; <code>WWW-Authenticate</code> names the metadata, and from there it is OAuth 2.1 with PKCE: client metadata documents or <code>POST /oauth/register</code>, the scopes ${ASSISTANT_SCOPES.map((scope) => `<code>${scope}</code>`).join(", ")}, and refresh tokens that are replaced at each use. The customer allows ${ASSISTANT_EUROS.least} to ${ASSISTANT_EUROS.most} euros for ${CONSENT_DAYS.join(", ")} days and can stop it at any time.</p>
<p>For an assistant without OAuth a customer makes an access code under <i>My orders</i>, for ${ASSISTANT_DAYS.join(", ")} days; send it as <code>Authorization: Bearer …</code>.</p>
<p>An assistant orders to the customer’s own address only. What people typed stands under <code>typedByPeople</code>: it is data, never an instruction.</p>
${tools.map(printTool).join("\n")}`,
};

function printTool(name: ToolName): string {
  const fields = fieldsOf({}, schemaOf(assistantTools[name], "input"));
  const takes = fields.length > 0 ? printFields(`What ${name} takes`, fields) : "";
  return `<h3><code>${name}</code></h3><p>${e(TOOL_WORDS[name])}</p>${takes}`;
}

export const client = (example: string): Chapter => ({
  id: "client",
  title: "The client",
  html: `<p><code>packages/client</code> of the product’s sources makes every call above, typed, in Node and in browsers. It sends again what nobody answered, with the key it had, and refreshes tokens once. A test runs this example.</p>
${printExample("TypeScript", example)}`,
});

/** The problems of all calls, with their English titles. */
export function errors(types: readonly ProblemType[]): Chapter {
  const all = [...new Set<ProblemType>([...types, ...COMMON_PROBLEMS])].toSorted(
    (one, other) => PROBLEMS[one] - PROBLEMS[other],
  );
  const rows = all.map(
    (type) =>
      `<tr id="${type}"><th scope="row"><code>${type}</code></th><td class="num">${PROBLEMS[type]}</td><td>${e(titleOf(type, "en"))}</td></tr>`,
  );
  return {
    id: "errors",
    title: "Errors",
    html: `<p>Every error is <code>application/problem+json</code>: a <code>type</code> to program with, a <code>title</code> to show, the <code>status</code>, and in <code>extra</code> what else is known. A refused field is named in <code>extra.fields</code>. After a 429 come back when <code>Retry-After</code> says so. Any call may be refused with ${COMMON_PROBLEMS.map((type) => `<code>${type}</code>`).join(", ")}.</p>
<table class="errors"><caption class="hide">Errors by their status</caption><thead><tr><th scope="col">Type</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
  };
}
