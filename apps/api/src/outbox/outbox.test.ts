import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { DATABASE_KINDS } from "../../test/databases.ts";
import { MovableClock } from "../../test/movable-clock.ts";
import { sendingOf, sendMails } from "../../test/outbox.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../test/test-app.ts";
import { openMailer, type Mailer } from "../outside/mailer.ts";
import { writeMail } from "../modules/messages/write-mail.ts";
import { writeSms } from "../modules/messages/write-sms.ts";
import { writeWebhook } from "../modules/messages/webhooks/write-webhook.ts";
import { startOutbox } from "./outbox.ts";
import { claimDue } from "./outbox-repository.ts";
import { queueMail } from "./queue-message.ts";
import { restAfter, sendDue } from "./send-due.ts";

/** A local SMTP server that records mails and can refuse them. */
async function openSmtp() {
  const received: string[] = [];
  const state = { refusals: 0, attempts: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        state.attempts++;
        if (state.refusals-- > 0) return done(new Error("try later"));
        received.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    forget() {
      received.length = 0;
      Object.assign(state, { refusals: 0, attempts: 0 });
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const messageIds = (mails: string[]): (string | undefined)[] =>
  mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim());

describe.each(DATABASE_KINDS)("the outbox on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  let smtp: Awaited<ReturnType<typeof openSmtp>>;
  let mailer: Mailer;
  beforeAll(async () => {
    smtp = await openSmtp();
    it = await openTestApp(kind, { clock, settings: { SMTP_URL: smtp.url } });
    mailer = openMailer(it.deps.env) as Mailer;
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    smtp.forget();
    await it.deps.db.deleteFrom("outbox").execute();
  });
  afterAll(async () => {
    mailer.close();
    await it.close();
    await smtp.close();
  });

  const queue = (recipient = "anna@example.nl") =>
    queueMail(
      it.deps.db,
      { kind: "area-request-thanks", data: { postalCode: "9711LM" } },
      recipient,
      "nl",
      clock,
    );
  /** Generous timeout for busy machines; a missing mail still fails the test. */
  const oneArrives = () =>
    vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000 });
  const row = () => it.deps.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();

  test("a mail arrives once, from us, in both forms, with its logo and without a remote image", async () => {
    await queue();
    await sendMails(it, mailer);
    await sendMails(it, mailer);
    expect(smtp.received).toHaveLength(1);
    const [mail = ""] = smtp.received;
    expect(mail).toMatch(/^From: Waslijn <hallo@waslijn.example>/m);
    expect(mail).toMatch(/^To: anna@example.nl/m);
    // It is about a contract, not part of a list that one could leave.
    expect(mail).not.toMatch(/^List-/im);
    expect(mail).toContain("multipart/alternative");
    for (const scheme of ["light", "dark"]) {
      expect(mail).toMatch(new RegExp(`^Content-Id: <logo-${scheme}@waslijn.example>`, "im"));
    }
    expect(mail.length).toBeLessThan(24_000);
    expect(mail).not.toMatch(/src=3D"(?!cid:)|url\(|http:\/\//);
    expect(await row()).toMatchObject({ attempts: 1, next_attempt_at: null, rendered: null });
  });

  test("a refused mail is tried again later and keeps its Message-ID", async () => {
    await queue();
    const id = (await row()).id;
    smtp.state.refusals = 2;
    await sendMails(it, mailer);
    expect(smtp.received).toHaveLength(0);
    expect(await row()).toMatchObject({ attempts: 1, sent_at: null, last_error: "EMESSAGE 450" });
    await sendMails(it, mailer);
    expect(smtp.state.attempts).toBe(1);
    clock.forward(31);
    await sendMails(it, mailer);
    clock.forward(121);
    await sendMails(it, mailer);
    expect(smtp.state.attempts).toBe(3);
    expect(messageIds(smtp.received)).toEqual([`<${id}@waslijn.example>`]);
  });

  test("a mail sent by a node that died before it could tell goes out again as the same one", async () => {
    await queue();
    await sendMails(it, mailer);
    await it.deps.db
      .updateTable("outbox")
      .set({ sent_at: null, next_attempt_at: clock.now() })
      .execute();
    await sendMails(it, mailer);
    const [first, second] = messageIds(smtp.received);
    expect(second).toBe(first);
  });

  test("after eight failures a mail is dead, and it tells of no person why", async () => {
    await queue();
    smtp.state.refusals = 100;
    for (let attempt = 0; attempt < 8; attempt++) {
      await sendMails(it, mailer);
      clock.forward(13 * 3600);
    }
    const dead = await row();
    expect(dead).toMatchObject({ attempts: 8, next_attempt_at: null });
    expect(dead.dead_at).not.toBeNull();
    expect(dead.last_error).not.toContain("anna");
    await sendMails(it, mailer);
    expect(smtp.state.attempts).toBe(8);
  });

  test("several nodes that send at once send each mail once", async () => {
    for (let number = 0; number < 25; number++) await queue(`p${number}@example.nl`);
    const sending = sendingOf(it, mailer);
    await Promise.all([sendDue(sending), sendDue(sending), sendDue(sending)]);
    expect(new Set(messageIds(smtp.received)).size).toBe(25);
    expect(smtp.received).toHaveLength(25);
  });

  test("a mail of a transaction that was undone is not sent", async () => {
    await it.deps.db
      .transaction()
      .execute(async (transaction) => {
        await queueMail(
          transaction,
          { kind: "area-request-thanks", data: { postalCode: "1" } },
          "a@b.nl",
          "nl",
          clock,
        );
        throw new Error("undone");
      })
      .catch(() => undefined);
    await sendMails(it, mailer);
    expect(smtp.received).toHaveLength(0);
  });

  test("the running outbox sends when woken and ends after what is under way", async () => {
    const outbox = startOutbox(
      it.deps,
      { mail: writeMail, text: writeSms, webhook: writeWebhook },
      it.app.log,
      () => 0,
    );
    await queue();
    outbox.wake();
    await oneArrives();
    await queue("bram@example.nl");
    outbox.wake();
    await outbox.stop();
    const [open] = await it.deps.db
      .selectFrom("outbox")
      .select("attempts")
      .where("sent_at", "is", null)
      .execute();
    expect(open?.attempts ?? 0).toBe(0);
  });

  test("a mail about what no longer exists fails without holding up the others", async () => {
    const job = { kind: "order-confirmation", data: { orderId: randomUUID() } } as const;
    await queueMail(it.deps.db, job, "a@b.nl", "nl", clock);
    await queue();
    await sendMails(it, mailer);
    expect(smtp.received).toHaveLength(1);
  });

  test("a listening server sends the mails of a call right after its answer", async () => {
    const own = await openTestApp(kind, { clock, settings: { SMTP_URL: smtp.url } });
    onTestFinished(() => own.close());
    await own.app.listen({ port: 0, host: "127.0.0.1" });
    await own.app.inject({
      method: "POST",
      url: "/api/service-areas/request",
      payload: {
        postalCode: "9711LM",
        email: "anna@example.nl",
        houseNumber: null,
        houseAddition: null,
        reason: "not_in_service_area",
      },
    });
    await oneArrives();
  });
});

test("a node passes by the mails that another is just claiming", async () => {
  const it = await openTestApp("PostgreSQL");
  const { db, clock } = it.deps;
  const job = { kind: "area-opened", data: { postalCode: "1" } } as const;
  for (let number = 0; number < 5; number++) await queueMail(db, job, "a@b.nl", "nl", clock);
  const now = clock.now();
  const later = new Date(now.getTime() + 60_000);
  await db.transaction().execute(async (other) => {
    const theirs = await claimDue(other, ["mail"], now, later, 2);
    const ours = await claimDue(db, ["mail"], now, later, 10);
    expect(new Set([...theirs, ...ours].map((row) => row.id)).size).toBe(5);
    expect(ours).toHaveLength(3);
  });
  await it.close();
});

test("a process that seems busy rests, and goes on sending all the same", () => {
  expect(restAfter(10, 1)).toBe(30);
  expect(restAfter(7000, 1)).toBe(250);
  expect(restAfter(7000, 0)).toBe(0);
});
