import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MovableClock } from "../../test/movable-clock.ts";
import { OUR_PAYMENT, OUR_REFUND } from "../../test/mollie-answers.ts";
import { standInForMollie, type MollieStandIn } from "../../test/mollie-stand-in.ts";
import { pressAtBank } from "../../test/press-at-bank.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { openMollie } from "./mollie.ts";
import { PaymentServiceRefused, type NewPayment, type PaymentService } from "./payment-service.ts";

const CENTS = 6246;
const PART = 1295;

const wanted = (id: string): NewPayment => ({
  id,
  cents: CENTS,
  method: "ideal",
  description: "W-20481",
  language: "nl",
  returnUrl: "https://waslijn.example/nl/pay/abcdefghjkmn/back",
  webhookUrl: "https://waslijn.example/api/payments/webhook",
});

type Situation =
  | "open"
  | "pending"
  | "paid"
  | "failed"
  | "canceled"
  | "expired"
  | "refundpending"
  | "refundrefunded"
  | "refundfailed"
  | "chargedback"
  | "reversed";

/** A service with payments in every situation that the suite needs. */
type Bank = {
  service: PaymentService;
  /** Our own ids, as stored by the service. */
  ours: string;
  oursRefund: string;
  payment(situation: Situation): Promise<string>;
  close(): Promise<void>;
};

async function openDocumented(): Promise<Bank> {
  const mollie: MollieStandIn = await standInForMollie();
  return {
    service: openMollie({ key: "test_key", url: () => mollie.url, pauseMs: 1 }),
    ours: OUR_PAYMENT,
    oursRefund: OUR_REFUND,
    payment: async (situation) => `tr_${situation}`,
    close: () => mollie.close(),
  };
}

async function openTestBank(): Promise<Bank> {
  const clock = new MovableClock();
  const it: TestApp = await openTestApp("PostgreSQL", { clock });
  const { payments: service } = it.deps;
  if (!service) throw new Error("Without a key there is a test bank.");
  const bank: Bank = {
    service,
    ours: "",
    oursRefund: "",
    close: () => it.close(),
    async payment(situation) {
      bank.ours = randomUUID();
      bank.oursRefund = randomUUID();
      const method = situation === "pending" ? "banktransfer" : "ideal";
      const { id } = await service.start({ ...wanted(bank.ours), method });
      const press = (outcome: Parameters<typeof pressAtBank>[2]["outcome"]) =>
        pressAtBank(it, id, {
          outcome,
          ...(situation === "refundfailed" && { refundsFail: "on" as const }),
        });
      if (situation === "open") return id;
      if (situation.startsWith("refund")) {
        await press("paid");
        const refund = { id: bank.oursRefund, paymentServiceId: id, cents: PART };
        await service.refund({ ...refund, description: "W-20481" });
        if (situation !== "refundpending") clock.forward(120);
        return id;
      }
      if (situation === "chargedback" || situation === "reversed") {
        await press("paid");
        await press("chargeback");
        if (situation === "reversed") await press("reversal");
        return id;
      }
      await press(situation as "pending");
      return id;
    },
  };
  return bank;
}

describe.each([
  ["Mollie's documented answers", openDocumented],
  ["the test bank", openTestBank],
])("%s [PAY-04][PAY-05]", (_name, open) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await open();
  });
  afterAll(() => bank.close());

  test("a payment that is started is open, carries our id and says where to pay", async () => {
    const found = await bank.service.start(wanted(OUR_PAYMENT));
    expect(found).toMatchObject({ state: "open", cents: CENTS, paidCents: 0, refunds: [] });
    expect(found.ours).toBe(OUR_PAYMENT);
    expect(found.checkout).toMatch(/^https?:\/\/.*\/\w*tr_/);
  });

  test("starting it again with our id gives the same payment", async () => {
    const first = await bank.service.start(wanted(OUR_PAYMENT));
    expect(await bank.service.start(wanted(OUR_PAYMENT))).toEqual(first);
  });

  test.each([
    ["open", { state: "open", paidCents: 0 }],
    ["pending", { state: "pending", paidCents: 0, isCancelable: true }],
    ["paid", { state: "paid", paidCents: CENTS, chargedBackCents: 0, refunds: [] }],
    ["failed", { state: "failed", paidCents: 0, checkout: undefined }],
    ["canceled", { state: "canceled", paidCents: 0, checkout: undefined }],
    ["expired", { state: "expired", paidCents: 0, checkout: undefined }],
    ["chargedback", { state: "paid", paidCents: CENTS, chargedBackCents: CENTS }],
    ["reversed", { state: "paid", paidCents: CENTS, chargedBackCents: 0 }],
  ] as const)("a payment that is %s is found so", async (situation, expected) => {
    const id = await bank.payment(situation);
    const found = await bank.service.find(id);
    expect(found).toMatchObject({ id, ours: bank.ours, cents: CENTS, ...expected });
  });

  test.each([
    ["refundpending", "pending"],
    ["refundrefunded", "done"],
    ["refundfailed", "failed"],
  ] as const)("the refund of a payment with %s is %s", async (situation, state) => {
    const found = await bank.service.find(await bank.payment(situation));
    expect(found).toMatchObject({
      state: "paid",
      paidCents: CENTS,
      refunds: [{ ours: bank.oursRefund, cents: PART, state }],
    });
  });

  test("a payment that nobody made is not found", async () => {
    expect(await bank.service.find("tr_nobodysown")).toBeUndefined();
    expect(await bank.service.find("../refunds")).toBeUndefined();
  });

  test("what is under way is called off, what is paid stays", async () => {
    await bank.service.cancel(await bank.payment("pending"));
    await bank.service.cancel(await bank.payment("paid"));
    await bank.service.cancel("tr_nobodysown");
    const paid = await bank.service.find(await bank.payment("paid"));
    expect(paid?.state).toBe("paid");
  });

  test("money of a paid payment goes back once, of an unpaid one never", async () => {
    const paid = await bank.payment("paid");
    const refund = { id: OUR_REFUND, cents: PART, description: "W-20481" };
    const first = await bank.service.refund({ ...refund, paymentServiceId: paid });
    expect(first).toMatchObject({ ours: OUR_REFUND, cents: PART, state: "pending" });
    expect(await bank.service.refund({ ...refund, paymentServiceId: paid })).toEqual(first);
    const open = await bank.payment("open");
    await expect(bank.service.refund({ ...refund, paymentServiceId: open })).rejects.toThrow(
      PaymentServiceRefused,
    );
  });
});
