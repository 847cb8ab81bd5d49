import type { DeskOrder } from "@waslijn/contract/console/order";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MovableClock } from "../../../test/movable-clock.ts";
import { placeOrder, rowOf } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { toE164 } from "@waslijn/contract/shared/phone";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { exportCustomer } from "../privacy/export-customer.ts";
import { rewriteSms } from "../messages/write-sms.ts";

const clock = new MovableClock();
let it: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  it = await openTestApp("PostgreSQL", { clock, settings: { RATE_LIMITS: "on" } });
  headers = await staffHeaders(it, await addStaff(it, "desk", { name: "Imke Postma" }));
});
afterAll(() => it.close());

const write = (number: string, payload: object, key?: string) =>
  it.app.inject({
    method: "POST",
    url: `/api/console/orders/${number}/messages`,
    payload,
    headers: { ...headers, ...(key && { "idempotency-key": key }) },
  });
const verifyPhone = async (id: string): Promise<void> => {
  const { contact } = await rowOf(it, id);
  const verified = { phone: toE164(contact.phone ?? "") ?? "", verified_at: clock.now() };
  await it.deps.db
    .insertInto("phone_checks")
    .values({ order_id: id, code_hmac: id, expires_at: clock.now(), ...verified })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(verified))
    .execute();
};

test("a mail to one customer is sent once and stands in the history, the export and nowhere after erasure [DESK-12]", async () => {
  const email = "bericht@mail.example";
  const { number, id } = await placeOrder(it, { user: { email } });
  const text = "We komen een uur later.\n\nExcuses!";
  for (let time = 0; time < 2; time += 1) {
    const answer = await write(number, { channel: "mail", text: ` ${text} ` }, "one-message");
    expect(answer.statusCode, answer.body).toBe(200);
    const seen: DeskOrder = answer.json();
    expect(seen.written).toMatchObject([{ channel: "mail", by: "Imke Postma", text }]);
    expect(seen.messages.filter(({ kind }) => kind === "desk-message")).toMatchObject([
      { id: seen.written[0]?.id, channel: "mail", recipient: email },
    ]);
  }
  // The outbox is cleaned up after a month; the history is not.
  await it.deps.db.deleteFrom("outbox").execute();
  expect(await exportCustomer(it.deps, { email })).toMatchObject({
    writtenByStaff: [{ order: number, channel: "mail", text }],
  });
  const audit = await it.deps.db.selectFrom("audit").selectAll().execute();
  expect(JSON.stringify(audit)).not.toContain("een uur later");
  await eraseCustomer({ ...it.deps, who: "test" }, { email, notTheirs: true });
  const left = await it.deps.db
    .selectFrom("desk_messages")
    .select("id")
    .where("order_id", "=", id)
    .execute();
  expect(left).toEqual([]);
});

test("an SMS goes to a verified phone only, and is short [DESK-12]", async () => {
  const { number, id } = await placeOrder(it);
  const sms = { channel: "text", text: "Er ligt nog een riem." };
  const early = await write(number, sms);
  expect([early.statusCode, early.json().type]).toEqual([409, "not_possible_now"]);
  await verifyPhone(id);
  const sent = await write(number, sms);
  expect(sent.statusCode, sent.body).toBe(200);
  const row = await it.deps.db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", "desk-message")
    .where("channel", "=", "text")
    .executeTakeFirstOrThrow();
  expect(await rewriteSms(it.deps, row)).toBe("Waslijn: Er ligt nog een riem.");
  const long = await write(number, { channel: "text", text: "a".repeat(421) });
  expect(long.json()).toMatchObject({ type: "validation_failed" });
});

test("nobody gets more than ten in a day [DESK-12]", async () => {
  const { number } = await placeOrder(it, { user: { email: "vaak@mail.example" } });
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await write(number, { channel: "mail", text: `Bericht ${sent}` })).statusCode).toBe(
      200,
    );
  }
  const answer = await write(number, { channel: "mail", text: "Nog een" });
  expect([answer.statusCode, answer.json().type]).toEqual([429, "too_many_requests"]);
});
