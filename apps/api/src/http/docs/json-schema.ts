import * as z from "zod/mini";

export type JsonSchema = Record<string, unknown>;

export function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}
