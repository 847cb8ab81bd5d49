import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MovableClock } from "../../../test/movable-clock.ts";
import { consumerOrder, post } from "../../../test/order-fixtures.ts";
import { rowOf } from "../../../test/order-life.ts";
import { sendSms } from "../../../test/outbox.ts";
import { addUser } from "../../../test/sessions.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { queueSms } from "../../outbox/queue-message.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { verifiedPhone } from "./phone-checks-repository.ts";

const NEW = { pickupTime: "2026-11-19T08:00:00+01:00", deliveryTime: "2026-11-23T08:00:00+01:00" };
const WEEK = 7 * 86_400;
/** Characters that fit into one SMS of 160 on every phone. */
const PLAIN = /^[A-Za-z0-9 .,:;?!/()'"&%+\-_@]*$/;

describe("the phone of a first order [PHONE-03]", () => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", {
      clock,
      settings: { PUBLIC_URL: "https://www.waslijn-haarlem.example" },
    });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.set(TEST_NOW);
    // Frees all windows for each test.
    await it.deps.db.deleteFrom("slots").execute();
  });

  let last = 0;
  const newPhone = () => `06 1000 ${String(1000 + last++)}`;
  const place = async (user: object, as?: Parameters<typeof post>[3]) => {
    const body = consumerOrder({ user: { hasBag: null, ...user }, order: NEW });
    const answer = await post(it, "/orders", body, as);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const textsTo = async (phone: string) => {
    const to = `+31${phone.replaceAll(" ", "").slice(1)}`;
    return (await sendSms(it)).filter((text) => text.to === to).map(({ text }) => text);
  };
  const codeIn = (text = "") => /\/v\/(\w+)/.exec(text)?.[1] ?? "";
  const open = (code: string, headers = {}) => it.app.inject({ url: `/v/${code}`, headers });
  const press = (code: string, language = "nl") =>
    it.app.inject({
      method: "POST",
      url: `/${language}/verify/${code}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "",
    });
  const verified = async (id: string) => verifiedPhone(it.deps.db, await rowOf(it, id));

  test.each([
    ["nl", "is dit jouw nummer"],
    ["en", "is this your number"],
  ])("is asked about in one text message, in the order's language: %s", async (language, words) => {
    const phone = newPhone();
    const id = await place({ phone, language });
    const [text = "", ...more] = await textsTo(phone);
    expect(more).toEqual([]);
    expect(text).toContain(words);
    expect(text).toContain((await rowOf(it, id)).number);
    expect(text).toMatch(PLAIN);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(codeIn(text)).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
    expect((await open(codeIn(text))).headers.location).toBe(`/${language}/verify/${codeIn(text)}`);
  });

  test("is verified by the press and not by opening the link; a used code shows welcome again", async () => {
    const phone = newPhone();
    const id = await place({ phone });
    const code = codeIn((await textsTo(phone))[0]);
    await open(code);
    await it.app.inject({ method: "HEAD", url: `/v/${code}` });
    expect(await verified(id)).toBeUndefined();
    const pressed = await press(code, "en");
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers).toMatchObject({ location: "/en/welcome", "cache-control": "no-store" });
    expect(await verified(id)).toMatch(/^\+316/);
    clock.forward(2 * WEEK);
    await cleanUp(it.deps);
    expect((await open(code)).headers.location).toBe("/nl/welcome");
    expect((await press(code)).headers.location).toBe("/nl/welcome");
    expect(await verified(id)).toMatch(/^\+316/);
  });

  test("a code that ran out after 7 days, or that nobody was sent, leads to valid-fail", async () => {
    const phone = newPhone();
    const id = await place({ phone });
    const code = codeIn((await textsTo(phone))[0]);
    clock.forward(WEEK + 1);
    for (const wrong of [code, "0123456789ab", "kort", "%00"]) {
      const opened = await open(wrong, { "accept-language": "en" });
      expect(opened.headers.location, wrong).toBe("/en/valid-fail");
      expect((await press(wrong)).headers.location, wrong).toBe("/nl/valid-fail");
    }
    expect(await verified(id)).toBeUndefined();
    await cleanUp(it.deps);
    const checks = it.deps.db.selectFrom("phone_checks").selectAll().where("order_id", "=", id);
    expect(await checks.execute()).toEqual([]);
  });

  test("letters that look alike are read as the code's own, and the code itself is not kept", async () => {
    const phone = newPhone();
    await place({ phone });
    const code = codeIn((await textsTo(phone))[0]);
    const typed = code.toUpperCase().replaceAll("0", "O").replaceAll("1", "I");
    expect((await press(typed)).headers.location).toBe("/nl/welcome");
    const checks = await it.deps.db.selectFrom("phone_checks").selectAll().execute();
    expect(JSON.stringify(checks)).not.toContain(code);
  });

  test("is verified for its own customer: another who types the same number has not shown it to be theirs", async () => {
    const phone = newPhone();
    const email = "zelfde@mail.example";
    await place({ phone, email });
    await press(codeIn((await textsTo(phone))[0]));
    expect(await verified(await place({ phone, email }))).toMatch(/^\+316/);
    expect(await verified(await place({ phone }))).toBeUndefined();
  });

  test("is not asked about where no text can reach it, or where it is not a first order", async () => {
    const before = (await sendSms(it)).length;
    await place({ phone: "020 123 4567" });
    await place({ phone: "vraag het de buren", phoneAsTyped: true });
    const userId = await addUser(it, "oud@mail.example");
    await place({}, { as: { kind: "user", userId, sessionId: "s", device: "device-oud" } });
    expect(await sendSms(it)).toHaveLength(before);
  });

  test("is asked about once, also of a customer who has a bag already", async () => {
    const user = { phone: newPhone(), email: "met-waszak@mail.example", hasBag: true };
    await place(user);
    expect(await textsTo(user.phone)).toHaveLength(1);
    await place(user);
    expect(await textsTo(user.phone)).toHaveLength(1);
  });
});

describe("the limits of verifying [PHONE-03]", () => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock, settings: { RATE_LIMITS: "on" } });
  });
  afterAll(() => it.close());

  test("who guesses codes is stopped after thirty", async () => {
    const guess = (code: number) => it.app.inject({ url: `/v/${code}` });
    for (let number = 0; number < 30; number++) {
      const answer = await guess(100_000_000_000 + number);
      expect(answer.headers.location).toBe("/nl/valid-fail");
    }
    expect((await guess(200_000_000_000)).statusCode).toBe(429);
  });

  test("a number that strangers name too often is left in peace for the day", async () => {
    const body = consumerOrder({ user: { hasBag: null, phone: "06 1234 5678" }, order: NEW });
    const { id } = (await post(it, "/orders", body)).json<{ id: string }>();
    const job = { kind: "verify-phone", data: { orderId: id } } as const;
    for (let number = 0; number < 4; number++) {
      await queueSms(it.deps.db, job, "+31612345678", "nl", clock);
    }
    expect(await sendSms(it)).toHaveLength(3);
    clock.forward(86_400);
    await queueSms(it.deps.db, job, "+31612345678", "nl", clock);
    expect(await sendSms(it)).toHaveLength(4);
  });
});
