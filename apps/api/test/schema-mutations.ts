type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Mutation = { field: string; body: unknown };

/** Bodies with one field missing or of another type, for every field of the schema. */
export function mutations(schema: object, body: unknown): Mutation[] {
  return fieldsOf(schema as Schema).flatMap(({ path, isRequired, type }) => {
    const field = path.join(".");
    if (!has(body, path)) return [];
    const wrong = { field, body: replaced(body, path, wrongValue(type)) };
    return isRequired ? [{ field, body: replaced(body, path, undefined) }, wrong] : [wrong];
  });
}

type Field = { path: string[]; isRequired: boolean; type: string | undefined };

function fieldsOf({ properties = {}, required = [] }: Schema, above: string[] = []): Field[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = [...above, name];
    const own = { path, isRequired: required.includes(name), type: property.type };
    return [own, ...fieldsOf(property, path)];
  });
}

/** No field accepts a list of objects with lists. */
const wrongValue = (type: string | undefined): unknown =>
  type === "object" ? "text" : [{ a: [] }];

function has(body: unknown, [name = "", ...below]: string[]): boolean {
  if (typeof body !== "object" || body === null || !(name in body)) return false;
  return below.length === 0 || has((body as Record<string, unknown>)[name], below);
}

function replaced(body: unknown, [name = "", ...below]: string[], value: unknown): unknown {
  const fields = body as Record<string, unknown>;
  const next = below.length === 0 ? value : replaced(fields[name], below, value);
  const { [name]: _, ...others } = fields;
  return next === undefined ? others : { ...others, [name]: next };
}
