import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allowTruncate, openTestDatabase } from "../../test/databases.ts";
import { MovableClock } from "../../test/movable-clock.ts";
import { consumerOrder, post } from "../../test/order-fixtures.ts";
import { sendingOf, sendSms } from "../../test/outbox.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../test/test-app.ts";
import type { OpenDatabase } from "../db/client.ts";
import { openSmsGateway } from "../outside/sms-gateway.ts";
import { queueSms } from "./queue-message.ts";
import { sendDue } from "./send-due.ts";

const PHONE = "+31687654321";
/** Configuration of the two gateways in docs/operations.md. */
const SPRYNG = {
  SMS_HEADERS: '{"authorization":"Bearer geheim"}',
  SMS_BODY:
    '{"encoding":"auto","recipients":["{digits}"],"originator":"{from}","body":"{text}","reference":"{id}"}',
};
const CM = {
  SMS_BODY:
    '{"messages":{"authentication":{"producttoken":"geheim"},"msg":[{"from":"{from}","to":[{"number":"00{digits}"}],"body":{"type":"auto","content":"{text}"},"reference":"{id}"}]}}',
};

type Taken = { headers: IncomingHttpHeaders; body: unknown };

/** A local gateway that records messages and can refuse them or not answer. */
async function openGateway() {
  const taken: Taken[] = [];
  const state = { status: 201, isSilent: false };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      taken.push({ headers: request.headers, body });
      if (state.isSilent) return;
      response.writeHead(state.status).end(`{"recipients":["${PHONE}"]}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    taken,
    state,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("text messages [PHONE-02]", () => {
  const clock = new MovableClock();
  const lines: string[] = [];
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  let shared: OpenDatabase;
  let it: TestApp;
  const open = async (settings: Record<string, string>) => {
    const log = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    it = await openTestApp("PostgreSQL", {
      clock,
      settings: { PUBLIC_URL: "https://was.example", LOG_LEVEL: "trace", ...settings },
      log,
      shared,
    });
  };
  beforeAll(async () => {
    shared = await openTestDatabase("PostgreSQL");
    await allowTruncate(shared.db);
  });
  afterAll(() => shared.close());
  beforeEach(async () => {
    lines.length = 0;
    clock.set(TEST_NOW);
    await sql`TRUNCATE users, orders, outbox CASCADE`.execute(shared.db);
    gateway = await openGateway();
  });
  afterEach(async () => {
    await it.close();
    await gateway.close();
  });

  /** A customer's first order, which triggers a verification SMS. */
  const order = async (): Promise<string> => {
    const later = {
      pickupTime: "2026-11-19T08:00:00+01:00",
      deliveryTime: "2026-11-23T08:00:00+01:00",
    };
    const answer = await post(
      it,
      "/orders",
      consumerOrder({ user: { hasBag: null }, order: later }),
    );
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const row = () =>
    it.deps.db
      .selectFrom("outbox")
      .selectAll()
      .where("channel", "=", "text")
      .executeTakeFirstOrThrow();

  test("go to a gateway once, in the shape and with the headers that it wants", async () => {
    await open({ SMS_URL: gateway.url, ...SPRYNG });
    await order();
    await sendDue(sendingOf(it));
    await sendDue(sendingOf(it));
    const { id } = await row();
    const [first] = gateway.taken;
    expect(gateway.taken).toHaveLength(1);
    expect(first?.headers).toMatchObject({ authorization: "Bearer geheim" });
    expect(first?.body).toEqual({
      encoding: "auto",
      recipients: ["31687654321"],
      originator: "Waslijn",
      body: expect.stringContaining("https://was.example/v/"),
      reference: id,
    });
    expect(await row()).toMatchObject({ recipient: PHONE, attempts: 1, rendered: null });
  });

  test("fill in a template however deep, and no text can become structure", async () => {
    await open({ SMS_URL: gateway.url, SMS_FROM: "Wasbaas", ...CM });
    const text = '"},{"number":"0031600000000"} {to}';
    await openSmsGateway(it.deps.env)?.({ id: "1", from: "Wasbaas", to: PHONE, text });
    expect(gateway.taken[0]?.body).toEqual({
      messages: {
        authentication: { producttoken: "geheim" },
        msg: [
          {
            from: "Wasbaas",
            to: [{ number: "0031687654321" }],
            body: { type: "auto", content: text },
            reference: "1",
          },
        ],
      },
    });
  });

  test("are tried again with the same id, given up as mails are, and leave no number or word in the log", async () => {
    await open({ SMS_URL: gateway.url });
    await order();
    gateway.state.status = 500;
    for (let attempt = 0; attempt < 9; attempt++) {
      await sendDue(sendingOf(it));
      clock.forward(13 * 3600);
    }
    const dead = await row();
    expect(gateway.taken).toHaveLength(8);
    expect(new Set(gateway.taken.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(dead).toMatchObject({
      attempts: 8,
      next_attempt_at: null,
      last_error: "ESMSGATEWAY 500",
    });
    expect(dead.dead_at).not.toBeNull();
    const log = lines.join("");
    expect(log).toContain("text given up");
    for (const secret of ["687654321", "06 8765", "was.example/v/", "nummer", "geheim"]) {
      expect(log).not.toContain(secret);
    }
  });

  test("do not wait for a gateway that says nothing", async () => {
    await open({ SMS_URL: gateway.url });
    gateway.state.isSilent = true;
    const send = openSmsGateway(it.deps.env, 50);
    await expect(send?.({ id: "1", from: "W", to: PHONE, text: "x" })).rejects.toThrow(/time/i);
  });

  test("without a gateway are kept where a developer reads them, apart from the mails", async () => {
    await open({});
    await order();
    const [sms] = await sendSms(it);
    expect(sms).toMatchObject({ to: PHONE, from: "Waslijn" });
    const page = await it.app.inject({ url: "/dev/texts" });
    expect(page.body).toContain(PHONE);
    expect(page.body).toMatch(/<a href="https:\/\/was\.example\/v\/\w{12}">/);
    expect((await it.app.inject({ url: "/dev/mail" })).body).not.toContain(PHONE);
  });

  test("that are kept in production hold no key, and nobody can read them", async () => {
    await open({ NODE_ENV: "production" });
    await order();
    const [sms] = await sendSms(it);
    expect(sms?.text).toContain("https://was.example/v/…");
    expect((await it.app.inject({ url: "/dev/texts" })).statusCode).toBe(404);
  });

  test("of a transaction that was undone are not sent", async () => {
    await open({ SMS_URL: gateway.url });
    const job = { kind: "verify-phone", data: { orderId: await order() } } as const;
    await it.deps.db.deleteFrom("outbox").execute();
    await it.deps.db
      .transaction()
      .execute(async (transaction) => {
        await queueSms(transaction, job, PHONE, "nl", clock);
        throw new Error("undone");
      })
      .catch(() => undefined);
    await sendDue(sendingOf(it));
    expect(gateway.taken).toEqual([]);
  });
});
