import S3rver from "@20minutes/s3rver";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliveredOrder, sendPhoto } from "../../test/care.ts";
import { USUAL_DATABASE } from "../../test/databases.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { clearLeftovers } from "../modules/files/forget-old-photos.ts";
import { forgetPhotosOf } from "../modules/files/photos-repository.ts";
import { ownAddress } from "../public-url.ts";
import { openPhotoStore } from "./photo-store.ts";

let server: S3rver;
let directory: string;
let address: string;
let it: TestApp;
const url = (secret = "S3RVER"): string =>
  `http://S3RVER:${secret}@${address}/fotos?region=us-east-1`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "waslijn-photos-"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "fotos", configs: [] }],
  });
  const { port } = await server.run();
  address = `127.0.0.1:${port}`;
  it = await openTestApp(USUAL_DATABASE, { settings: { FILES_URL: url() } });
});
afterAll(async () => {
  await it.close();
  await server.close();
  await rm(directory, { recursive: true });
});

test("a store keeps what was put, and forgets what was removed, however often [CARE-03]", async () => {
  const store = openPhotoStore({ FILES_URL: url() });
  await store?.put("order/foto.jpg", Buffer.from("foto"));
  expect((await store?.get("order/foto.jpg"))?.toString()).toBe("foto");
  await store?.remove("order/foto.jpg");
  await store?.remove("order/foto.jpg");
  expect(await store?.get("order/foto.jpg")).toBeUndefined();
});

test("where a store answers 404 to a removal the photo is gone, and any other refusal is told [CARE-03]", async () => {
  let status = 404;
  const requests: string[] = [];
  const other = createServer(({ method, url: path }, response) => {
    requests.push(`${method} ${path}`);
    response.writeHead(status).end();
  });
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const store = openPhotoStore({
    FILES_URL: `${ownAddress(other).replace("//", "//key:secret@")}/fotos`,
  });
  await store?.remove("order/foto.jpg");
  expect(requests).toEqual(["DELETE /fotos/order/foto.jpg"]);
  status = 403;
  await expect(store?.remove("order/foto.jpg")).rejects.toThrow("the photo store answered 403");
  other.close();
});

test("a wrong secret is refused, and told without its key [CARE-03]", async () => {
  const store = openPhotoStore({ FILES_URL: url("wrong") });
  await expect(store?.put("order/foto.jpg", Buffer.from("foto"))).rejects.toThrow(
    "the photo store answered 403",
  );
});

test("a photo goes to the store and not into the database; erasing takes both [CARE-03]", async () => {
  const order = await deliveredOrder(it);
  const id = randomUUID();
  const create = { width: 30, height: 20, channels: 3, background: "#888" } as const;
  const file = await sharp({ create }).png().toBuffer();
  expect((await sendPhoto(it, order.token, id, file)).json()).toMatchObject({ ready: true });
  const row = await it.deps.db
    .selectFrom("photos")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  expect(row).toMatchObject({ image: null, in_store: true, width: 30 });
  const show = () => it.app.inject({ url: `/api/orders/by-link/${order.token}/photos/${id}` });
  expect((await sharp((await show()).rawPayload).metadata()).format).toBe("jpeg");

  await forgetPhotosOf(it.deps.db, [order.id], it.deps.clock.now());
  expect((await show()).statusCode).toBe(404);
  const key = `${order.id}/${id}.jpg`;
  const store = openPhotoStore(it.deps.env);
  expect(await store?.get(key)).toBeDefined();
  await clearLeftovers(it.deps);
  expect(await store?.get(key)).toBeUndefined();
  expect(await it.deps.db.selectFrom("stored_leftovers").selectAll().execute()).toEqual([]);
});
