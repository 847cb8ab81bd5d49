import { endpoints, type Endpoint, type EndpointName } from "@waslijn/contract/customer/endpoints";
import { expect, test } from "vitest";
import { examples } from "./examples.ts";

const names = Object.keys(endpoints) as EndpointName[];

test.each(names)("%s has an example, which its schemas take as it is [OPEN-03]", (name) => {
  const { params, query, body, response }: Endpoint = endpoints[name];
  const example = examples[name];
  expect(example).toBeDefined();
  for (const [schema, value] of [
    [params, example?.params],
    [query, example?.query ?? (query && {})],
    [body, example?.body],
  ] as const) {
    if (schema) schema.parse(value);
    else expect(value).toBeUndefined();
  }
  if (example && "answer" in example) {
    expect(response.parse(example.answer)).toEqual(example.answer);
  }
});
