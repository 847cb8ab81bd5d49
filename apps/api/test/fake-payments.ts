import { randomUUID } from "node:crypto";
import type { PaymentState } from "@waslijn/contract/shared/payments";
import {
  PaymentServiceDown,
  PaymentServiceRefused,
  type NewPayment,
  type NewRefund,
  type PaymentService,
  type ServicePayment,
  type ServiceRefund,
} from "../src/outside/payment-service.ts";

type Held = ServicePayment & { request: NewPayment };

/** An in-memory payment service whose state tests can read, and which fails on demand. */
export class FakePayments implements PaymentService {
  readonly held = new Map<string, Held>();
  /** The number of calls. */
  readonly calls = { start: 0, find: 0, cancel: 0, refund: 0 };
  /** The next call's failure: not done, done without a response, or refused. */
  #trouble: "down" | "lost" | "refused" | undefined;

  /** Simulates an API key of another account: the service then knows none of our payments. */
  hasOtherKey = false;

  fail(trouble: "down" | "lost" | "refused"): void {
    this.#trouble = trouble;
  }

  start(wanted: NewPayment): Promise<ServicePayment> {
    return this.#answer("start", () => {
      const known = [...this.held.values()].find(({ ours }) => ours === wanted.id);
      if (known) return known;
      const id = `tr_${randomUUID()}`;
      const made: Held = {
        id,
        ours: wanted.id,
        state: "open",
        cents: wanted.cents,
        paidCents: 0,
        chargedBackCents: 0,
        refunds: [],
        isCancelable: false,
        checkout: `https://bank.example/${id}`,
        request: wanted,
      };
      this.held.set(id, made);
      return made;
    });
  }

  find(id: string): Promise<ServicePayment | undefined> {
    return this.#answer("find", () => (this.hasOtherKey ? undefined : this.held.get(id)));
  }

  cancel(id: string): Promise<void> {
    return this.#answer("cancel", () => {
      if (this.of(id).isCancelable) this.move(id, "canceled");
    });
  }

  refund({ id, paymentServiceId, cents }: NewRefund): Promise<ServiceRefund> {
    return this.#answer("refund", () => {
      const payment = this.held.get(paymentServiceId);
      if (this.hasOtherKey) throw new PaymentServiceDown();
      if (!payment) throw new PaymentServiceRefused();
      const known = payment.refunds.find(({ ours }) => ours === id);
      if (known) return known;
      const gone = payment.refunds
        .filter(({ state }) => state !== "failed")
        .reduce((sum, { cents: part }) => sum + part, 0);
      if (gone + cents > payment.paidCents) throw new PaymentServiceRefused();
      const made: ServiceRefund = { id: `re_${randomUUID()}`, ours: id, cents, state: "pending" };
      payment.refunds.push(made);
      return made;
    });
  }

  of(id: string): Held {
    const held = this.held.get(id);
    if (!held) throw new Error(`The service has no payment ${id}.`);
    return held;
  }

  /** Changes a payment's state, as the customer or bank would. */
  move(id: string, state: Exclude<PaymentState, "new">): void {
    const held = this.of(id);
    held.state = state;
    if (state !== "open" && state !== "pending") held.checkout = undefined;
    if (state === "paid") held.paidCents = held.cents;
  }

  /** Responds with a copy and asynchronously, as over a network. */
  async #answer<T>(call: keyof FakePayments["calls"], work: () => T): Promise<T> {
    this.calls[call] += 1;
    const trouble = this.#trouble;
    this.#trouble = undefined;
    if (trouble === "down") throw new PaymentServiceDown();
    if (trouble === "refused") throw new PaymentServiceRefused();
    const answer = structuredClone(work());
    await new Promise(setImmediate);
    if (trouble === "lost") throw new PaymentServiceDown();
    return answer;
  }
}
