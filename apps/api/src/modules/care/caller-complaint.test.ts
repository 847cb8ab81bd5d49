import type { DeskComplaint } from "@waslijn/contract/console/care";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addReadyPhoto, BLOUSES, deliveredOrder, offeredCleaning } from "../../../test/care.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { placeOrder, view } from "../../../test/order-life.ts";
import { countedOrder } from "../../../test/pay.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

const clock = new MovableClock();
let it: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  it = await openTestApp("PostgreSQL", { clock });
  headers = await staffHeaders(it, await addStaff(it, "desk", { name: "Imke Postma" }));
});
afterAll(() => it.close());

const send = (path: string, payload: object = {}, key?: string) =>
  it.app.inject({
    method: "POST",
    url: `/api/console/${path}`,
    payload,
    headers: { ...headers, ...(key && { "idempotency-key": key }) },
  });
const see = async (id: string): Promise<DeskComplaint> =>
  (await it.app.inject({ url: `/api/console/care/${id}`, headers })).json();
const act = async (id: string, name: "close" | "reopen") =>
  (await send(`care/${id}/${name}`)).json();

test("nobody complains about an order that was not picked up [DESK-11]", async () => {
  const { number } = await placeOrder(it);
  const answer = await send(`orders/${number}/complaints`, { text: "Waar blijft u?", photos: [] });
  expect([answer.statusCode, answer.json().type]).toEqual([409, "not_possible_now"]);
  const photo = await send(
    `orders/${number}/complaints/photos/5e6f1c2a-9b3d-4e7f-8a1b-0000000000aa`,
    { start: 0, size: 3, data: "AAAA" },
  );
  expect(photo.statusCode).toBe(409);
});

test("closing is undone within a minute as if it had not been; later the deadline is new [DESK-11]", async () => {
  const { complaint } = await offeredCleaning(it);
  const before = await see(complaint);
  expect(await act(complaint, "close")).toMatchObject({ state: "done" });
  clock.forward(30);
  expect(await act(complaint, "reopen")).toMatchObject({
    state: "offered",
    answerBy: before.answerBy,
  });
  await act(complaint, "close");
  clock.forward(3600);
  const later: DeskComplaint = await act(complaint, "reopen");
  expect(later.state).toBe("offered");
  expect(later.answerBy > before.answerBy).toBe(true);
  const refused = await send(`care/${complaint}/reopen`);
  expect([refused.statusCode, refused.json().type]).toEqual([409, "not_possible_now"]);
});

test("an answered complaint that is reopened waits for us again [DESK-11]", async () => {
  const order = await deliveredOrder(it);
  const made = await send(`orders/${order.number}/complaints`, { text: "Kreukels.", photos: [] });
  const { id } = made.json();
  await send(`care/${id}/answer`, { text: "Dat hoort zo.", offer: null });
  expect(await see(id)).toMatchObject({ state: "done" });
  expect(await act(id, "reopen")).toMatchObject({ state: "open" });
});

test("a complaint for a caller has its piece and photos, and says who wrote it down [DESK-11]", async () => {
  const order = await deliveredOrder(it, BLOUSES);
  clock.forward(72 * 3600);
  headers = await staffHeaders(it, await addStaff(it, "desk", { name: "Imke Postma" }));
  const path = `orders/${order.number}/complaints`;
  const offered = await it.app.inject({ url: `/api/console/${path}`, headers });
  expect(offered.json().pieces.map(({ piece }: { piece: string }) => piece)).toContain(
    "DC:silk-blouse",
  );
  const photo = await addReadyPhoto(it, order.id);
  const body = { piece: "DC:silk-blouse", text: "Verkleurd, zegt ze.", photos: [photo] };
  const answer = await send(path, body, "complaint-of-a-caller");
  expect(answer.json(), answer.body).toMatchObject({
    number: order.number,
    state: "open",
    enteredBy: "Imke Postma",
    text: body.text,
    photos: [photo],
  });
  const again = await send(path, body, "complaint-of-a-caller");
  expect(again.json().id).toBe(answer.json().id);
  const audit = await it.deps.db
    .selectFrom("audit")
    .select("action")
    .where("about", "=", `order ${order.number}`)
    .where("action", "=", "order:complaint")
    .execute();
  expect(audit).toHaveLength(1);
  const mails = await it.deps.db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "complaint-received")
    .where(sql<boolean>`data->>'orderId' = ${order.id}`)
    .execute();
  expect(mails).toHaveLength(1);
});

test("one that came before the delivery is on the order's page, where its offer is answered [CARE-02]", async () => {
  const order = await countedOrder(it, BLOUSES);
  expect((await view(it, order)).care).toBe(false);
  const made = await send(`orders/${order.number}/complaints`, { text: "Kleur?", photos: [] });
  const { id } = made.json();
  await send(`care/${id}/answer`, { text: "We doen het over.", offer: "cleaning" });
  expect((await view(it, order)).care).toBe(true);
  const answer = await it.app.inject({
    method: "POST",
    url: `/api/orders/by-link/${order.token}/complaints/${id}`,
    payload: { accepts: true },
    headers: { "x-device-web-id": "device-0001" },
  });
  expect(answer.json(), answer.body).toMatchObject({ complaints: [{ state: "accepted" }] });
});
