import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MovableClock } from "../../test/movable-clock.ts";
import { pressAtBank } from "../../test/press-at-bank.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { openWebhookEar, type WebhookEar } from "../../test/webhook-ear.ts";
import type {
  NewPayment,
  PaymentService,
  ServicePayment,
} from "../../src/outside/payment-service.ts";
import { TEST_BANK_CALLS } from "../../src/outside/open-payments.ts";
import { publicUrl } from "../../src/public-url.ts";
import { deliverWebhooks } from "./test-bank.ts";

let it: TestApp;
let ear: WebhookEar;
let clock: MovableClock;
let bank: PaymentService;
beforeAll(async () => {
  clock = new MovableClock();
  it = await openTestApp("PostgreSQL", { clock });
  if (!it.deps.payments) throw new Error("Without a key there is a test bank.");
  bank = it.deps.payments;
  ear = await openWebhookEar();
});
beforeEach(async () => {
  ear.heard.length = 0;
  await it.deps.db.deleteFrom("test_bank_webhooks").execute();
});
afterAll(async () => {
  await ear.close();
  await it.close();
});

const start = (wanted: Partial<NewPayment> = {}): Promise<ServicePayment> =>
  bank.start({
    id: randomUUID(),
    cents: 6246,
    method: "ideal",
    description: "W-20481",
    language: "nl",
    returnUrl: `${publicUrl(it.deps.env)}/nl/pay/abcdefghjkmn/back`,
    webhookUrl: ear.url,
    ...wanted,
  });

const openPage = (id: string) => it.app.inject(`/testbank/pay/${id}`);

describe("its page [PAY-05]", () => {
  test("says that no money moves, what is paid to whom, and offers every ending", async () => {
    const { id } = await start();
    const { body, statusCode } = await openPage(id);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="nl">');
    for (const words of ["Test. Er gaat geen geld om.", "Waslijn", "W-20481", "62,46", id]) {
      expect(body).toContain(words);
    }
    for (const ending of ["Betaald", "Mislukt", "Afgebroken", "Verlopen"]) {
      expect(body).toContain(`>${ending}</button>`);
    }
  });

  test("speaks the customer's language", async () => {
    const { id } = await start({ language: "en" });
    const { body } = await openPage(id);
    expect(body).toContain("Test. No money moves.");
    expect(body).toContain(">Cancelled</button>");
  });

  test("runs no script, and only its own style passes the content policy", async () => {
    const { id } = await start();
    const { body, headers } = await openPage(id);
    expect(body).not.toContain("<script");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain("unsafe-inline");
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  test("quotes what it is given as text", async () => {
    const { id } = await start({ description: `<img src=x onerror="alert(1)">` });
    expect((await openPage(id)).body).not.toContain("<img");
  });

  test("leads back to the site after a press, and takes no second one", async () => {
    const { id } = await start();
    const answer = await pressAtBank(it, id, { outcome: "failed" });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/nl/pay/abcdefghjkmn/back");
    await pressAtBank(it, id, { outcome: "paid" });
    expect((await bank.find(id))?.state).toBe("failed");
    expect((await openPage(id)).body).toContain("Deze betaling is mislukt.");
  });

  test.each([undefined, "https://elsewhere.example", "null"])(
    "takes no press from a page of %s",
    async (origin) => {
      const { id } = await start();
      const { statusCode } = await it.app.inject({
        method: "POST",
        url: `/testbank/pay/${id}`,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          ...(origin && { origin }),
        },
        payload: "outcome=paid",
      });
      expect(statusCode).toBe(403);
      expect((await bank.find(id))?.state).toBe("open");
    },
  );

  test("knows no payment that was not started", async () => {
    const answer = await openPage("tr_nobodysown");
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("Deze betaling kennen we niet.");
  });
});

describe("its payments [PAY-05]", () => {
  test("a transfer is under way until the money is there", async () => {
    const { id } = await start({ method: "banktransfer" });
    await pressAtBank(it, id, { outcome: "pending" });
    expect(await bank.find(id)).toMatchObject({ state: "pending", paidCents: 0 });
    expect((await openPage(id)).body).toContain(">Het geld is binnen</button>");
    await pressAtBank(it, id, { outcome: "paid" });
    expect(await bank.find(id)).toMatchObject({ state: "paid", paidCents: 6246 });
  });

  test("what nobody pays in a quarter of an hour has expired", async () => {
    const { id } = await start();
    clock.forward(15 * 60);
    expect((await bank.find(id))?.state).toBe("expired");
    await pressAtBank(it, id, { outcome: "paid" });
    expect((await bank.find(id))?.state).toBe("expired");
  });

  test("never does more go back than was paid", async () => {
    const { id } = await start();
    await pressAtBank(it, id, { outcome: "paid" });
    const refund = { paymentServiceId: id, description: "W-20481" };
    await bank.refund({ ...refund, id: randomUUID(), cents: 6000 });
    await expect(bank.refund({ ...refund, id: randomUUID(), cents: 247 })).rejects.toThrow("422");
    await bank.refund({ ...refund, id: randomUUID(), cents: 246 });
  });

  test("ten requests at once with one key make one payment", async () => {
    const id = randomUUID();
    const made = await Promise.all(Array.from({ length: 10 }, () => start({ id })));
    expect(new Set(made.map((payment) => payment.id)).size).toBe(1);
  });
});

describe("its calls [PAY-05]", () => {
  const call = (path: string, headers: Record<string, string>, payload: object) =>
    it.app.inject({ method: "POST", url: `${TEST_BANK_CALLS}${path}`, headers, payload });
  const known = () => ({
    authorization: `Bearer ${it.deps.secrets.testBankKey}`,
    "idempotency-key": randomUUID(),
  });
  const body = {
    amount: { currency: "EUR", value: "10.00" },
    description: "W-20481",
    redirectUrl: "https://waslijn.example/",
    locale: "nl_NL",
    method: "ideal",
  };

  test.each(["", "Bearer test_0000", "Basic abc"])(
    "are refused to whoever says %j",
    async (authorization) => {
      const answer = await call("/payments", { ...known(), authorization }, body);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ status: 401, title: "Unauthorized Request" });
    },
  );

  test.each([
    ["amount", { amount: { currency: "EUR", value: "10" } }],
    ["amount", { amount: { currency: "EUR", value: "0.00" } }],
    ["amount", { amount: { currency: "USD", value: "10.00" } }],
    ["method", { method: "cash" }],
    ["redirectUrl", { redirectUrl: "javascript:alert(1)" }],
  ])("name the field %s that is wrong", async (field, wrong) => {
    const answer = await call("/payments", known(), { ...body, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ status: 422, title: "Unprocessable Entity", field });
  });

  test("answer a key that was used for something else with 400", async () => {
    const headers = known();
    expect((await call("/payments", headers, body)).statusCode).toBe(201);
    const again = await call("/payments", headers, body);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    const other = { ...body, amount: { currency: "EUR", value: "11.00" } };
    expect((await call("/payments", headers, other)).statusCode).toBe(400);
  });
});

describe("its webhooks [PAY-05]", () => {
  const deliver = () => deliverWebhooks(it.deps, "http://127.0.0.1:9");
  const press = async (news: "prompt" | "late" | "doubled" | "lost") => {
    const { id } = await start();
    await pressAtBank(it, id, { outcome: "paid", news });
    return id;
  };

  test("tell the payment's id and nothing else, once", async () => {
    const id = await press("prompt");
    await deliver();
    await deliver();
    expect(ear.heard).toEqual([`id=${id}`]);
  });

  test("come late, twice or never, as was chosen", async () => {
    const late = await press("late");
    await press("lost");
    await deliver();
    expect(ear.heard).toEqual([]);
    clock.forward(30);
    await deliver();
    expect(ear.heard).toEqual([`id=${late}`]);
    const doubled = await press("doubled");
    await deliver();
    expect(ear.heard.slice(1)).toEqual([`id=${doubled}`, `id=${doubled}`]);
  });

  test("come again when nobody took them, and after a tenth time no more", async () => {
    const id = await press("prompt");
    ear.isDeaf = true;
    await deliver();
    ear.isDeaf = false;
    await deliver();
    expect(ear.heard).toEqual([]);
    clock.forward(60);
    await deliver();
    expect(ear.heard).toEqual([`id=${id}`]);

    await press("prompt");
    ear.isDeaf = true;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await deliver();
      clock.forward(3600);
    }
    ear.isDeaf = false;
    expect(await deliver()).toBe(0);
  });

  test("tell when a refund has arrived", async () => {
    const id = await press("lost");
    await bank.refund({ id: randomUUID(), paymentServiceId: id, cents: 1, description: "" });
    await deliver();
    expect(ear.heard).toEqual([]);
    clock.forward(60);
    await deliver();
    expect(ear.heard).toEqual([`id=${id}`]);
    expect((await bank.find(id))?.refunds).toMatchObject([{ state: "done" }]);
  });
});

describe.each([
  ["a key of Mollie's", { MOLLIE_API_KEY: "test_abcdefghijklmnopqrstuvwxyz12" }],
  ["an https address", { PUBLIC_URL: "https://waslijn.example" }],
])("with %s", (_name, settings) => {
  test("there is no test bank [PAY-05]", async () => {
    const other = await openTestApp("PostgreSQL", { settings });
    const routes = other.app.printRoutes({ commonPrefix: false });
    await other.close();
    expect(it.app.printRoutes({ commonPrefix: false })).toContain("testbank");
    expect(routes).not.toContain("testbank");
  });
});
