import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { ask, by, change, placeOrder, view } from "../../../../test/order-life.ts";
import { sendMails } from "../../../../test/outbox.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import type { Mail } from "../../../outside/mailer.ts";
import { missStop } from "../../orders/life/handle-order.ts";

const LATER = "2026-11-20T10:00:00+01:00";
const EARLY_THAT_DAY = "2026-11-17T03:00:00+01:00";

describe.each(DATABASE_KINDS)("mails about an order's life on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { PUBLIC_URL: "https://was.example" } });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 100 }).execute();
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    await it.deps.db.deleteFrom("outbox").execute();
  });
  afterAll(() => it.close());
  /** Mails sent since the last call. */
  const newMails = async (): Promise<Mail[]> => {
    const mails = await sendMails(it);
    await it.deps.db.deleteFrom("outbox").where("rendered", "is not", null).execute();
    return mails;
  };

  test("place, change, cancel: one calendar entry that moves and then is cancelled [MINE-06]", async () => {
    const order = await placeOrder(it);
    const [confirmed] = await newMails();
    await change(it, order, { version: 1, deliveryTime: LATER });
    const [changed] = await newMails();
    await ask(it, order, "cancel", { version: 2 });
    const [cancelled] = await newMails();

    const calendar = new Map<string, { sequence: number; start: string; status: string }>();
    for (const mail of [confirmed, changed, cancelled]) enter(calendar, mail);
    expect([...calendar.values()]).toEqual([
      { sequence: 2, start: "2026-11-17T08:00:00", status: "CANCELLED" },
      { sequence: 2, start: "2026-11-20T10:00:00", status: "CANCELLED" },
    ]);
    expect(read(changed).getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(read(cancelled).getFirstPropertyValue("method")).toBe("CANCEL");
  });

  test("a changed mail strikes the old window through, links the phone and shows no long address", async () => {
    const order = await placeOrder(it);
    await newMails();
    await change(it, order, { version: 1, deliveryTime: LATER });
    const [changed] = await newMails();
    const html = changed?.html ?? "";
    expect(html.match(/<s [^>]*>.*?<\/s>/g)).toHaveLength(1);
    expect(html.replaceAll(/<\/?span[^>]*>/g, "")).toMatch(
      /<s [^>]*>donderdag 19 november.*?<\/s><br>vrijdag 20 november/,
    );
    expect(html).toContain('href="tel:08000123"');
    expect(html.replaceAll(/href="[^"]*"/g, "")).not.toContain(order.token);
  });

  test("every mail leads to the order's page by a link of its own [MINE-01]", async () => {
    const order = await placeOrder(it);
    await change(it, order, { version: 1, deliveryTime: LATER });
    const sent = await newMails();
    await ask(it, order, "cancel", { version: 2 });
    sent.push(...(await newMails()));
    const lastWords = new Set(sent.map(({ subject }) => subject.split(" ").at(-1)));
    expect(lastWords).toEqual(new Set(["geplaatst", "gewijzigd", "geannuleerd"]));
    const link = `https://was.example/nl/orders/${order.token}`;
    for (const mail of sent) {
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(link);
    }
  });

  test("a confirmation that could not be sent before the order was cancelled is not sent at all", async () => {
    const order = await placeOrder(it);
    await ask(it, order, "cancel", { version: 1 });
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      `Je bestelling ${order.number} is geannuleerd`,
    ]);
  });

  test("a late change costs what mails said, also when the price has risen since the order [LIFE-11] [BILL-04]", async () => {
    const order = await placeOrder(it);
    const row = { alias: "PRICE_LATE_CHANGE", name_nl: "L", name_en: "L", position: 9 };
    await it.deps.db
      .insertInto("config_prices")
      .values({ ...row, cents: 1500, valid_from: "2026-11-16" })
      .execute();
    clock.set("2026-11-16T09:00:00+01:00");
    await change(it, order, { version: 1, deliveryTime: LATER });
    for (const { text } of await newMails())
      expect(text.replaceAll("\u00a0", " ")).toContain("€ 10,00");
    clock.set(EARLY_THAT_DAY);
    expect((await view(it, order)).lateFee).toBe(1000);
    const cancelled = await ask(it, order, "cancel", { version: 2, acceptedFee: 1000 });
    expect(cancelled.json()).toMatchObject({ state: "cancelled", bill: { total: 1000 } });
    await it.deps.db.deleteFrom("config_prices").where("cents", "=", 1500).execute();
  });

  test("of two changes only the last is told", async () => {
    const order = await placeOrder(it);
    await newMails();
    await change(it, order, { version: 1, deliveryTime: "2026-11-20T12:00:00+01:00" });
    await change(it, order, { version: 2, deliveryTime: LATER });
    const mails = await newMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("vrijdag 20 november\n  10:00 – 12:00");
  });

  test("a late change names its fee, in the order's language [LIFE-11]", async () => {
    const order = await placeOrder(it, { user: { language: "en" } });
    await newMails();
    clock.set(EARLY_THAT_DAY);
    await ask(it, order, "cancel", { version: 1, acceptedFee: 1000 });
    const mails = await newMails();
    const cancelled = `Your order ${order.number} has been cancelled`;
    const mail = mails.find(({ subject }) => subject === cancelled);
    expect(mail?.text).toContain("costs €10.00");
    // The bill of the fee is mailed too.
    expect(mails).toHaveLength(2);
  });

  test.each([
    ["nobody-home", "Er deed niemand open."],
    ["no-access", "We konden niet bij je deur komen."],
  ] as const)(
    "a missed pickup (%s) asks for a new time, and says what happens without one [LIFE-04]",
    async (reason, words) => {
      const order = await placeOrder(it);
      await newMails();
      await missStop(it.deps, await by(it, "driver", order.id), {
        kind: "pickup",
        reason,
        calls: 1,
      });
      const [mail] = await newMails();
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain("Dat kost je niets.");
      expect(mail?.text).toContain("14 dagen");
      expect(mail?.text).toContain(`/nl/orders/${order.token}`);
    },
  );
});

const read = (mail: Mail | undefined): ICAL.Component =>
  new ICAL.Component(ICAL.parse(mail?.files[0]?.content ?? "") as [string, unknown[], unknown[]]);

/** Imports a file as a calendar does: a higher sequence of the same entry replaces a lower one. */
function enter(
  calendar: Map<string, { sequence: number; start: string; status: string }>,
  mail: Mail | undefined,
): void {
  for (const component of read(mail).getAllSubcomponents("vevent")) {
    const event = new ICAL.Event(component);
    const known = calendar.get(event.uid);
    if (known && known.sequence >= event.sequence) continue;
    calendar.set(event.uid, {
      sequence: event.sequence,
      start: event.startDate.toString(),
      status: String(component.getFirstPropertyValue("status")),
    });
  }
}
