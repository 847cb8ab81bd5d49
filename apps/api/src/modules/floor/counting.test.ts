import type { CountingBook } from "@waslijn/contract/console/counting";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { priceCounted } from "@waslijn/contract/shared/pricing";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BLOUSES, COUNT, Counter, orderIn } from "../../../test/counter.ts";
import { rowOf, view, type PlacedOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import type { TestApp } from "../../../test/test-app.ts";
import { readStops } from "../driving/stops-repository.ts";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { exportCustomer } from "../privacy/export-customer.ts";
import { listFindings } from "../orders/views/findings-repository.ts";

describe("the counter", () => {
  let counter: Counter;
  let it: TestApp;
  beforeAll(async () => {
    counter = await Counter.open();
    it = counter.it;
  });
  afterAll(() => it.close());

  /** Those of these orders that Today flags. */
  const flagged = async (...orders: PlacedOrder[]): Promise<string[]> => {
    const numbers = await counter.needing("bags-differ");
    return orders.map(({ number }) => number).filter((number) => numbers.includes(number));
  };

  test("what the tablet adds up is what the server bills, to the cent [COUNT-01]", async () => {
    const { number } = await counter.fetched();
    const book = await counter.open(number);
    const { terms, version, may } = orderIn(book);
    const [{ pieces, fees } = { pieces: [], fees: {} }] = book.prices;
    expect(may).toBe("count");
    // Little enough that shipping and the minimum are charged too.
    const found = { pieces: [{ ...BLOUSES[0], count: 1 }], kilos: 0, bagsBack: 0 };
    const shown = priceCounted(
      { ...found, free: [] },
      { ...terms, discount: terms.discount ?? undefined },
      { pieces, fees },
    );
    const { bill }: DeskOrder = (await counter.count(number, { version, ...found })).json();
    expect(bill?.total).toBe(shown.total);
    expect(shown.lines.map((line) => line.kind)).toEqual(
      expect.arrayContaining(["piece", "shipping", "minimum"]),
    );
  });

  test("what waits is listed until it is counted, and then may be counted again [COUNT-01]", async () => {
    const { number } = await counter.fetched();
    const waiting = async (): Promise<string[]> => {
      const { orders }: CountingBook = (await counter.call("GET", "/counting")).json();
      return orders.map((one) => one.number);
    };
    expect(await waiting()).toContain(number);
    await counter.count(number, { version: (await counter.opened(number)).version });
    expect(await waiting()).not.toContain(number);
    expect(await counter.opened(number)).toMatchObject({ may: "recount", counted: COUNT });
  });

  test("what must be counted first stands first, however short it waits [COUNT-01]", async () => {
    const [early, urgent] = [await counter.fetched(), await counter.fetched()];
    const { id } = await byNumber(urgent.number);
    const { delivery_at } = await rowOf(it, id);
    const sooner = new Date((delivery_at as Date).getTime() - 3_600_000);
    await it.deps.db
      .updateTable("orders")
      .set({ delivery_at: sooner, pickup_at: sooner })
      .where("id", "=", id)
      .execute();
    const { orders }: CountingBook = (await counter.call("GET", "/counting")).json();
    const numbers = orders.map(({ number }) => number);
    expect(numbers.indexOf(urgent.number)).toBeLessThan(numbers.indexOf(early.number));
  });

  test("bags that are counted one by one keep the bill until the last, on whichever tablet [COUNT-03]", async () => {
    const { number } = await counter.fetched(2);
    await counter.keep(number, randomUUID(), { kilos: 4 });
    const { kept, version } = await counter.opened(number);
    expect(kept).toMatchObject([{ bag: 1, pieces: BLOUSES, kilos: 4 }]);
    expect((await rowOf(it, (await byNumber(number)).id)).status).toBe("picked-up");
    // Another tablet has stored a bag that this one has not seen.
    const stale = await counter.count(number, { version, kept: [] });
    expect(stale.json()).toMatchObject({ type: "order_changed" });
    const done = await counter.count(number, {
      version,
      kept: kept.map(({ id, revision }) => ({ id, revision })),
      bags: 2,
    });
    expect(done.statusCode).toBe(200);
    expect((await counter.opened(number)).kept).toEqual([]);
    expect((await counter.keep(number, randomUUID())).json()).toMatchObject({
      type: "not_possible_now",
    });
  });

  const byNumber = (number: string) =>
    it.deps.db
      .selectFrom("orders")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();

  test("a stain with its photo stays with the order, and its customer sees it [COUNT-02]", async () => {
    const order = await counter.fetched(1, "vlek@mail.example");
    const [id, photo, lost] = [randomUUID(), randomUUID(), randomUUID()];
    const noted = { type: "DC", alias: "silk-blouse", kinds: ["stain"], photos: [photo, lost] };
    const note = (words: string) =>
      counter.call("PUT", `/orders/${order.number}/findings/${id}`, { ...noted, note: words });
    await note("Rode wijn");
    expect((await note("Rode wijn, links onder")).statusCode).toBe(200);
    const shown = () => view(it, order).then(({ findings }) => findings);
    const seen = { kinds: ["stain"], note: "Rode wijn, links onder" };
    expect(await shown()).toMatchObject([{ ...seen, photos: [] }]);

    const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
      .jpeg()
      .toBuffer();
    const sent = await counter.call("POST", `/orders/${order.number}/photos/${photo}`, {
      size: file.length,
      start: 0,
      data: file.toString("base64"),
    });
    expect(sent.json()).toEqual({ received: file.length, ready: true });
    expect(await shown()).toMatchObject([{ ...seen, photos: [photo] }]);
    const image = await it.app.inject({
      url: `/api/orders/by-link/${order.token}/photos/${photo}`,
    });
    expect(image.headers["content-type"]).toBe("image/jpeg");

    const other = await counter.fetched();
    const elsewhere = await counter.call("PUT", `/orders/${other.number}/findings/${id}`, {
      ...noted,
      note: "",
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  test("who counted a bag and noted a stain stands in the log, with before and after, once [STAFF-04]", async () => {
    const { number } = await counter.fetched(2);
    const [bag, stain] = [randomUUID(), randomUUID()];
    const [revision, key] = [randomUUID(), randomUUID()];
    await counter.keep(number, bag, { revision }, key);
    await counter.keep(number, bag, { revision }, key);
    counter.clock.forward(1);
    await counter.keep(number, bag, { kilos: 4, seen: revision });
    const noted = { type: "DC", alias: "silk-blouse", kinds: ["stain"], note: "", photos: [] };
    for (const note of ["", "", "Wijn van Bo"]) {
      counter.clock.forward(1);
      await counter.call("PUT", `/orders/${number}/findings/${stain}`, { ...noted, note });
    }
    const headers = await staffHeaders(it, await addStaff(it, "owner"));
    const url = `/api/console/audit?about=order%20${number}`;
    const log = (await it.app.inject({ url, headers })).json();
    const finding = { finding: stain, piece: "DC silk-blouse", kinds: "stain", photos: 0 };
    const own = log.entries.filter(
      ({ who }: { who: { name: string } }) => who.name === "Imke de Vries",
    );
    expect(own.toReversed()).toMatchObject([
      { action: "order:bag", before: null, after: { bag: 1, pieces: 2, kilos: 3 } },
      { action: "order:bag", before: { kilos: 3 }, after: { bag: 1, pieces: 2, kilos: 4 } },
      { action: "order:finding", before: null, after: { ...finding, findingNote: "" } },
      {
        action: "order:finding",
        before: { ...finding, findingNote: "" },
        after: { ...finding, findingNote: "changed" },
      },
    ]);
  });

  test("what was noted by mistake is taken back, and all of it goes with its customer [COUNT-02]", async () => {
    const email = "weg@mail.example";
    const order = await counter.fetched(1, email);
    const note = { type: "DC", alias: "silk-blouse", kinds: ["hole"], note: "Mouw", photos: [] };
    const [wrong, right] = [randomUUID(), randomUUID()];
    for (const id of [wrong, right]) {
      await counter.call("PUT", `/orders/${order.number}/findings/${id}`, note);
    }
    const remove = () => counter.call("DELETE", `/orders/${order.number}/findings/${wrong}`);
    await remove();
    expect(orderIn((await remove()).json()).findings.map(({ id }) => id)).toEqual([right]);
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    expect(await exportCustomer(work, { email })).toMatchObject({
      findingsAtCounting: [{ order: order.number, note: "Mouw" }],
    });
    await eraseCustomer(work, { email, notTheirs: true });
    expect(await listFindings(it.deps.db, [order.id])).toEqual([]);
  });

  test("fewer bags than at the door raise a flag on Today until somebody says why [COUNT-05]", async () => {
    const [short, whole] = [await counter.fetched(2), await counter.fetched(2)];
    const countAll = async ({ number }: PlacedOrder, bags: number): Promise<DeskOrder> => {
      const { version } = await counter.opened(number);
      return (await counter.count(number, { version, bags })).json();
    };
    await countAll(whole, 2);
    expect(await countAll(short, 1)).toMatchObject({ bagsDiffer: { door: 2, arrived: 1 } });
    expect(await flagged(short, whole)).toEqual([short.number]);
    const listed = (await counter.call("GET", "/orders?bags=differ")).json();
    const numbers = listed.orders.map((row: { number: string }) => row.number);
    expect(numbers).toContain(short.number);
    expect(numbers).not.toContain(whole.number);

    const words = { reason: "Stond nog in de bus" };
    const cleared: DeskOrder = (
      await counter.call("POST", `/orders/${short.number}/bags/clear`, words)
    ).json();
    expect(cleared.bagsDiffer).toBeNull();
    expect(cleared.deskNotes.map(({ text }) => text)).toEqual([words.reason]);
    expect(await flagged(short, whole)).toEqual([]);
    // A recount with another number of bags needs a reason of its own.
    await countAll(short, 3);
    expect(await flagged(short, whole)).toEqual([short.number]);
    await countAll(short, 2);
    expect(await flagged(short, whole)).toEqual([]);
  });

  test("the driver brings back what arrived once the difference is explained, until then no bag is forgotten [COUNT-05] [DRIVE-07]", async () => {
    const order = await counter.fetched(2);
    const { number } = order;
    const countBags = async (bags: number): Promise<unknown> => {
      const { version } = await counter.opened(number);
      return counter.count(number, { version, bags });
    };
    const toDeliver = async (): Promise<number | null | undefined> => {
      const { delivery_date: day } = await rowOf(it, order.id);
      const stops = await readStops(it.deps.db, day ?? "");
      return stops.find((stop) => stop.kind === "delivery" && stop.number === number)?.bags;
    };
    await countBags(1);
    expect(await toDeliver()).toBe(2);
    await counter.call("POST", `/orders/${number}/bags/clear`, { reason: "Verteld aan de deur" });
    expect(await toDeliver()).toBe(1);
    expect((await view(it, order)).bags).toBe(1);
    await countBags(3);
    expect(await toDeliver()).toBe(3);
  });
});
