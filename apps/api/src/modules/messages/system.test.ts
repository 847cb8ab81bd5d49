import { sql } from "kysely";
import type { SystemState } from "@waslijn/contract/console/system";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { placeOrder } from "../../../test/order-life.ts";
import { sendMails } from "../../../test/outbox.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { readTogether } from "../../db/read-together.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { queueMail, queueSms } from "../../outbox/queue-message.ts";
import type { Mailer } from "../../outside/mailer.ts";
import { printMetrics } from "../../metrics.ts";
import { messagesOf, toDeskMessage } from "../desk/order-messages.ts";
import { viewToday } from "../desk/view-today.ts";

const readMessages = readTogether((db, { id }: { id: string }) => ({
  messages: messagesOf(db, id),
}));

describe.each(DATABASE_KINDS)("messages without a gateway on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  let owner: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    owner = await staffHeaders(it, await addStaff(it, "owner"));
  });
  afterAll(() => it.close());
  beforeEach(() => it.deps.db.deleteFrom("outbox").execute());

  const withMail = () => ({ ...it.deps.env, SMTP_URL: "smtp://127.0.0.1:1" });
  const view = async (headers = owner): Promise<SystemState> =>
    (await it.app.inject({ url: "/api/console/system", headers })).json();
  const handle = (payload: object, headers = owner) =>
    it.app.inject({ method: "POST", url: "/api/console/system/kept", headers, payload });
  const messagesNow = async (id: string) =>
    (await readMessages(it.deps.db, { id })).messages
      .map(toDeskMessage)
      .filter(({ channel }) => channel === "mail");
  const groups = [{ channel: "mail", kind: "order-confirmation" }];
  const keptMessagesNeed = async () =>
    (await viewToday(it.deps, {})).needs.find((need) => need.kind === "message-kept");

  test("are kept, and neither shown nor counted as sent [SETUP-05]", async () => {
    const before = await printMetrics();
    const { id, number } = await placeOrder(it);
    await sendMails(it);
    const [message] = await messagesNow(id);
    expect(message).toMatchObject({ state: "kept", sentAt: null, nextAt: null });
    const sent = /waslijn_mails_sent_total\{kind="order-confirmation"\} \d+/;
    expect(sent.exec(await printMetrics())?.[0]).toBe(sent.exec(before)?.[0]);
    expect(await viewToday(it.deps, {})).toMatchObject({ hasMailGateway: false });
    expect(await keptMessagesNeed()).toMatchObject({ count: 1, orders: [{ number }] });
    expect(await view()).toMatchObject({
      gateways: { mail: false, text: false },
      kept: [{ ...groups[0], count: 1 }],
    });
  });

  test("stand beside the progress of a backfill [CLUSTER-04]", async () => {
    const { db } = it.deps;
    await db
      .insertInto("backfills")
      .values({ name: "fold-search-words", done: 4, total: 10 })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ done: 4, total: 10 }))
      .execute();
    const progressOf = async () =>
      (await view()).jobs.find(({ name }) => name === "search-words")?.progress;
    expect(await progressOf()).toEqual({ done: 4, total: 10 });
    await db.deleteFrom("backfills").execute();
    expect(await progressOf()).toBeNull();
  });

  test("go out when an owner chooses them, once there is a gateway [SETUP-05]", async () => {
    const { id } = await placeOrder(it);
    await sendMails(it);
    expect((await handle({ do: "send", groups })).json()).toMatchObject({
      type: "not_possible_now",
    });
    const env = it.deps.env;
    it.deps.env = withMail();
    const desk = await staffHeaders(it, await addStaff(it, "desk"));
    expect((await handle({ do: "send", groups }, desk)).statusCode).toBe(403);
    const answer = await handle({ do: "send", groups });
    it.deps.env = env;
    expect(answer.json()).toMatchObject({ gateways: { mail: true }, kept: [] });
    const sent: string[] = [];
    const mailer: Mailer = {
      send: async ({ to }) => void sent.push(to),
      close: () => undefined,
    };
    await sendMails(it, mailer);
    expect(sent).toHaveLength(1);
    expect(await messagesNow(id)).toMatchObject([{ state: "sent" }]);
    const log = await it.deps.db.selectFrom("audit").select(["action", "detail"]).execute();
    expect(log).toContainEqual({
      action: "message:send-kept",
      detail: { ...groups[0], count: 1 },
    });
  });

  test("that an owner leaves unsent stay so, and raise no hand any more [SETUP-05]", async () => {
    const { id } = await placeOrder(it);
    await sendMails(it);
    expect((await handle({ do: "dismiss", groups })).json()).toMatchObject({ kept: [] });
    expect(await keptMessagesNeed()).toBeUndefined();
    expect(await messagesNow(id)).toMatchObject([{ state: "kept" }]);
  });

  test("that the desk sends again wait once, not twice [SETUP-05]", async () => {
    const { id, number } = await placeOrder(it);
    await sendMails(it);
    const mail = await it.deps.db
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "order-confirmation")
      .where(sql<boolean>`data->>'orderId' = ${id}`)
      .executeTakeFirstOrThrow();
    const again = await it.app.inject({
      method: "POST",
      url: `/api/console/orders/${number}/messages/${mail.id}`,
      payload: {},
      headers: { ...owner, "idempotency-key": crypto.randomUUID() },
    });
    expect(again.statusCode, again.body).toBe(200);
    await sendMails(it);
    expect((await view()).kept).toMatchObject([{ kind: "order-confirmation", count: 1 }]);
    await handle({ do: "dismiss", groups });
  });

  test("that never arrived raise a hand until they are sent again or taken off the list [DESK-01][DESK-13]", async () => {
    const { db } = it.deps;
    const { number } = await placeOrder(it);
    const area = { kind: "area-request-thanks", data: { postalCode: "9711LM" } } as const;
    await queueMail(db, area, "anna@example.nl", "nl", clock);
    const giveUp = () =>
      db
        .updateTable("outbox")
        .set({ dead_at: clock.now(), next_attempt_at: null, attempts: 9, last_error: "EREFUSED" })
        .where("sent_at", "is", null)
        .where("channel", "=", "mail")
        .execute();
    await giveUp();
    const need = async () =>
      (await viewToday(it.deps, {})).needs.find((one) => one.kind === "message-dead");
    expect(await need()).toMatchObject({ count: 2, orders: [{ number }] });
    const dead = (what: string) => ({ channel: "mail", kind: what, isDead: true });
    expect(await view()).toMatchObject({
      kept: [],
      undelivered: expect.arrayContaining([
        expect.objectContaining({ kind: "area-request-thanks", count: 1 }),
      ]),
    });

    const order = (
      await it.app.inject({ url: `/api/console/orders/${number}`, headers: owner })
    ).json();
    const mail = order.messages.find(({ channel }: { channel: string }) => channel === "mail");
    const again = `/api/console/orders/${number}/messages/${mail.id}`;
    const key = { "idempotency-key": crypto.randomUUID() };
    await it.app.inject({ method: "POST", url: again, payload: {}, headers: { ...owner, ...key } });
    expect(await need()).toMatchObject({ count: 1, orders: [] });

    await handle({ do: "dismiss", groups: [dead("area-request-thanks")] });
    expect(await need()).toBeUndefined();
    expect((await view()).undelivered).toEqual([]);

    await giveUp();
    expect(await need()).toMatchObject({ count: 1 });
    const { env } = it.deps;
    it.deps.env = withMail();
    await handle({ do: "send", groups: [dead("order-confirmation")] });
    it.deps.env = env;
    expect(await need()).toBeUndefined();
    const sent: string[] = [];
    await sendMails(it, { send: async ({ to }) => void sent.push(to), close: () => undefined });
    expect(sent).toHaveLength(1);
  });

  test("that are of use for minutes are not offered, and all go after a month [SETUP-05]", async () => {
    const { db } = it.deps;
    await queueMail(db, { kind: "password-reset", data: {} }, "anna@example.nl", "nl", clock);
    const area = { kind: "area-request-thanks", data: { postalCode: "9711LM" } } as const;
    await queueMail(db, area, "anna@example.nl", "nl", clock);
    const next = {
      kind: "you-are-next",
      data: { orderId: crypto.randomUUID(), stop: "pickup" },
    } as const;
    await queueSms(db, next, "+31612345678", "nl", clock);
    await sendMails(it);
    expect((await view()).kept.map((group) => group.kind)).toEqual(["area-request-thanks"]);
    clock.forward(31 * 86_400);
    await cleanUp(it.deps);
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});
