import * as z from "zod/mini";

export type JsonSchema = Record<string, unknown>;

export function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  return json;
}

/** A record with fixed keys as an object with these properties: required properties should be defined. */
function nameProperties(json: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = json;
  if (!Array.isArray(required) || json.properties || !isRecord(propertyNames)) return;
  const names = propertyNames.enum;
  if (!Array.isArray(names)) return;
  delete json.propertyNames;
  json.properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  json.additionalProperties = false;
}

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null;
