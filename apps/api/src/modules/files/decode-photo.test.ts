import sharp from "sharp";
import { expect, test } from "vitest";
import { scanBomb } from "../../../test/odd-photos/scan-bomb.ts";
import { plain } from "../../../test/odd-photos/whole-photos.ts";
import { decodePhoto } from "./decode-photo.ts";

/** Enough on a busy machine. */
const PATIENT = { mostMs: 25_000 };

test("a photo is decoded in a process of its own [CARE-03]", async () => {
  const drawn = await decodePhoto(await plain(40, 20).png().toBuffer(), PATIENT);
  expect(drawn).toMatchObject({ width: 40, height: 20 });
  expect((await sharp(drawn?.image).metadata()).format).toBe("jpeg");
});

test("a file that keeps its decoder busy is given up, and the next photo is decoded [CARE-03]", async () => {
  expect(await decodePhoto(scanBomb(), { ...PATIENT, mostCpuMs: 300 })).toBeUndefined();
  expect(await decodePhoto(await plain(40, 20).jpeg().toBuffer(), PATIENT)).toMatchObject({
    width: 40,
  });
});

test("where the machine is too busy to tell, a photo is not called unreadable [CARE-01]", async () => {
  const small = await plain().jpeg().toBuffer();
  const busy = decodePhoto(scanBomb(), { mostMs: 50 });
  const other = decodePhoto(small, PATIENT);
  await expect(busy).rejects.toMatchObject({ type: "unavailable" });
  expect((await other)?.width).toBe(60);
});
