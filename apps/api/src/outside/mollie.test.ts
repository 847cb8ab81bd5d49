import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { OUR_PAYMENT, OUR_REFUND } from "../../test/mollie-answers.ts";
import { standInForMollie, type MollieStandIn } from "../../test/mollie-stand-in.ts";
import { toAmount, toCents, openMollie } from "./mollie.ts";
import {
  PaymentServiceDown,
  PaymentServiceRefused,
  type NewPayment,
  type PaymentService,
} from "./payment-service.ts";

const PAYMENT: NewPayment = {
  id: OUR_PAYMENT,
  cents: 6246,
  method: "banktransfer",
  description: "W-20481",
  language: "en",
  returnUrl: "https://waslijn.example/en/pay/abcdefghjkmn/back",
  webhookUrl: "https://waslijn.example/api/payments/webhook",
};
const BUSY = { status: 503, body: {} };

let mollie: MollieStandIn;
let service: PaymentService;
beforeEach(async () => {
  mollie = await standInForMollie();
  service = openMollie({ key: "test_key", url: () => mollie.url, attemptMs: 5000, pauseMs: 1 });
});
afterEach(() => mollie.close());

test("a payment is asked for as Mollie documents it [PAY-04]", async () => {
  await service.start(PAYMENT);
  const [{ headers, body } = { headers: {}, body: "" }] = mollie.requests;
  expect(headers).toMatchObject({
    authorization: "Bearer test_key",
    "idempotency-key": OUR_PAYMENT,
    "content-type": "application/json",
  });
  expect(JSON.parse(body)).toEqual({
    amount: { currency: "EUR", value: "62.46" },
    description: "W-20481",
    redirectUrl: PAYMENT.returnUrl,
    webhookUrl: PAYMENT.webhookUrl,
    locale: "en_US",
    method: "banktransfer",
    metadata: { id: OUR_PAYMENT },
  });
});

test.each(["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080", "http://a.test"])(
  "a webhook at %s, which Mollie cannot reach, is not asked for [PAY-04]",
  async (site) => {
    await service.start({ ...PAYMENT, webhookUrl: `${site}/api/payments/webhook` });
    expect(JSON.parse(mollie.requests[0]?.body ?? "")).not.toHaveProperty("webhookUrl");
  },
);

test("refunds and chargebacks are asked for with the payment [PAY-04]", async () => {
  await service.find("tr_paid");
  expect(mollie.requests[0]?.url.searchParams.get("embed")).toBe("refunds,chargebacks");
});

test("a refund is asked for with our own key [PAY-04]", async () => {
  const refund = { id: OUR_REFUND, paymentServiceId: "tr_paid", cents: 5, description: "W-20481" };
  await service.refund(refund);
  expect(mollie.requests[0]?.headers["idempotency-key"]).toBe(OUR_REFUND);
  expect(JSON.parse(mollie.requests[0]?.body ?? "")).toMatchObject({
    amount: { currency: "EUR", value: "0.05" },
    metadata: { id: OUR_REFUND },
  });
});

describe("what only Mollie has [PAY-04]", () => {
  test("a reserved amount is authorized and not yet paid", async () => {
    expect(await service.find("tr_authorized")).toMatchObject({
      state: "authorized",
      paidCents: 0,
    });
  });

  test.each([
    ["queued", "pending"],
    ["processing", "pending"],
    ["canceled", "failed"],
  ])("a refund that is %s counts as %s", async (status, state) => {
    expect((await service.find(`tr_refund${status}`))?.refunds).toMatchObject([{ state }]);
  });

  test("a refund of a status that we do not know is pending and logged, and its payment is booked", async () => {
    const warnings: Error[] = [];
    const keep = (warning: Error) => warnings.push(warning);
    process.on("warning", keep);
    onTestFinished(() => void process.off("warning", keep));
    expect(await service.find("tr_refundrecalled")).toMatchObject({
      state: "paid",
      paidCents: 6246,
      refunds: [{ state: "pending" }],
    });
    await expect
      .poll(() => warnings)
      .toMatchObject([
        { code: "UNKNOWN_REFUND_STATUS", message: expect.stringContaining('"recalled"') },
      ]);
  });

  test("a payment that somebody made by hand has no id of ours", async () => {
    expect(await service.find("tr_byhand")).toMatchObject({ ours: undefined, isCancelable: false });
  });
});

describe("when the service is not well [PAY-04]", () => {
  test.each([
    ["answers 503", BUSY],
    ["answers 500", { status: 500, body: {} }],
    ["was asked too often", { status: 429, body: {} }],
    ["is still busy with the first attempt", { status: 409, body: {} }],
    ["hangs up", "cut off" as const],
    ["answers with something else", { raw: "<html>" }],
  ])("and %s, the same is asked again with the same key", async (_name, trouble) => {
    mollie.meet(trouble, trouble);
    expect(await service.start(PAYMENT)).toMatchObject({ id: "tr_started" });
    expect(mollie.requests.map(({ headers }) => headers["idempotency-key"])).toEqual(
      Array.from({ length: 3 }, () => OUR_PAYMENT),
    );
  });

  test("it is asked three times at most", async () => {
    mollie.meet(BUSY, BUSY, BUSY, BUSY);
    await expect(service.find("tr_paid")).rejects.toThrow(PaymentServiceDown);
    expect(mollie.requests).toHaveLength(3);
  });

  test("silence ends after the time limit", async () => {
    const hasty = openMollie({ key: "test_key", url: () => mollie.url, attemptMs: 50, pauseMs: 1 });
    mollie.meet("silent", "silent", "silent");
    await expect(hasty.find("tr_paid")).rejects.toThrow(PaymentServiceDown);
  });

  test("an answer that is not as documented is no answer: it may have been done", async () => {
    const body = { id: "tr_paid", status: "paid", amount: { currency: "EUR", value: "1,00" } };
    mollie.meet({ status: 200, body });
    await expect(service.find("tr_paid")).rejects.toThrow(PaymentServiceDown);
  });

  test("a key that it does not take says nothing about the payment", async () => {
    mollie.meet({ status: 401, body: {} });
    await expect(service.find("tr_paid")).rejects.toThrow(PaymentServiceDown);
    expect(mollie.requests).toHaveLength(1);
  });

  test("what it refuses is not asked again", async () => {
    mollie.meet({ status: 422, body: { status: 422, field: "amount" } });
    await expect(service.start(PAYMENT)).rejects.toThrow(PaymentServiceRefused);
    expect(mollie.requests).toHaveLength(1);
  });
});

test("cents become euros and cents again, each of them [PAY-04]", () => {
  const all = [...Array.from({ length: 20_000 }, (_, cents) => cents), 99_999_999];
  expect(all.filter((cents) => toCents(toAmount(cents)) !== cents)).toEqual([]);
  expect([5, 29, 100, 6246].map((cents) => toAmount(cents).value)).toEqual([
    "0.05",
    "0.29",
    "1.00",
    "62.46",
  ]);
});
