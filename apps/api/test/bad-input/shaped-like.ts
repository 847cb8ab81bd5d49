import fc from "fast-check";
import * as z from "zod/mini";
import { NASTY_TEXTS } from "./hostile-values.ts";
import { VALID_VARIANTS } from "./valid-variants.ts";

type Json = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Values of a schema's shape: right types and limits, now and then just outside them. */
export function shapedLike(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return shaped(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json, "");
}

function shaped(schema: Json, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => shaped(one, name)));
  switch (schema.type) {
    case "object":
      return objectLike(schema);
    case "array":
      return fc.array(shaped(schema.items ?? {}, name), { maxLength: 6 });
    case "string":
      return textLike(schema, name);
    case "number":
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
    case "integer":
      return fc.integer({
        min: (schema.minimum ?? 0) - 1,
        max: Math.min(schema.maximum ?? 9e9, 2e9),
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectLike({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, shaped(property, name)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function textLike({ maxLength = 200 }: Json, name: string): fc.Arbitrary<unknown> {
  const variants = VALID_VARIANTS[name];
  const edge = fc.constantFrom(maxLength, maxLength + 1).map((length) => "7".repeat(length));
  const nasty = fc.constantFrom(...NASTY_TEXTS);
  return variants
    ? fc.oneof(
        { weight: 12, arbitrary: variants },
        { weight: 1, arbitrary: edge },
        { weight: 1, arbitrary: nasty },
      )
    : fc.oneof(edge, nasty);
}
