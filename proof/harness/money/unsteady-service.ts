import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { toAmount, toCents } from "../../../apps/api/src/outside/mollie.ts";
import { ownAddress } from "../../../apps/api/src/public-url.ts";

const DAY_MS = 86_400_000;
type Refund = { id: string; ours: string; cents: number; madeAt: number; isToFail: boolean };
type Payment = { id: string; ours: string; cents: number; isPaid: boolean; refunds: Refund[] };
type Amounted = { amount: { currency: "EUR"; value: string }; metadata: { id: string } };

export type Told = { sent: number; doubled: number; dropped: number; refused: number };

export type UnsteadyService = {
  url: string;
  payments: ReadonlyMap<string, Payment>;
  told: Told;
  /** While set, every request gets a 404, as with another account's key. */
  isStranger: boolean;
  /** The customer pays; one, two or no webhooks are sent. */
  pay(id: string): Promise<void>;
  /** Resends webhooks that were not answered with 200. */
  repeat(): Promise<void>;
  /** Refunded amount of a payment, without failed refunds. */
  refundedOf(payment: Payment): number;
  close(): Promise<void>;
};

/**
 * Mollie's API with faults: of ten refunds three fail a day later; of ten webhooks three come twice and three never.
 */
export async function openUnsteadyService(
  now: () => Date,
  webhook: (id: string) => Promise<number>,
): Promise<UnsteadyService> {
  const payments = new Map<string, Payment>();
  const told: Told = { sent: 0, doubled: 0, dropped: 0, refused: 0 };
  const unheard = new Set<string>();
  let made = 0;

  const tell = async (id: string): Promise<void> => {
    told.sent += 1;
    const status = await webhook(id).catch(() => 0);
    if (status === 200) return void unheard.delete(id);
    told.refused += 1;
    unheard.add(id);
  };
  const stateOf = ({ madeAt, isToFail }: Refund): string => {
    if (now().getTime() < madeAt + DAY_MS) return "pending";
    return isToFail ? "failed" : "refunded";
  };
  const service: UnsteadyService = {
    url: "",
    payments,
    told,
    isStranger: false,
    async pay(id) {
      const payment = payments.get(id);
      if (!payment) throw new Error(`no payment ${id}`);
      payment.isPaid = true;
      const luck = Math.random();
      if (luck < 0.3) return void (told.dropped += 1);
      await tell(id);
      if (luck > 0.7) {
        told.doubled += 1;
        await tell(id);
      }
    },
    async repeat() {
      for (const id of unheard) await tell(id);
    },
    refundedOf: ({ refunds }) =>
      refunds.reduce((sum, one) => (stateOf(one) === "failed" ? sum : sum + one.cents), 0),
    close: async () => undefined,
  };

  const toPayment = (payment: Payment): object => ({
    id: payment.id,
    status: payment.isPaid ? "paid" : "open",
    amount: toAmount(payment.cents),
    metadata: { id: payment.ours },
    _links: { checkout: { href: `https://service.example/checkout/${payment.id}` } },
    _embedded: { refunds: payment.refunds.map(toRefund), chargebacks: [] },
  });
  const toRefund = (refund: Refund): object => ({
    id: refund.id,
    amount: toAmount(refund.cents),
    status: stateOf(refund),
    metadata: { id: refund.ours },
  });

  const start = ({ amount, metadata }: Amounted): [number, object] => {
    const known = [...payments.values()].find(({ ours }) => ours === metadata.id);
    const payment = known ?? {
      id: `tr_${String((made += 1)).padStart(8, "0")}`,
      ours: metadata.id,
      cents: toCents(amount),
      isPaid: false,
      refunds: [],
    };
    payments.set(payment.id, payment);
    return [201, toPayment(payment)];
  };
  const refund = (payment: Payment, { amount, metadata }: Amounted): [number, object] => {
    const known = payment.refunds.find(({ ours }) => ours === metadata.id);
    if (known) return [201, toRefund(known)];
    const cents = toCents(amount);
    if (cents > payment.cents - service.refundedOf(payment)) return [422, {}];
    const id = `re_${String((made += 1)).padStart(8, "0")}`;
    const isToFail = Math.random() < 0.3;
    const one = { id, ours: metadata.id, cents, madeAt: now().getTime(), isToFail };
    payment.refunds.push(one);
    return [201, toRefund(one)];
  };
  const answer = async (request: IncomingMessage): Promise<[number, object]> => {
    const body = await text(request);
    if (service.isStranger) return [404, {}];
    const [, , id, what] = new URL(request.url ?? "/", "http://service").pathname.split("/");
    if (id === undefined) return start(JSON.parse(body) as Amounted);
    const payment = payments.get(id);
    if (!payment) return [404, {}];
    if (what === "refunds") return refund(payment, JSON.parse(body) as Amounted);
    return [200, toPayment(payment)];
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = await answer(request);
    response.writeHead(status, { "content-type": "application/hal+json" });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  service.url = ownAddress(server);
  service.close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return service;
}
