import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import { problem, PROBLEMS, type ProblemType } from "@waslijn/contract/shared/problem";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Example } from "../src/http/docs/examples.ts";
import { openapi, type Operation } from "../src/http/docs/openapi.ts";
import { call, toInject } from "./call.ts";
import { BOTH_DATABASES, USUAL_DATABASE } from "./databases.ts";
import { recordCall } from "./record-example.ts";
import { recordWebhooks } from "./record-webhooks.ts";
import { problemRequests, PROVOKED_ELSEWHERE } from "./problem-requests.ts";
import { mutations } from "./schema-mutations.ts";
import { addConfirmedUser, bearer, guestTokens, userTokens } from "./sessions.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { makeRoom, validRequests, type ValidRequest } from "./valid-requests.ts";

const names = Object.keys(endpoints) as EndpointName[];
const withBody = names.filter((name) => "body" in endpoints[name]);
const CUSTOMER = "noor@voorbeeld.example";
/**
 * Regenerate with `npx vitest run --project api apps/api/test/contract.test.ts -t "PGlite.*(succeeds
 * examples)" -u`.
 */
const EXAMPLES = "../src/http/docs/examples.json";
const OVER_THE_LIMIT = "x".repeat(300 * 1024);

const operations = new Map(
  Object.values(openapi().paths).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation] as const),
  ),
);

describe.each(BOTH_DATABASES)("the contract on %s", (kind) => {
  let it: TestApp;
  let user: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(kind);
    await makeRoom(it);
    await addConfirmedUser(it, CUSTOMER);
    user = bearer(await userTokens(it, CUSTOMER));
  });
  afterAll(() => it.close());

  /** A valid request with the token that its call needs. */
  const valid = async (name: EndpointName): Promise<ValidRequest> => {
    const request = await validRequests[name](it);
    const token = name === "placeOrder" ? bearer(await guestTokens(it)) : user;
    const headers = endpoints[name].auth === "bearer" ? token : {};
    return { ...request, headers: { ...headers, ...request.headers } };
  };
  const expectProblem = async (options: InjectOptions, ...types: ProblemType[]) => {
    const answer = await it.app.inject(options);
    const body = problem.parse(answer.json());
    expect(types, `${options.method} ${JSON.stringify(options.url)}`).toContain(body.type);
    expect(answer.statusCode).toBe(PROBLEMS[body.type as ProblemType]);
    expect(body.status).toBe(answer.statusCode);
    expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    return body;
  };

  const calls: Record<string, Example> = {};
  test.each(names)("%s succeeds with its own status and shape", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const request = await valid(name);
    const answer = await call(it, name, request);
    expect(answer.statusCode).toBe(endpoint.status);
    calls[name] = recordCall(name, request, answer);
    if (endpoint.status === 204) return expect(answer.body).toBe("");
    if (endpoint.stream) {
      return expect(answer.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    }
    if (endpoint.file) return expect(answer.headers["content-disposition"]).toMatch(/^attachment/);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    endpoint.response.parse(answer.json());
  });

  test.runIf(kind === "PGlite")("examples are what calls took and answered [OPEN-03]", async () => {
    const recorded = { calls, webhooks: await recordWebhooks(it) };
    await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(EXAMPLES);
  });

  const documented = names.flatMap((name) =>
    endpoints[name].problems
      .filter((type) => !PROVOKED_ELSEWHERE.includes(type))
      .map((type) => [name, type] as const),
  );
  test.each(documented)("%s answers %s", async (name, type) => {
    const provoke = problemRequests[name]?.[type];
    if (!provoke) throw new Error("no request provokes this problem");
    await expectProblem(toInject(name, await provoke(it)), type);
  });

  describe.runIf(kind === USUAL_DATABASE)("before the database is asked", () => {
    test.each(names)("%s refuses other methods", async (name) => {
      const { url } = toInject(name, await validRequests[name](it));
      const isServed = (method: string): boolean =>
        names.some(
          (one) => endpoints[one].path === endpoints[name].path && endpoints[one].method === method,
        );
      for (const other of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
        if (isServed(other)) continue;
        await expectProblem({ method: other, url: url as string }, "method_not_allowed");
      }
    });

    test.each(withBody)("%s refuses each wrong or missing field by its name", async (name) => {
      const request = await valid(name);
      const schema = (operations.get(name) as Operation).requestBody?.content["application/json"];
      for (const { field, body } of mutations(schema?.schema ?? {}, request.body)) {
        const found = await expectProblem(
          toInject(name, { ...request, body } as ValidRequest),
          "validation_failed",
        );
        const fields = found.extra.fields?.map((one) => one.field) ?? [];
        expect(
          fields.some((one) => one.startsWith(field)),
          `${field} in ${fields.join()}`,
        ).toBe(true);
      }
    });

    test.each(withBody)(
      "%s refuses what is not JSON, not an object, or too large [API-01]",
      async (name) => {
        const { headers, ...request } = toInject(name, await valid(name));
        const send = (payload: string | object, type = "application/json") => ({
          ...request,
          headers: { ...headers, "content-type": type },
          payload,
        });
        await expectProblem(
          send("a=b", "application/x-www-form-urlencoded"),
          "unsupported_media_type",
        );
        await expectProblem(send("plain", "text/plain"), "unsupported_media_type");
        await expectProblem(send('{"a":'), "malformed_request");
        await expectProblem(send(""), "malformed_request");
        for (const body of ["[]", "null", '"text"', "12"]) {
          await expectProblem(send(body), "validation_failed");
        }
        await expectProblem(send({ padding: OVER_THE_LIMIT }), "payload_too_large");
      },
    );

    const withFields = names.flatMap((name) =>
      (operations.get(name)?.parameters ?? [])
        .filter((parameter) => parameter.in !== "header")
        .map((parameter) => [name, parameter.in, parameter.name, parameter.required] as const),
    );
    test.each(withFields)("%s checks %s %s", async (name, place, field, isRequired) => {
      const request = await valid(name);
      const part = place === "path" ? "params" : "query";
      for (const value of ["\u0000", "x".repeat(400)]) {
        const values = { ...request[part], [field]: value };
        await expectProblem(
          toInject(name, { ...request, [part]: values }),
          "validation_failed",
          "company_not_found",
        );
      }
      if (place === "path" || !isRequired) return;
      const { [field]: _, ...others } = request[part] as Record<string, string>;
      const missing = toInject(name, { ...request, [part]: others });
      await expectProblem(missing, "validation_failed");
    });
  });
});

test("no call is provoked to a problem that it does not document", () => {
  for (const [name, provocations] of Object.entries(problemRequests)) {
    const known: readonly ProblemType[] = endpoints[name as EndpointName].problems;
    for (const type of Object.keys(provocations)) expect(known).toContain(type);
  }
});
