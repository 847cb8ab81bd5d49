import type { WebhookDelivery } from "@waslijn/contract/console/webhooks";
import { ORDER_EVENTS } from "@waslijn/contract/shared/order-life";
import { WEBHOOK_EVENTS } from "@waslijn/contract/shared/webhooks";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { ask, by, invoiceOrder, placeOrder } from "../../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { USUAL_DATABASE } from "../../../../test/databases.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { openReceiver, type Received, type Receiver } from "../../../../test/webhook-receiver.ts";
import { startOutbox } from "../../../outbox/outbox.ts";
import { sendDue } from "../../../outbox/send-due.ts";
import { webhookChannel } from "../../../outbox/webhook-channel.ts";
import { openWebhookSender } from "../../../outside/webhook-sender.ts";
import { writeMail } from "../write-mail.ts";
import { markReady } from "../../orders/life/handle-order.ts";
import { writeSms } from "../write-sms.ts";
import { writeWebhook } from "./write-webhook.ts";

describe("webhooks", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let receiver: Receiver;
  let headers: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { clock, settings: { WEBHOOKS_TO_PRIVATE: "allowed" } });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.set(TEST_NOW);
    receiver = await openReceiver();
    headers = await staffHeaders(it, await addStaff(it, "owner"));
  });
  afterEach(async () => {
    await it.deps.db.deleteFrom("webhook_endpoints").execute();
    await it.deps.db.deleteFrom("outbox").execute();
    await receiver.close();
  });

  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) =>
    it.app.inject({
      method,
      url: `/api/console/webhooks${path}`,
      headers,
      ...(payload && { payload }),
    });
  const add = async (url = receiver.url, events: readonly string[] = WEBHOOK_EVENTS) => {
    const answer = await call("POST", "", { url, events });
    expect(answer.statusCode).toBe(201);
    const { endpoint, secret } = answer.json();
    return { id: String(endpoint.id), secret: String(secret) };
  };
  const send = async (settings: object = {}, timeoutMs = 20_000) => {
    const env = { ...it.deps.env, ...settings };
    const sender = openWebhookSender(env, timeoutMs);
    const webhook = webhookChannel(it.deps, writeWebhook, sender);
    await sendDue({ deps: it.deps, channels: { webhook }, log: it.app.log, calls: () => 0 });
    sender.close();
  };
  const deliveries = async (id: string, query = ""): Promise<WebhookDelivery[]> =>
    (await call("GET", `/${id}/deliveries${query}`)).json();
  /** Verifies as a receiver does, `later` seconds after sending. */
  const verify = (secret: string, { headers: sent, body }: Received, later = 0): unknown => {
    vi.useFakeTimers({ toFake: ["Date"], now: clock.now().getTime() + later * 1000 });
    try {
      return new Webhook(secret).verify(body, sent);
    } finally {
      vi.useRealTimers();
    }
  };
  const typesOf = (received: Received[]) => received.map(({ body }) => JSON.parse(body).type);

  test("tell each event of an order as it was after it, and nothing about a person [OPEN-01]", async () => {
    const { secret } = await add();
    const order = await placeOrder(it, { order: { notes: "Sleutel bij de buren" } });
    await invoiceOrder(it, order.id);
    await markReady(it.deps, await by(it, "staff", order.id));
    await send();
    expect(new Set(typesOf(receiver.received))).toEqual(
      new Set(["order.placed", "order.picked-up", "order.counted", "order.ready"]),
    );
    const placed = receiver.received.find(({ body }) => body.includes("order.placed")) as Received;
    expect(verify(secret, placed)).toEqual({
      type: "order.placed",
      timestamp: clock.now().toISOString(),
      data: {
        by: "customer",
        order: {
          id: order.id,
          number: order.number,
          kind: "consumer",
          state: "placed",
          version: 1,
          hub: "haarlem",
          pickup: { date: "2026-11-17", time: "08:00" },
          delivery: { date: "2026-11-19", time: "08:00" },
        },
      },
    });
    for (const { body } of receiver.received) {
      expect(body).not.toMatch(/Noor|Bakker|mail\.example|87654321|Veerstraat|2011|Sleutel|buren/);
    }
  });

  test("of an order that was undone nothing is told, of one that is cancelled that it is [OPEN-01]", async () => {
    await add(receiver.url, ["order.cancelled"]);
    const order = await placeOrder(it);
    await ask(it, order, "cancel", { version: 1 });
    await ask(it, order, "cancel", { version: 1 });
    await send();
    expect(typesOf(receiver.received)).toEqual(["order.cancelled"]);
  });

  test("are refused by the library's verifier when changed, of another or old [OPEN-01]", async () => {
    const { id, secret } = await add();
    await call("POST", `/${id}/test`);
    await send();
    const [sent] = receiver.received as [Received];
    expect(verify(secret, sent)).toMatchObject({ type: "webhook.test" });
    expect(() => verify(secret, { ...sent, body: sent.body.replace("test", "Test") })).toThrow();
    expect(() => verify(`whsec_${"A".repeat(43)}=`, sent)).toThrow();
    expect(() => verify(secret, sent, 6 * 60)).toThrow(/too old/);
  });

  test("carry both signatures for a day after a new secret, which is shown once [OPEN-01]", async () => {
    const { id, secret } = await add();
    const renewed = await call("POST", `/${id}/secret`);
    const next = String(renewed.json().secret);
    expect(next).not.toBe(secret);
    expect((await call("GET", "")).body).not.toContain("whsec_");
    await call("POST", `/${id}/test`);
    await send();
    clock.forward(24 * 3600);
    await call("POST", `/${id}/test`);
    headers = await staffHeaders(it, await addStaff(it, "owner"));
    await call("POST", `/${id}/test`);
    await send();
    const [during, after] = receiver.received as [Received, Received];
    verify(next, during, -24 * 3600);
    verify(secret, during, -24 * 3600);
    verify(next, after);
    expect(() => verify(secret, after)).toThrow();
  });

  test("are tried again ever later, given up after eight times and sent again under their id [OPEN-01]", async () => {
    const { id } = await add();
    receiver.state.status = 500;
    await call("POST", `/${id}/test`);
    await send();
    const [refused] = await deliveries(id);
    expect(refused).toMatchObject({
      state: "refused",
      attempts: 1,
      status: 500,
      error: "ESTATUS",
      nextAt: new Date(clock.now().getTime() + 30_000).toISOString(),
    });
    for (let attempt = 1; attempt < 8; attempt++) {
      clock.forward(12 * 3600);
      await send();
    }
    headers = await staffHeaders(it, await addStaff(it, "owner"));
    const [dead] = await deliveries(id, "?state=dead");
    expect(dead).toMatchObject({ state: "dead", attempts: 8, nextAt: null });
    expect((await call("GET", "")).json()).toMatchObject([{ dead: 1, waiting: 0 }]);
    receiver.state.status = 204;
    await call("POST", `/${id}/deliveries/${dead?.id}/send`);
    await send();
    expect(await deliveries(id)).toMatchObject([{ state: "sent", status: 204, error: null }]);
    expect(new Set(receiver.received.map(({ headers: sent }) => sent["webhook-id"]))).toEqual(
      new Set([dead?.id]),
    );
    expect(receiver.received).toHaveLength(9);
  });

  test("a receiver that says nothing is left, and those to others go out meanwhile [OPEN-01]", async () => {
    const { id } = await add(receiver.url, ["order.placed"]);
    const other = await openReceiver();
    receiver.state.isSilent = true;
    for (let count = 0; count < 8; count++) await call("POST", `/${id}/test`);
    const { id: good } = await add(other.url, ["order.placed"]);
    await call("POST", `/${good}/test`);
    await send({}, 500);
    expect((await deliveries(good)).map(({ attempts }) => attempts)).toEqual([1]);
    const tried = (await deliveries(id)).filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(4);
    expect(new Set(tried.map(({ error }) => error))).toEqual(new Set(["ETIMEDOUT"]));
    await other.close();
  });

  test("no redirect is followed [OPEN-01]", async () => {
    const { id } = await add();
    receiver.state.status = 307;
    await call("POST", `/${id}/test`);
    await send();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
    expect(await deliveries(id)).toMatchObject([{ error: "EREDIRECT", status: 307 }]);
  });

  test("nothing reaches our own network, by address or by name [OPEN-01]", async () => {
    const byAddress = await add();
    const byName = await add(receiver.url.replace("127.0.0.1", "localhost"));
    await call("POST", `/${byAddress.id}/test`);
    await call("POST", `/${byName.id}/test`);
    await send({ WEBHOOKS_TO_PRIVATE: "refused" });
    expect(receiver.received).toEqual([]);
    for (const { id } of [byAddress, byName]) {
      expect(await deliveries(id)).toMatchObject([{ state: "refused", error: "EPRIVATE" }]);
    }
  });

  test("while one is paused its messages wait [OPEN-01]", async () => {
    const { id } = await add();
    const events = ["order.placed"];
    await call("POST", `/${id}/test`);
    await call("PATCH", `/${id}`, { events, isPaused: true });
    await placeOrder(it);
    await send();
    expect(receiver.received).toEqual([]);
    await call("PATCH", `/${id}`, { events, isPaused: false });
    await send();
    expect(new Set(typesOf(receiver.received))).toEqual(new Set(["order.placed", "webhook.test"]));
    await call("DELETE", `/${id}`);
    expect((await call("GET", `/${id}/deliveries`)).statusCode).toBe(404);
  });

  // An embedded database has only one connection.
  test.skipIf(USUAL_DATABASE === "PGlite")(
    "what is written while an endpoint resumes is not left behind [OPEN-01]",
    async () => {
      const { id } = await add(receiver.url, ["order.placed"]);
      const events = ["order.placed"];
      await call("PATCH", `/${id}`, { events, isPaused: true });
      const order = await placeOrder(it);
      await it.deps.db.deleteFrom("outbox").execute();
      await it.deps.db.transaction().execute(async (placing) => {
        await sql`SELECT tell_endpoints(${order.id}, 1)`.execute(placing);
        await call("PATCH", `/${id}`, { events, isPaused: false });
      });
      await send();
      expect(typesOf(receiver.received)).toEqual(["order.placed"]);
    },
  );

  test("one that fails while its endpoint is paused waits with the others [OPEN-01]", async () => {
    const { id } = await add();
    receiver.state.status = 503;
    await call("POST", `/${id}/test`);
    await send();
    // Paused by another node while this one was sending.
    await sql`UPDATE webhook_endpoints SET paused_at = now()`.execute(it.deps.db);
    clock.forward(60);
    receiver.state.status = 204;
    await send();
    expect(receiver.received).toHaveLength(1);
    await call("PATCH", `/${id}`, { events: ["order.placed"], isPaused: false });
    await send();
    expect(await deliveries(id)).toMatchObject([{ state: "sent", attempts: 2 }]);
  });

  test("a slow receiver delays no other [OPEN-01]", async () => {
    const slow = await add(receiver.url, ["order.placed"]);
    receiver.state.isSilent = true;
    const other = await openReceiver();
    const { id: good } = await add(other.url, ["order.placed"]);
    const writers = { mail: writeMail, text: writeSms, webhook: writeWebhook };
    await call("POST", `/${slow.id}/test`);
    const outbox = startOutbox(it.deps, writers, it.app.log, () => 0);
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
    await call("POST", `/${good}/test`);
    outbox.wake();
    // Well below the slow receiver's timeout of 10 s.
    await expect.poll(() => other.received.length, { timeout: 5000 }).toBe(1);
    await receiver.close();
    await outbox.stop();
    await other.close();
    receiver = await openReceiver();
  });

  test("have a name for each event that others may hear of, and no other [OPEN-01]", async () => {
    const { rows } = await sql<{ name: string | null }>`
      SELECT webhook_event(kind) AS name FROM unnest(${[...ORDER_EVENTS]}::text[]) kind`.execute(
      it.deps.db,
    );
    const named = rows.flatMap(({ name }) => name ?? []);
    expect([...new Set(named)].sort()).toEqual([...WEBHOOK_EVENTS].sort());
  });
});

test("only public https addresses can be added [OPEN-01]", async () => {
  const it = await openTestApp();
  const headers = await staffHeaders(it, await addStaff(it, "owner"));
  for (const [url, rule] of [
    ["http://shop.example/hook", "https"],
    ["https://10.0.0.1/hook", "public_host"],
    ["https://[::1]/hook", "public_host"],
    ["https://anna:geheim@shop.example/", "url"],
    ["ftp://shop.example/", "url"],
  ]) {
    const payload = { url, events: ["order.placed"] };
    const answer = await it.app.inject({
      method: "POST",
      url: "/api/console/webhooks",
      headers,
      payload,
    });
    expect(answer.json()).toMatchObject({ extra: { fields: [{ field: "url", rule }] } });
  }
  await it.close();
});
