import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentService } from "../src/outside/payment-service.ts";
import { deliverWebhooks } from "../demo/testbank/test-bank.ts";
import { publicUrl } from "../src/public-url.ts";
import { WEBHOOK_PATH } from "../src/modules/payments/start-payment.ts";
import { standInForMollie, type MollieStandIn } from "./mollie-stand-in.ts";
import { pressAtBank } from "./press-at-bank.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

/** Marks personal data of a payment, which must not be logged. */
const CANARY = "kanarievogel";

const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const leaks = (): string[] => lines.filter((line) => line.includes(CANARY));
const sendWebhook = (it: TestApp, id: string) =>
  it.app.inject({
    method: "POST",
    url: WEBHOOK_PATH,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `id=${id}`,
  });

let mollie: MollieStandIn;
let withTestBank: TestApp;
let withMollie: TestApp;
beforeAll(async () => {
  mollie = await standInForMollie();
  const settings = { LOG_LEVEL: "trace" };
  withTestBank = await openTestApp("PostgreSQL", { log, settings });
  withMollie = await openTestApp("PostgreSQL", {
    log,
    settings: { ...settings, MOLLIE_API_KEY: `test_${CANARY}`, MOLLIE_API_URL: mollie.url },
  });
});
beforeEach(() => void lines.splice(0));
afterAll(async () => {
  await withTestBank.close();
  await withMollie.close();
  await mollie.close();
});

test("nothing of a payment but its id, amount and state is in the test bank's logs [PAY-05]", async () => {
  const it = withTestBank;
  const bank = it.deps.payments as PaymentService;
  const { id } = await bank.start({
    id: randomUUID(),
    cents: 6246,
    method: "ideal",
    description: `W-${CANARY}`,
    language: "nl",
    returnUrl: `${publicUrl(it.deps.env)}/nl/pay/${CANARY}/back`,
    webhookUrl: `http://127.0.0.1:9/${CANARY}`,
  });
  await it.app.inject(`/testbank/pay/${id}?${CANARY}`);
  await pressAtBank(it, id, { outcome: "paid" });
  await it.app.inject(`/testbank/pay/${CANARY}`);
  await deliverWebhooks(it.deps, "http://127.0.0.1:9");
  await it.app.inject(`/nl/pay/${CANARY}/back`);
  await it.app.inject(`/p/${CANARY}`);
  expect(lines.length).toBeGreaterThan(4);
  expect(leaks()).toEqual([]);
});

test("neither an answer of the payment service nor a refusal of it is in the logs [PAY-04]", async () => {
  mollie.meet(
    { status: 200, body: { id: "tr_paid", details: { consumerName: CANARY } } },
    { status: 422, body: { status: 422, detail: CANARY } },
    { raw: CANARY },
    { raw: CANARY },
    { raw: CANARY },
  );
  for (const id of ["tr_paid", "tr_open", "tr_failed"]) await sendWebhook(withMollie, id);
  expect(mollie.requests.length).toBeGreaterThanOrEqual(3);
  expect(leaks()).toEqual([]);
});
