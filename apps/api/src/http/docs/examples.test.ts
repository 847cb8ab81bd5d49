import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import { testMessage, webhookMessage } from "@waslijn/contract/console/webhooks";
import { TEST_EVENT, WEBHOOK_EVENTS } from "@waslijn/contract/shared/webhooks";
import { expect, test } from "vitest";
import { examples, webhookExamples } from "./examples.ts";
import { openapi } from "./openapi.ts";

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

test("every event that a receiver is told of is described with what was sent, field by field [OPEN-01] [OPEN-03]", () => {
  const { webhooks } = openapi();
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS, TEST_EVENT]);
  for (const [event, { post }] of Object.entries(webhooks)) {
    const { example } = post.requestBody.content["application/json"];
    expect(example).toBe(webhookExamples.messages[event]);
    expect(example).toMatchObject({ type: event });
    (event === TEST_EVENT ? testMessage : webhookMessage).parse(example);
  }
});

test("a call that takes an idempotency key says that the device which it belongs to is needed [OPEN-03]", () => {
  const calls = Object.values(openapi().paths).flatMap((path) => Object.values(path));
  const keyed = calls.filter(({ parameters }) =>
    parameters?.some(({ name }: { name: string }) => name === IDEMPOTENCY_HEADER),
  );
  expect(keyed.length).toBeGreaterThan(5);
  for (const { parameters } of keyed) {
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: DEVICE_HEADER, required: true }),
    );
  }
});
