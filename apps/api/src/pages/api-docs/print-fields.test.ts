import { expect, test } from "vitest";
import { fieldsOf } from "./print-fields.ts";

const SCHEMAS = {
  Hour: { type: "object", properties: { from: { type: "string", maxLength: 5 } } },
};

test("every field has a row, with what it may be", () => {
  const fields = fieldsOf(SCHEMAS, {
    type: "object",
    required: ["kind", "count"],
    properties: {
      kind: { enum: ["pickup", "delivery"] },
      count: { type: "integer", minimum: 1, maximum: 500 },
      note: { anyOf: [{ type: "string" }, { type: "null" }] },
      hours: { type: "array", items: { $ref: "#/components/schemas/Hour" } },
    },
  });
  expect(
    fields.map(({ name, what, isOptional }) => `${name}${isOptional ? "?" : ""}: ${what}`),
  ).toEqual([
    'kind: "pickup", "delivery"',
    "count: integer from 1 to 500",
    "note?: string or null",
    "hours?: list of object",
    "hours[].from?: string, up to 5 characters",
  ]);
});

test("what two forms of a value share stands there once", () => {
  const state = { type: "object", properties: { state: { type: "string" } } };
  expect(fieldsOf({}, { anyOf: [state, state] })).toHaveLength(1);
});
