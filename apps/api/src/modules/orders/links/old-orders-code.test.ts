import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { by, placeOrder, rowOf, view, type PlacedOrder } from "../../../../test/order-life.ts";
import { sendMails } from "../../../../test/outbox.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { orderToken, replaceLink } from "../order-link.ts";
import { countOrder } from "../life/count-order.ts";
import { deliver, markReady, pickUp } from "../life/handle-order.ts";

const DELIVERED = "2026-11-19T09:00:00+01:00";
const DAY_89 = "2027-02-16T09:00:00+01:00";
const DAY_91 = "2027-02-18T09:00:00+01:00";

describe.each(DATABASE_KINDS)("an order that ended long ago on %s", (kind) => {
  let it: TestApp;
  let order: PlacedOrder;
  const clock = new MovableClock();
  beforeAll(async () => {
    const settings = { RATE_LIMITS: "on", PUBLIC_URL: "https://was.example" } as const;
    it = await openTestApp(kind, { clock, settings });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 100 }).execute();
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    order = await placeOrder(it, { user: { email: `${crypto.randomUUID()}@example.nl` } });
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    const found = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", order.id), found);
    await markReady(it.deps, await by(it, "staff", order.id));
    clock.set(DELIVERED);
    await deliver(it.deps, await by(it, "driver", order.id));
    await it.deps.db.deleteFrom("outbox").execute();
    await it.deps.db.deleteFrom("rate_limits").execute();
    clock.set(DAY_91);
  });
  afterAll(() => it.close());

  const post = (path: string, payload?: object, token = order.token) =>
    it.app.inject({
      method: "POST",
      url: `/api/orders/by-link/${token}/${path}`,
      ...(payload && { payload }),
    });
  const look = (cookie: string, path = "", token = order.token) =>
    it.app.inject({ url: `/api/orders/by-link/${token}${path}`, headers: { cookie } });
  const mailedCode = async (): Promise<string> => {
    expect((await post("code")).statusCode).toBe(204);
    const [mail] = await sendMails(it);
    await it.deps.db.deleteFrom("outbox").execute();
    return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const proofOf = (answer: { headers: Record<string, unknown> }): string =>
    String(answer.headers["set-cookie"]).split(";")[0] ?? "";

  test("shows nobody's name, address or words from 90 days after its delivery on [MINE-01]", async () => {
    clock.set(DAY_89);
    expect(await view(it, order)).toMatchObject({ hides: null, contact: { name: /./ } });
    // Whatever happens later, such as a payment, does not show it for longer.
    await replaceLink(it.deps, await by(it, "staff", order.id));
    const { link_version } = await rowOf(it, order.id);
    order.token = orderToken(it.deps.secrets, { id: order.id, link_version });
    clock.set(DAY_91);
    expect(await view(it, order)).toMatchObject({
      number: order.number,
      state: "delivered",
      hides: "until-code",
      address: [],
      postalCode: "",
      contact: { name: "", phone: "" },
      notes: "",
      instructions: {},
    });
    expect((await look("", "/calendar.ics")).statusCode).toBe(404);
  });

  test("opens with the mailed code, once, on one device, for half an hour [MINE-01]", async () => {
    const code = await mailedCode();
    const codes = await it.deps.db.selectFrom("order_codes").selectAll().execute();
    expect(JSON.stringify(codes)).not.toContain(code);
    const answer = await post("open", { code });
    expect(answer.json()).toMatchObject({ hides: null, contact: { name: /./ } });
    expect(answer.headers["set-cookie"]).toMatch(
      new RegExp(
        `^order-opened=[^;]+; Path=/api/orders/by-link/${order.token}; Max-Age=1800; HttpOnly; SameSite=Strict; Secure$`,
      ),
    );
    const proof = proofOf(answer);
    expect((await look(proof)).json().hides).toBeNull();
    expect((await look(proof, "/calendar.ics")).statusCode).toBe(200);
    expect((await look("")).json().hides).toBe("until-code");
    expect((await post("open", { code })).json().type).toBe("order_code_wrong");
    clock.forward(31 * 60);
    expect((await look(proof)).json().hides).toBe("until-code");
  });

  test("does not open with another order's proof, nor with a forged one [MINE-01]", async () => {
    const proof = proofOf(await post("open", { code: await mailedCode() }));
    clock.set(TEST_NOW);
    const other = await placeOrder(it, { user: { email: `${crypto.randomUUID()}@example.nl` } });
    clock.set("2027-06-01T09:00:00+02:00");
    expect((await look(proof, "", other.token)).json().hides).toBe("until-code");
    const until = Math.floor(clock.now().getTime() / 1000) + 600;
    const forged = `order-opened=${until}.${"A".repeat(22)}`;
    expect((await look(forged)).json().hides).toBe("until-code");
  });

  test("takes five tries of a code, and three codes an hour [MINE-01]", async () => {
    const code = await mailedCode();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post("open", { code: wrong(code) })).json().type).toBe("order_code_wrong");
    }
    expect((await post("open", { code })).json().type).toBe("order_code_wrong");
    expect(await mailedCode()).toMatch(/^\d{6}$/);
    const third = await mailedCode();
    expect((await post("code")).statusCode).toBe(429);
    clock.forward(16 * 60);
    expect((await post("open", { code: third })).json().type).toBe("order_code_wrong");
  });
});
