import type { CountingBook, CountingOrder } from "@waslijn/contract/console/counting";
import type { DeskOrder } from "@waslijn/contract/console/order";
import type { Need, Today } from "@waslijn/contract/console/today";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { pickUp } from "../src/modules/orders/life/handle-order.ts";
import { MovableClock } from "./movable-clock.ts";
import { by, placeOrder, type PlacedOrder } from "./order-life.ts";
import { addStaff, staffHeaders } from "./staff.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

export const BLOUSES = [{ type: "DC", alias: "silk-blouse", count: 2 }] as const;
export const COUNT = { pieces: BLOUSES, kilos: 7.4, bags: 1, bagsBack: 0 };

/** A shop with staff at the counter, and a clock that the test moves. */
export class Counter {
  readonly it: TestApp;
  readonly clock: MovableClock;
  readonly headers: Record<string, string>;
  private constructor(it: TestApp, clock: MovableClock, headers: Record<string, string>) {
    this.it = it;
    this.clock = clock;
    this.headers = headers;
  }

  static async open(): Promise<Counter> {
    const clock = new MovableClock();
    const it = await openTestApp("PostgreSQL", { clock });
    const staff = await addStaff(it, "desk", { name: "Imke de Vries" });
    return new Counter(it, clock, await staffHeaders(it, staff));
  }

  call(method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, key?: string) {
    return this.it.app.inject({
      method,
      url: `/api/console${path}`,
      headers: { ...this.headers, ...(key && { "idempotency-key": key }) },
      ...(payload && { payload }),
    });
  }

  /** An order whose bags the driver has brought. */
  async fetched(bags = 1, email?: string): Promise<PlacedOrder> {
    const order = await placeOrder(this.it, email ? { user: { email } } : {});
    await pickUp(this.it.deps, await by(this.it, "driver", order.id), { bags });
    return order;
  }

  async open(number: string): Promise<CountingBook> {
    return (await this.call("GET", `/counting/${number}`)).json();
  }

  async opened(number: string): Promise<CountingOrder> {
    return orderIn(await this.open(number));
  }

  async order(number: string): Promise<DeskOrder> {
    return (await this.call("GET", `/orders/${number}`)).json();
  }

  count(number: string, body: object, key?: string) {
    return this.call("POST", `/orders/${number}/count`, { ...COUNT, send: true, ...body }, key);
  }

  keep(number: string, id: string, body: object = {}, key: string = randomUUID()) {
    const bag = { pieces: BLOUSES, kilos: 3, revision: randomUUID(), seen: null, ...body };
    return this.call("PUT", `/orders/${number}/bags/${id}`, bag, key);
  }

  /** The orders that Today lists under this task. */
  async needing(kind: Need): Promise<string[]> {
    const { needs }: Today = (await this.call("GET", "/today")).json();
    const named = needs.find((need) => need.kind === kind)?.orders ?? [];
    return named.map(({ number }) => number);
  }

  async billsMailed(id: string): Promise<number> {
    const mails = await this.it.deps.db
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "bill")
      .where(sql<boolean>`data->>'orderId' = ${id}`)
      .execute();
    return mails.length;
  }
}

export function orderIn({ orders }: CountingBook): CountingOrder {
  if (!orders[0]) throw new Error("There is no order in the book.");
  return orders[0];
}
