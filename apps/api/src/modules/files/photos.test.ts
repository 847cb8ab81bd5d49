import { PIECE_BYTES } from "@waslijn/contract/shared/care";
import type { FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addReadyPhoto, deliveredOrder, sendPhoto, sendPiece } from "../../../test/care.ts";
import { DATABASE_KINDS, USUAL_DATABASE } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { plain } from "../../../test/odd-photos/whole-photos.ts";
import { rowOf, type PlacedOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { callerKey } from "../../http/limits/caller.ts";
import { addHits } from "../../http/limits/hit-counts.ts";
import {
  NETWORK_PHOTO_FAILURES_LIMIT,
  NETWORK_PHOTOS_LIMIT,
  ORDER_PHOTO_FAILURES_LIMIT,
  ORDER_PHOTOS_LIMIT,
  type Limit,
} from "../../http/limits/limits.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { exportCare } from "../care/export-care.ts";
import { reportProblem } from "../care/report-problem.ts";
import { forgetPhotosOf } from "./photos-repository.ts";

const DAY = 86_400;

/** Larger than two pieces: noise does not compress. */
async function noisyPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 700, height: 500, channels: 3, background: "#888", noise } as const;
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

describe.each(DATABASE_KINDS)("photos on %s", (kind) => {
  let it: TestApp;
  let file: Buffer;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    file = await noisyPhoto();
  });
  afterAll(() => it.close());

  const show = ({ token }: Pick<PlacedOrder, "token">, id: string) =>
    it.app.inject({ url: `/api/orders/by-link/${token}/photos/${id}` });

  test("a photo goes on where the line broke, whatever was lost on the way [CARE-01]", async () => {
    expect(file.length).toBeGreaterThan(2 * PIECE_BYTES);
    const { token } = await deliveredOrder(it);
    const id = randomUUID();
    const piece = (start: number) => sendPiece(it, token, id, { file, start });
    const first = { received: PIECE_BYTES, ready: false };
    expect((await piece(0)).json()).toEqual(first);
    // A retry after a lost response, and a wrong offset.
    expect((await piece(0)).json()).toEqual(first);
    expect((await piece(2 * PIECE_BYTES)).json()).toEqual(first);
    const both = await Promise.all([piece(PIECE_BYTES), piece(PIECE_BYTES)]);
    for (const answer of both) expect(answer.json().received).toBe(2 * PIECE_BYTES);
    expect((await show({ token }, id)).statusCode).toBe(404);
    expect((await sendPhoto(it, token, id, file)).json()).toEqual({
      received: file.length,
      ready: true,
    });
    expect((await piece(2 * PIECE_BYTES)).json()).toMatchObject({ ready: true });
    const shown = await show({ token }, id);
    expect(shown.rawPayload.equals(file)).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 700 });
    const pieces = await it.deps.db
      .selectFrom("photo_pieces")
      .selectAll()
      .where("photo_id", "=", id)
      .execute();
    expect(pieces).toEqual([]);
  });

  test("five photos begin at once, and one over the limit is told so [CARE-01]", async () => {
    const { id, token } = await deliveredOrder(it);
    const begin = () => sendPiece(it, token, randomUUID(), { file, start: 0 });
    const answers = await Promise.all(Array.from({ length: 5 }, begin));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (let photo = 5; photo < 20; photo += 1) await addReadyPhoto(it, id);
    expect((await begin()).json()).toMatchObject({ type: "photos_limit_reached" });
  });

  test("one that is no photo leaves nothing behind [CARE-03]", async () => {
    const { id: order, token } = await deliveredOrder(it);
    const id = randomUUID();
    const answer = await sendPhoto(it, token, id, file.subarray(0, 2 * PIECE_BYTES));
    expect(answer.json()).toMatchObject({ type: "photo_unreadable" });
    const left = await it.deps.db
      .selectFrom("photos")
      .select("id")
      .where("order_id", "=", order)
      .execute();
    expect(left).toEqual([]);
  });

  test("a photo is shown by the link of its own order and to a desk, and kept nowhere on the way [CARE-03] [MINE-01]", async () => {
    const order = await deliveredOrder(it);
    const other = await deliveredOrder(it);
    const id = await addReadyPhoto(it, order.id);
    const shown = await show(order, id);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    });
    expect((await show(other, id)).statusCode).toBe(404);
    expect((await show(order, await addReadyPhoto(it, order.id, "stop"))).statusCode).toBe(404);
    expect((await show(order, await addReadyPhoto(it, order.id, "count"))).statusCode).toBe(200);
    const staff = (headers: Record<string, string>) =>
      it.app.inject({ url: `/api/console/photos/${id}`, headers });
    expect((await staff({})).statusCode).toBe(401);
    const desk = await staffHeaders(it, await addStaff(it, "desk"));
    expect((await staff(desk)).headers["x-robots-tag"]).toBe("noindex");
  });

  test("another order's sending is not gone on with, nor its photo taken along [CARE-03]", async () => {
    const order = await deliveredOrder(it);
    const other = await deliveredOrder(it);
    const id = randomUUID();
    await sendPiece(it, order.token, id, { file, start: 0 });
    const stolen = await sendPiece(it, other.token, id, { file, start: PIECE_BYTES });
    expect(stolen.json()).toMatchObject({ type: "photo_unreadable" });
    const photo = await addReadyPhoto(it, order.id);
    const report = reportProblem(it.deps, await rowOf(it, other.id), {
      text: "Vlek",
      photos: [photo],
    });
    await expect(report).rejects.toMatchObject({ type: "validation_failed" });
  });

  test("a complaint that names a refused photo says which, and nothing of it is kept [CARE-01]", async () => {
    const { id: order, token } = await deliveredOrder(it);
    const sent = await addReadyPhoto(it, order);
    const refused = randomUUID();
    await sendPhoto(it, token, refused, Buffer.from("geen foto"));
    const report = (photos: string[]) =>
      it.app.inject({
        method: "POST",
        url: `/api/orders/by-link/${token}/complaints`,
        payload: { text: "Vlek", photos },
      });
    expect((await report([sent, refused])).json()).toMatchObject({
      type: "validation_failed",
      extra: { fields: [{ field: "photos.1", rule: "unknown" }] },
    });
    expect((await report([sent])).json().complaints).toMatchObject([{ photos: [sent] }]);
  });

  test("a photo that is refused is refused to everybody who sent its last piece [CARE-03]", async () => {
    const { token } = await deliveredOrder(it);
    const id = randomUUID();
    const half = file.subarray(0, PIECE_BYTES - 1);
    const last = () => sendPiece(it, token, id, { file: half, start: 0 });
    const answers = await Promise.all([last(), last(), last()]);
    expect(answers.map((answer) => answer.json().type)).toEqual(
      Array.from({ length: 3 }, () => "photo_unreadable"),
    );
  });

  test("a copy for the customer has them; erasing takes them [CARE-03]", async () => {
    const order = await deliveredOrder(it);
    const id = await addReadyPhoto(it, order.id);
    const row = await rowOf(it, order.id);
    await reportProblem(it.deps, row, { text: "Vlek", photos: [id] });
    expect(await exportCare(it.deps, [row])).toMatchObject({
      complaints: [{ order: order.number, messages: [{ text: "Vlek", by: "you" }] }],
      photos: [{ takenFor: "complaint", jpeg: "/9j/" }],
    });
    await forgetPhotosOf(it.deps.db, [order.id], clock.now());
    expect((await exportCare(it.deps, [row])).photos).toEqual([]);
  });

  test("half a photo and one without a complaint go after a day, the others after a year [CARE-03]", async () => {
    const order = await deliveredOrder(it);
    const photo = await addReadyPhoto(it, order.id);
    const alone = await addReadyPhoto(it, order.id);
    const half = randomUUID();
    await sendPiece(it, order.token, half, { file, start: 0 });
    await reportProblem(it.deps, await rowOf(it, order.id), { text: "Vlek", photos: [photo] });
    const there = async () =>
      (
        await it.deps.db
          .selectFrom("photos")
          .select("id")
          .where("id", "in", [photo, alone, half])
          .execute()
      ).map(({ id }) => id);
    clock.forward(DAY + 1);
    await cleanUp(it.deps);
    expect(await there()).toEqual([photo]);
    clock.forward(365 * DAY);
    await cleanUp(it.deps);
    expect(await there()).toEqual([]);
  });
});

describe("how many photos there may be", () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { settings: { RATE_LIMITS: "on" } });
  });
  afterAll(() => it.close());

  /** Sends a photo in one piece, each time with another device id. */
  const send = async (token: string, file: Buffer, remoteAddress: string, size = file.length) => {
    const answer = await it.app.inject({
      method: "PUT",
      url: `/api/orders/by-link/${token}/photos/${randomUUID()}/pieces`,
      remoteAddress,
      headers: { "x-device-web-id": randomUUID() },
      payload: { size, start: 0, data: file.toString("base64") },
    });
    return answer.statusCode;
  };
  const many = async (times: number, one: (time: number) => Promise<number>) => {
    const statuses: Record<number, number> = {};
    for (let time = 0; time < times; time += 1) {
      const status = await one(time);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };
  const bad = Buffer.from("geen foto");
  const good = () => plain().jpeg().toBuffer();
  const used = (subject: string, limit: Limit) =>
    addHits(it.deps.db, subject, limit, it.deps.clock.now(), limit.hits);

  test("photos that cannot be read count for their order, whoever sends them [CARE-03]", async () => {
    const { token } = await deliveredOrder(it);
    const hits = ORDER_PHOTO_FAILURES_LIMIT.hits;
    const seen = await many(hits + 3, (time) => send(token, bad, `192.0.2.${time + 1}`));
    expect(seen).toEqual({ 422: hits, 429: 3 });
    const other = await deliveredOrder(it);
    expect(await send(other.token, await good(), "192.0.2.1")).toBe(200);
  });

  test("they count for their network, whichever order they are of [CARE-03]", async () => {
    const { token } = await deliveredOrder(it);
    const network = callerKey(it.deps, { ip: "192.0.2.70" } as FastifyRequest);
    await used(`photo-failures:${network}`, NETWORK_PHOTO_FAILURES_LIMIT);
    expect(await send(token, bad, "192.0.2.70")).toBe(429);
    expect(await send(token, bad, "192.0.2.71")).toBe(422);
  });

  test("a photo that is read counts as no failure [CARE-01]", async () => {
    const { token } = await deliveredOrder(it);
    const hits = ORDER_PHOTO_FAILURES_LIMIT.hits + 2;
    const file = await good();
    expect(await many(hits, () => send(token, file, "192.0.2.80"))).toEqual({ 200: hits });
  });

  test("photos begun count for the order and the network, whatever device they say they come from [CARE-01]", async () => {
    const { id, token } = await deliveredOrder(it);
    const begin = (address: string) => send(token, bad, address, bad.length + 1);
    await used(`photos:order:${id}`, { ...ORDER_PHOTOS_LIMIT, hits: ORDER_PHOTOS_LIMIT.hits - 1 });
    expect([await begin("192.0.2.90"), await begin("192.0.2.91")]).toEqual([200, 429]);
    const network = callerKey(it.deps, { ip: "192.0.2.92" } as FastifyRequest);
    const before = { ...NETWORK_PHOTOS_LIMIT, hits: NETWORK_PHOTOS_LIMIT.hits - 1 };
    await used(`photos:${network}`, before);
    const { token: other } = await deliveredOrder(it);
    const beginOther = () => send(other, bad, "192.0.2.92", bad.length + 1);
    expect([await beginOther(), await beginOther()]).toEqual([200, 429]);
  });
});
