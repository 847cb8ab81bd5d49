import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MovableClock } from "../../../test/movable-clock.ts";
import { consumerOrder, post } from "../../../test/order-fixtures.ts";
import { ask, by, placeOrder } from "../../../test/order-life.ts";
import { sendMails } from "../../../test/outbox.ts";
import { SIX_KILOS } from "../../../test/pay.ts";
import type { Kits } from "@waslijn/contract/console/kits";
import { addUser } from "../../../test/sessions.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { exportCustomer } from "../privacy/export-customer.ts";
import { findUser } from "../accounts/users-repository.ts";
import { findBill } from "../bills/bills-repository.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp } from "../orders/life/handle-order.ts";
import { drawLabels, labelPlaces } from "./draw-labels.ts";
import { listKits, sendKits, printKitLabels } from "./kits.ts";

const NEW = { pickupTime: "2026-11-19T08:00:00+01:00", deliveryTime: "2026-11-23T08:00:00+01:00" };
const wordsIn = (pdf: Buffer): string =>
  execFileSync("pdftotext", ["-raw", "-", "-"], { input: pdf }).toString();

describe("starter kits [PHONE-04]", () => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.set(TEST_NOW);
    for (const table of ["slots", "starter_kits", "outbox"] as const) {
      await it.deps.db.deleteFrom(table).execute();
    }
  });

  const work = () => ({
    ...it.deps,
    database: it.database,
    who: "desk",
    progress: () => undefined,
  });
  const first = async (user: object = {}) => {
    clock.forward(1);
    return placeOrder(it, { user: { hasBag: null, ...user }, order: NEW });
  };
  const listed = async () => (await listKits(work(), {})).map(({ number }) => number);

  test("a first order without a bag puts one on the list, with name and address; others do not", async () => {
    const one = await first({ fullName: "Noor Bakker" });
    const two = await first({ hasBag: false });
    await first({ hasBag: true });
    expect(await listKits(work(), {})).toEqual([
      {
        number: one.number,
        name: "Noor Bakker",
        address: ["Lange Veerstraat 18-A", "2011 DB  Haarlem"],
        pickupDate: "2026-11-19",
      },
      expect.objectContaining({ number: two.number }),
    ]);
  });

  test("labels hold all of them and change nothing", async () => {
    await first({ fullName: "Łukasz Żółć" });
    await first({ fullName: `${"Maximiliaan ".repeat(2)}van Heuvel` });
    const { pdf, numbers } = await printKitLabels(work(), { paper: "sheet", used: 0 });
    const words = wordsIn(Buffer.from(pdf, "base64"));
    for (const part of ["Łukasz Żółć", "van Heuvel", "2011 DB", ...numbers]) {
      expect(words).toContain(part);
    }
    expect(await listed()).toEqual(numbers);
  });

  test("bags that are sent leave the list, and their customers are told once", async () => {
    const email = "noor@mail.example";
    const one = await first({ email, language: "nl" });
    const two = await first();
    const later = await first();
    await it.deps.db.deleteFrom("outbox").execute();
    expect(await sendKits(work(), { through: two.number })).toEqual({
      sent: [one.number, two.number],
    });
    expect(await listed()).toEqual([later.number]);
    const mails = await sendMails(it);
    expect(mails).toHaveLength(2);
    expect(mails.find((mail) => mail.to === email)).toMatchObject({
      subject: "Je waszak is onderweg",
    });
    await expect(sendKits(work(), { numbers: [later.number, one.number] })).rejects.toThrow(
      "kit_unknown",
    );
    expect(await listed()).toEqual([later.number]);
  });

  test("the console marks bags as sent and takes that back before anybody is mailed [PHONE-04]", async () => {
    const headers = await staffHeaders(it, await addStaff(it, "desk"));
    const call = (method: "GET" | "POST", path: string, payload?: object) =>
      it.app.inject({
        method,
        url: `/api/console/kits${path}`,
        headers,
        ...(payload && { payload }),
      });
    const [one, two] = [await first({ fullName: "Noor Bakker" }), await first()];
    await it.deps.db.deleteFrom("outbox").execute();
    const sent = (await call("POST", "/sent", { numbers: [one.number] })).json<Kits>();
    expect(sent.waiting.map(({ number }) => number)).toEqual([two.number]);
    expect(sent.sent).toMatchObject([{ number: one.number, name: "Noor Bakker" }]);
    expect(await sendMails(it)).toEqual([]);
    const again = await call("POST", "/sent", { numbers: [one.number] });
    expect(again.json()).toMatchObject({ type: "data_changed" });
    const back = (await call("POST", "/take-back", { numbers: [one.number] })).json<Kits>();
    expect(back.waiting.map(({ number }) => number)).toEqual([one.number, two.number]);
    clock.forward(120);
    expect(await sendMails(it)).toEqual([]);

    await call("POST", "/sent", { numbers: [one.number, two.number] });
    clock.forward(61);
    expect(await sendMails(it)).toHaveLength(2);
    const late = await call("POST", "/take-back", { numbers: [one.number] });
    expect(late.json<Kits>().waiting.map(({ number }) => number)).toEqual([one.number]);
    const wrong = await call("POST", "/take-back", { numbers: [two.number, one.number] });
    expect(wrong.json()).toMatchObject({ type: "data_changed" });
    expect(await listed()).toEqual([one.number]);
  });

  test("who marked a bag as posted or took that back stands in the log, and other desks hear of it [STAFF-04] [DESK-06]", async () => {
    const headers = await staffHeaders(it, await addStaff(it, "owner", { name: "Eva Smit" }));
    const { id, number } = await first();
    const heard: object[] = [];
    const stop = it.deps.live.follow((change) => change && heard.push(change));
    for (const path of ["sent", "take-back"]) {
      clock.forward(1);
      const url = `/api/console/kits/${path}`;
      heard.length = 0;
      await it.app.inject({ method: "POST", url, headers, payload: { numbers: [number] } });
      await expect.poll(() => heard).toContainEqual({ order: id });
    }
    stop();
    const url = `/api/console/audit?about=order%20${number}`;
    const { entries } = (await it.app.inject({ url, headers })).json();
    const who = { name: "Eva Smit" };
    expect(entries).toMatchObject([
      { who, action: "kits:taken-back", before: { kit: "posted" }, after: { kit: "waiting" } },
      { who, action: "kits:sent", before: { kit: "waiting" }, after: { kit: "posted" } },
    ]);
  });

  test("the console prints labels of some bags, on a sheet that was begun or a roll [PHONE-04]", async () => {
    const headers = await staffHeaders(it, await addStaff(it, "desk"));
    const [one, two] = [
      await first({ fullName: "Noor Bakker" }),
      await first({ fullName: "Bo Li" }),
    ];
    const print = (query: string) =>
      it.app.inject({ url: `/api/console/kits/labels?${query}`, headers });
    const both = await print("paper=sheet&used=20");
    expect(both.headers["content-type"]).toBe("application/pdf");
    expect(wordsIn(both.rawPayload)).toContain("Bo Li");
    const some = wordsIn((await print(`paper=roll&numbers=${one.number}`)).rawPayload);
    expect(some).toContain("Noor Bakker");
    expect(some).not.toContain(two.number);
    expect((await print("paper=sheet&numbers=W-1")).statusCode).toBe(404);
    expect((await print("paper=sheet&used=21")).statusCode).toBe(422);
  });

  test("cancelling takes an unsent bag off the list, and the next order asks for one again", async () => {
    const userId = await addUser(it, "weer@mail.example");
    await it.deps.db.updateTable("users").set({ has_bag: null }).where("id", "=", userId).execute();
    const as = { kind: "user", userId, sessionId: "s", device: "device-weer" } as const;
    const again = async () => {
      const answer = await post(it, "/orders", consumerOrder({ order: NEW }), { as });
      return answer.json<{ number: string; link: string }>();
    };
    const { number, link } = await again();
    expect(await listed()).toEqual([number]);
    const token = link.split("/").at(-1) ?? "";
    const cancelled = await ask(it, { token }, "cancel", { version: 1 });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await findUser(it.deps.db, userId)).toMatchObject({ has_bag: null });
    const next = await again();
    expect(await listed()).toEqual([next.number]);
  });

  test("cancelling passes the bag to the customer's next order, with mail and deposit [PHONE-04] [BILL-02]", async () => {
    const userId = await addUser(it, "twee@mail.example");
    await it.deps.db.updateTable("users").set({ has_bag: null }).where("id", "=", userId).execute();
    const as = { kind: "user", userId, sessionId: "s", device: "device-twee" } as const;
    const place = async () => {
      clock.forward(1);
      const answer = await post(it, "/orders", consumerOrder({ order: NEW }), { as });
      return answer.json<{ id: string; number: string; link: string }>();
    };
    const first = await place();
    const next = await place();
    expect(await listed()).toEqual([first.number]);
    const token = first.link.split("/").at(-1) ?? "";
    expect((await ask(it, { token }, "cancel", { version: 1 })).statusCode).toBe(200);
    expect(await listed()).toEqual([next.number]);
    expect(await findUser(it.deps.db, userId)).toMatchObject({ has_bag: true });
    await pickUp(it.deps, await by(it, "driver", next.id), { bags: 1 });
    await countOrder(it.deps, await by(it, "staff", next.id), SIX_KILOS);
    expect((await findBill(it.deps.db, next.id))?.lines).toContainEqual(
      expect.objectContaining({ kind: "deposit" }),
    );
    expect((await place()).number).not.toBe(next.number);
    expect(await listed()).toEqual([next.number]);
  });

  test("a person's copy has phone, texts and bag, and erasing takes them out", async () => {
    const email = "weg@mail.example";
    const { number } = await first({ email, phone: "06 1111 2222" });
    expect(await exportCustomer(work(), { email })).toMatchObject({
      texts: [{ kind: "verify-phone", to: "+31611112222" }],
      phonesAsked: [{ order: number, phone: "+31611112222", verifiedAt: null }],
      starterKits: [{ order: number, sentAt: null }],
    });
    await eraseCustomer(work(), { email });
    expect(await listed()).toEqual([]);
    for (const table of ["phone_checks", "outbox"] as const) {
      const rows = await it.deps.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("11112222");
    }
  });
});

describe("label paper [PHONE-04]", () => {
  test("a sheet has 21 labels in exact places, none over an edge or over another", () => {
    const places = labelPlaces("sheet", 22, 0);
    expect(places[0]).toEqual({ page: 0, x: 7.21, y: 15.15, width: 63.5, height: 38.1 });
    expect(places[4]).toMatchObject({ page: 0, x: 73.25, y: 53.25 });
    expect(places[20]?.x).toBeCloseTo(210 - 7.21 - 63.5, 2);
    expect(places[20]?.y).toBeCloseTo(297 - 15.15 - 38.1, 2);
    expect(places[21]).toMatchObject({ page: 1, x: 7.21, y: 15.15 });
  });

  test("a sheet that was begun goes on at its next label", () => {
    expect(labelPlaces("sheet", 2, 20)).toMatchObject([
      { page: 0, x: expect.closeTo(139.29, 6), y: expect.closeTo(243.75, 6) },
      { page: 1, x: 7.21, y: 15.15 },
    ]);
  });

  test.each([
    ["sheet", [210, 297], 1],
    ["roll", [89, 36], 3],
  ] as const)(
    "pages of a %s measure what the paper does",
    async (paper, [width, height], pages) => {
      const label = { number: "W-1", name: "Noor", address: ["Straat 1", "1012 AB  Amsterdam"] };
      const pdf = (await drawLabels([label, label, label], { paper })).toString("latin1");
      const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(boxes).toHaveLength(pages);
      for (const [, wide, high] of boxes) {
        expect((Number(wide) * 25.4) / 72).toBeCloseTo(width, 1);
        expect((Number(high) * 25.4) / 72).toBeCloseTo(height, 1);
      }
    },
  );
});
