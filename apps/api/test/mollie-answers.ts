/**
 * The responses in Mollie's reference for each state of a payment, with our own values and all fields, including those
 * that we ignore.
 */
export const OUR_PAYMENT = "7b1f0c52-94d4-4a6b-8f5d-0f3c1a2b3c4d";
export const OUR_REFUND = "c2a7e5d1-3b4f-4e6a-9d8c-7f6e5d4c3b2a";

const API = "https://api.mollie.com/v2";
const euros = (value: string) => ({ value, currency: "EUR" });
const hal = (path: string) => ({ href: `${API}${path}`, type: "application/hal+json" });

type Fields = Record<string, unknown>;

const payment = (id: string, status: string, fields: Fields = {}): Fields => ({
  resource: "payment",
  id,
  mode: "live",
  createdAt: "2026-11-15T08:00:00+00:00",
  amount: euros("62.46"),
  description: "W-20481",
  method: "ideal",
  metadata: { id: OUR_PAYMENT },
  status,
  isCancelable: false,
  locale: "nl_NL",
  profileId: "pfl_waslijn000",
  sequenceType: "oneoff",
  redirectUrl: "https://waslijn.example/nl/pay/abcdefghjkmn/back",
  webhookUrl: "https://waslijn.example/api/payments/webhook",
  settlementAmount: null,
  details: null,
  _links: {
    self: hal(`/payments/${id}`),
    documentation: { href: "https://docs.mollie.com/reference/get-payment", type: "text/html" },
  },
  ...fields,
});

const checkout = (id: string): Fields => ({
  _links: {
    self: hal(`/payments/${id}`),
    checkout: { href: `https://www.mollie.com/checkout/select-method/${id}`, type: "text/html" },
    dashboard: { href: `https://my.mollie.com/payments/${id}`, type: "text/html" },
  },
});

const paid = (id: string, fields: Fields = {}): Fields =>
  payment(id, "paid", {
    paidAt: "2026-11-15T08:01:00+00:00",
    amountRefunded: euros("0.00"),
    amountRemaining: euros("62.46"),
    settlementAmount: euros("62.46"),
    details: {
      consumerName: "S. de Vries",
      consumerAccount: "NL00BANK0123456789",
      consumerBic: "BANKNL2A",
    },
    ...fields,
  });

const refund = (id: string, paymentId: string, status: string): Fields => ({
  resource: "refund",
  id,
  mode: "live",
  description: "W-20481",
  amount: euros("12.95"),
  settlementAmount: euros("-12.95"),
  status,
  metadata: { id: OUR_REFUND },
  paymentId,
  createdAt: "2026-11-15T09:00:00+00:00",
  _links: {
    self: hal(`/payments/${paymentId}/refunds/${id}`),
    payment: hal(`/payments/${paymentId}`),
  },
});

const refunded = (id: string, status: string): Fields =>
  paid(id, {
    amountRefunded: euros(["failed", "canceled"].includes(status) ? "0.00" : "12.95"),
    amountRemaining: euros(["failed", "canceled"].includes(status) ? "62.46" : "49.51"),
    _embedded: { refunds: [refund("re_recorded", id, status)], chargebacks: [] },
  });

const chargedBack = (id: string, reversedAt: string | null): Fields =>
  paid(id, {
    amountChargedBack: euros("62.46"),
    _embedded: {
      refunds: [],
      chargebacks: [
        {
          resource: "chargeback",
          id: "chb_recorded",
          amount: euros("62.46"),
          settlementAmount: euros("-62.46"),
          createdAt: "2026-11-20T08:00:00+00:00",
          reason: { code: "AC01", description: "Account identifier incorrect" },
          reversedAt,
          paymentId: id,
          _links: { self: hal(`/payments/${id}/chargebacks/chb_recorded`) },
        },
      ],
    },
  });

const refusal = (status: number, title: string, detail: string, field?: string): Fields => ({
  status,
  title,
  detail,
  ...(field && { field }),
  _links: { documentation: { href: "https://docs.mollie.com/errors", type: "text/html" } },
});

export type Answer = { status: number; body: unknown };
const ok = (body: Fields): Answer => ({ status: 200, body });

/** By method and path; a payment's id is the name of its state. */
export const MOLLIE_ANSWERS: Record<string, Answer> = {
  "POST /payments": {
    status: 201,
    body: payment("tr_started", "open", {
      expiresAt: "2026-11-15T08:15:00+00:00",
      ...checkout("tr_started"),
    }),
  },
  "GET /payments/tr_open": ok(payment("tr_open", "open", checkout("tr_open"))),
  "GET /payments/tr_pending": ok(
    payment("tr_pending", "pending", { method: "banktransfer", isCancelable: true }),
  ),
  "GET /payments/tr_authorized": ok(
    payment("tr_authorized", "authorized", { method: "creditcard", captureMode: "manual" }),
  ),
  "GET /payments/tr_paid": ok(paid("tr_paid")),
  "GET /payments/tr_failed": ok(
    payment("tr_failed", "failed", { failedAt: "2026-11-15T08:02:00+00:00" }),
  ),
  "GET /payments/tr_canceled": ok(
    payment("tr_canceled", "canceled", { canceledAt: "2026-11-15T08:02:00+00:00" }),
  ),
  "GET /payments/tr_expired": ok(
    payment("tr_expired", "expired", { expiredAt: "2026-11-15T08:15:00+00:00" }),
  ),
  ...Object.fromEntries(
    ["queued", "pending", "processing", "refunded", "failed", "canceled", "recalled"].map(
      (status) => [`GET /payments/tr_refund${status}`, ok(refunded(`tr_refund${status}`, status))],
    ),
  ),
  "GET /payments/tr_chargedback": ok(chargedBack("tr_chargedback", null)),
  "GET /payments/tr_reversed": ok(chargedBack("tr_reversed", "2026-11-25T08:00:00+00:00")),
  "GET /payments/tr_byhand": ok(paid("tr_byhand", { metadata: "a note", isCancelable: undefined })),
  "POST /payments/tr_paid/refunds": {
    status: 201,
    body: refund("re_recorded", "tr_paid", "pending"),
  },
  "POST /payments/tr_open/refunds": {
    status: 422,
    body: refusal(422, "Unprocessable Entity", "The payment is not paid", "amount"),
  },
  "DELETE /payments/tr_pending": ok(
    payment("tr_pending", "canceled", { method: "banktransfer", isCancelable: false }),
  ),
  "DELETE /payments/tr_paid": {
    status: 422,
    body: refusal(422, "Unprocessable Entity", "The payment cannot be canceled"),
  },
};

export const NO_SUCH_PAYMENT: Answer = {
  status: 404,
  body: refusal(404, "Not Found", "No payment exists with this token."),
};
