import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addConfirmedUser, bearer, userTokens } from "../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { ASSISTANT } from "../../../test/valid-requests.ts";
import { ASSISTANT_PLACING_LIMIT } from "../../http/limits/limits.ts";

/** `inject` calls come from one address, as those of a service that many customers use do. */
describe("assistants of many customers behind one address", () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(undefined, { settings: { RATE_LIMITS: "on" } });
  });
  afterAll(() => it.close());

  const allowed = async (email: string) => {
    await addConfirmedUser(it, email);
    const headers = bearer(await userTokens(it, email));
    const url = "/api/me/assistants";
    const answer = await it.app.inject({ method: "POST", url, headers, payload: ASSISTANT });
    const { token, assistant } = answer.json();
    return {
      use: (name: string, input: object = {}) => useTool(token, name, input),
      stop: () => it.app.inject({ method: "DELETE", url: `${url}/${assistant.id}`, headers }),
    };
  };
  const useTool = (token: string, name: string, input: object) =>
    it.app.inject({
      method: "POST",
      url: "/mcp",
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
      },
      payload: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } },
    });

  test("one that keeps sending an ended code does not lock out the others [OPEN-02]", async () => {
    const ended = await allowed("gestopt@voorbeeld.example");
    const other = await allowed("ander@voorbeeld.example");
    await ended.stop();
    for (let call = 0; call < 40; call++) {
      expect((await ended.use("list_orders")).statusCode).toBe(401);
    }
    expect((await other.use("list_orders")).statusCode).toBe(200);
  });

  test("one that asks for orders in a loop uses up its own customer's limit [OPEN-02]", async () => {
    const greedy = await allowed("lus@voorbeeld.example");
    const other = await allowed("rustig@voorbeeld.example");
    const input = {
      services: ["WF"],
      pieces: [],
      kilos: 6,
      pickupTime: "2026-11-24T08:00:00+01:00",
      deliveryTime: "2026-11-26T08:00:00+01:00",
    };
    for (let call = 0; call < ASSISTANT_PLACING_LIMIT.hits; call++) {
      expect((await greedy.use("place_order", input)).body).toContain("no_address");
    }
    expect((await greedy.use("place_order", input)).body).toContain("too_many_requests");
    expect((await other.use("place_order", input)).body).toContain("no_address");
  });
});
