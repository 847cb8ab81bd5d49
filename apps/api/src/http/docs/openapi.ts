import { brand } from "@waslijn/contract/shared/brand";
import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import { consoleEndpoints } from "@waslijn/contract/console/endpoints";
import { endpoints } from "@waslijn/contract/customer/endpoints";
import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import {
  COMMON_PROBLEMS,
  problem,
  PROBLEMS,
  type ProblemType,
} from "@waslijn/contract/shared/problem";
import { examples, type Example, webhookExamples } from "./examples.ts";
import { schemaOf, type JsonSchema } from "./json-schema.ts";
import { testMessage, webhookMessage } from "@waslijn/contract/console/webhooks";
import { TEST_EVENT, WEBHOOK_EVENTS } from "@waslijn/contract/shared/webhooks";
import { describeCall, TAG_WORDS } from "./call-words.ts";
import { WEBHOOK_WORDS } from "./webhook-words.ts";

const MESSAGE = "WebhookMessage";

/** Shared schema, referenced by every event. */
const webhookSchemas = { [MESSAGE]: schemaOf(webhookMessage, "output") };

const HEADERS: Record<string, string> = {
  "webhook-id": "The same however often a message is sent.",
  "webhook-timestamp": "When this attempt was made, in seconds since 1970.",
  "webhook-signature": "As Standard Webhooks has it; two for a day after a new secret.",
};

const parameters = Object.entries(HEADERS).map(([name, description]) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example: webhookExamples.headers[name],
}));

/** All webhook messages, as OpenAPI 3.1 webhooks. */
const describeWebhooks = (): Record<string, ReturnType<typeof described>> => ({
  ...Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, described(event, oneOfAll(event))])),
  [TEST_EVENT]: described(TEST_EVENT, schemaOf(testMessage, "output")),
});

const oneOfAll = (event: string): JsonSchema => ({
  allOf: [
    { $ref: `#/components/schemas/${MESSAGE}` },
    { type: "object", properties: { type: { const: event } } },
  ],
});

const described = (event: keyof typeof WEBHOOK_WORDS, schema: JsonSchema) => ({
  post: {
    operationId: `on${event.split(/\W/).map(capitalised).join("")}`,
    summary: WEBHOOK_WORDS[event],
    description: `${WEBHOOK_WORDS[event]} Sent to every subscription to ${event}, until it is answered with 2xx.`,
    tags: ["webhooks"],
    security: [],
    parameters,
    requestBody: {
      required: true,
      content: { "application/json": { schema, example: webhookExamples.messages[event] } },
    },
    responses: {
      "2XX": { description: "The receiver has it." },
      default: { description: "It comes again later, under the same webhook-id." },
    },
  },
});

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  "x-roles"?: readonly string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { "application/json": Content } };
  responses: Record<string, Answer>;
};
type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};
type Content = { schema: JsonSchema; example?: unknown };
type Answer = { description: string; content?: Record<string, Content> };

type Described = Omit<Endpoint, "callers"> & {
  callers?: Endpoint["callers"];
  roles?: readonly string[];
  passkeyAgain?: true;
};

const LANGUAGES_AND_ERRORS =
  "Texts and titles come in the language of Accept-Language (nl or en). Every error is application/problem+json with type, title, status and extra.";

/** OpenAPI 3.1 document of the customer calls and the webhooks, generated from the contract. */
export function openapi() {
  const described = describe(
    {
      title: `${brand.name} API`,
      description: `${LANGUAGES_AND_ERRORS} To read, with webhooks, assistants and the client: /api/docs.`,
    },
    endpoints,
    {
      basic: { type: "http", scheme: "basic" },
      bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
    },
    examples,
  );
  Object.assign(described.components.schemas, webhookSchemas);
  const tags = [...described.tags, toTag("webhooks")];
  return { ...described, tags, webhooks: describeWebhooks() };
}

/** The console's document, with the roles that may make each call. */
export function consoleOpenapi() {
  return describe(
    { title: `${brand.name} console`, description: LANGUAGES_AND_ERRORS },
    consoleEndpoints,
    { cookie: { type: "apiKey", in: "cookie", name: "__Host-waslijn-staff" } },
  );
}

function describe(
  info: { title: string; description: string },
  table: Record<string, Described>,
  securitySchemes: JsonSchema,
  shown: Record<string, Example> = {},
) {
  const paths: Record<string, Record<string, Operation>> = {};
  const shared = sharedAnswers(table);
  for (const [name, endpoint] of Object.entries(table)) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, shared, shown[name] ?? {}),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      ...info,
      version: "1.0.0",
      contact: { name: brand.name, email: brand.email },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: usedTags(paths),
    paths,
    components: {
      schemas: {
        Problem: schemaOf(problem, "output"),
        ...Object.fromEntries(
          [...shared].map(([schema, name]) => [name, schemaOf(schema, "output")]),
        ),
      },
      securitySchemes,
    },
  };
}

const tagOf = ({ path }: Pick<Endpoint, "path">): string => path.split("/")[1] ?? "";

function usedTags(paths: Record<string, Record<string, Operation>>) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return [...new Set(operations.flatMap(({ tags }) => tags))].map(toTag);
}

function toTag(name: string): { name: string; description: string } {
  const description = TAG_WORDS[name];
  if (!description) throw new Error(`The tag ${name} has no description.`);
  return { name, description };
}

type Shared = ReadonlyMap<Described["response"], string>;

/** A response schema used by several calls becomes one component, named after the first call. */
function sharedAnswers(table: Record<string, Described>): Shared {
  const calls = Map.groupBy(Object.entries(table), ([, { response }]) => response);
  const several = [...calls].filter(
    ([schema, users]) => users.length > 1 && schemaOf(schema, "output").type === "object",
  );
  return new Map(several.map(([schema, [first]]) => [schema, capitalised(first?.[0] ?? "")]));
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function operation(name: string, endpoint: Described, shared: Shared, example: Example): Operation {
  return {
    operationId: name,
    summary: endpoint.summary,
    description: describeCall(endpoint),
    tags: [tagOf(endpoint)],
    security: security(endpoint),
    ...(endpoint.roles && { "x-roles": endpoint.roles }),
    parameters: [
      ...fields(endpoint.params, "path", example.params),
      ...fields(endpoint.query, "query", example.query),
      ...(endpoint.placement ? placementHeaders(endpoint) : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true as const,
        content: {
          "application/json": shownAs(schemaOf(endpoint.body, "input"), example.body),
        },
      },
    }),
    responses: { [endpoint.status]: success(endpoint, shared, example), ...failures(endpoint) },
  };
}

/** An empty requirement means that the call also works without a token. */
function security({ auth, callers = [] }: Described): Record<string, string[]>[] {
  if (auth === "none") return [];
  const required = [{ [auth === "tablet" ? "cookie" : auth]: [] }];
  return auth === "bearer" && callers.includes("nobody") ? [...required, {}] : required;
}

/** An idempotency key is scoped to a device, or for the console to the staff member of the cookie. */
const placementHeaders = ({ auth }: Described): Parameter[] =>
  auth === "cookie" ? [KEY] : [DEVICE, KEY];

const DEVICE: Parameter = {
  name: DEVICE_HEADER,
  in: "header",
  // Needed only together with an idempotency key, which OpenAPI cannot express.
  required: true,
  description: "The device web id: an idempotency key belongs to it, and so do limits.",
  schema: { type: "string" },
};
const KEY: Parameter = {
  name: IDEMPOTENCY_HEADER,
  in: "header",
  required: false,
  description: "The same key with the same body gives the first answer again, for 24 hours.",
  schema: { type: "string" },
};

function fields(
  schema: Endpoint["params"],
  place: "path" | "query",
  example: Record<string, string> = {},
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...shownAs(property, example[name]),
  }));
}

const shownAs = (schema: JsonSchema, example: unknown): Content => ({
  schema,
  ...(example !== undefined && { example }),
});

function success(endpoint: Described, shared: Shared, { answer }: Example): Answer {
  if (endpoint.status === 204) return { description: "Done." };
  if (endpoint.file) {
    const schema = { type: "string", format: "binary" };
    return { description: "A file.", content: { "*/*": { schema } } };
  }
  const name = shared.get(endpoint.response);
  const schema = name
    ? { $ref: `#/components/schemas/${name}` }
    : schemaOf(endpoint.response, "output");
  return { description: "Success.", content: { "application/json": shownAs(schema, answer) } };
}

/** What a call of the console answers before it is handled: see `serveConsole`. */
function consoleProblems({ auth, roles, method, passkeyAgain }: Described): ProblemType[] {
  if (!roles) return [];
  return [
    ...(auth === "cookie" ? (["unauthorized"] as const) : []),
    ...(auth === "cookie" || method !== "GET" ? (["forbidden"] as const) : []),
    ...(passkeyAgain ? (["passkey_needed"] as const) : []),
  ];
}

/** Problems with the same status share one response, which lists their types. */
function failures(endpoint: Described): Record<string, Answer> {
  const byStatus = new Map<number, ProblemType[]>();
  const types = [...endpoint.problems, ...consoleProblems(endpoint), ...COMMON_PROBLEMS];
  for (const type of new Set<ProblemType>(types)) {
    byStatus.set(PROBLEMS[type], [...(byStatus.get(PROBLEMS[type]) ?? []), type]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, types]) => [
      String(status),
      {
        description: types.join(", "),
        content: {
          "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
        },
      },
    ]),
  );
}
