import { escapeHtml as e } from "../../escape-html.ts";
import type { JsonSchema } from "../../http/docs/json-schema.ts";

export type Schemas = Record<string, JsonSchema>;
export type Field = { name: string; what: string; isOptional: boolean };

type Known = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Flattens a schema to one row per field; fields of list items are written as `hours[].from`. */
export function fieldsOf(schemas: Schemas, schema: JsonSchema, path = ""): Field[] {
  const known = resolve(schemas, schema);
  if (known.anyOf) return eachOnce(known.anyOf.flatMap((one) => fieldsOf(schemas, one, path)));
  if (known.items) return fieldsOf(schemas, known.items, `${path}[]`);
  if (isMap(known)) return fieldsOf(schemas, known.additionalProperties, `${path}{}`);
  return Object.entries(known.properties ?? {}).flatMap(([name, property]) => {
    const whole = path ? `${path}.${name}` : name;
    const field = {
      name: whole,
      what: describe(schemas, property),
      isOptional: !known.required?.includes(name),
    };
    return [field, ...fieldsOf(schemas, property, whole)];
  });
}

/** Fields that several variants share are listed once. */
const eachOnce = (fields: Field[]): Field[] => [
  ...new Map(fields.map((field) => [field.name, field])).values(),
];

/** The type in words, with its bounds. */
export function describe(schemas: Schemas, schema: JsonSchema): string {
  const known = resolve(schemas, schema);
  if (known.anyOf) {
    return [...new Set(known.anyOf.map((one) => describe(schemas, one)))].join(" or ");
  }
  if (known.const !== undefined) return JSON.stringify(known.const);
  if (known.enum) return known.enum.map((value) => JSON.stringify(value)).join(", ");
  if (known.items) return `list of ${describe(schemas, known.items)}`;
  if (isMap(known)) return `${describe(schemas, known.additionalProperties)} by name`;
  const type = known.format ?? [known.type ?? "anything"].flat().join(" or ");
  return `${type}${bounds(known)}`;
}

const resolve = (schemas: Schemas, schema: Known): Known =>
  schema.$ref ? (schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;

const isMap = (known: Known): known is Known & { additionalProperties: JsonSchema } =>
  !known.properties && Object.keys(known.additionalProperties || {}).length > 0;

function bounds({ maxLength, minimum, maximum }: Known): string {
  if (maxLength !== undefined) return `, up to ${maxLength} characters`;
  const isBounded = (bound = Infinity): boolean => Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  if (isBounded(minimum) && isBounded(maximum)) return ` from ${minimum} to ${maximum}`;
  if (isBounded(minimum)) return `, at least ${minimum}`;
  return isBounded(maximum) ? `, at most ${maximum}` : "";
}

export function printFields(caption: string, fields: Field[]): string {
  const rows = fields.map(
    ({ name, what, isOptional }) =>
      `<tr><th scope="row"><code>${e(name)}</code></th><td>${e(what)}${isOptional ? '<br><span class="quiet">optional</span>' : ""}</td></tr>`,
  );
  return `<table><caption class="hide">${e(caption)}</caption><thead class="hide"><tr><th scope="col">Field</th><th scope="col">What</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
