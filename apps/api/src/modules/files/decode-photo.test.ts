import sharp from "sharp";
import { expect, test } from "vitest";
import { scanBomb } from "../../../test/odd-photos/scan-bomb.ts";
import { plain } from "../../../test/odd-photos/whole-photos.ts";
import { decodePhoto } from "./decode-photo.ts";

test("a photo is decoded in a process of its own [CARE-03]", async () => {
  const drawn = await decodePhoto(await plain(40, 20).png().toBuffer());
  expect(drawn).toMatchObject({ width: 40, height: 20 });
  expect((await sharp(drawn?.image).metadata()).format).toBe("jpeg");
});

test("a file that keeps its decoder busy is given up, and the next photo is decoded [CARE-03]", async () => {
  expect(await decodePhoto(scanBomb())).toBeUndefined();
  expect(await decodePhoto(await plain(40, 20).jpeg().toBuffer())).toMatchObject({ width: 40 });
});

test("a decoder that hangs is ended, and refuses its photo alone [CARE-03]", async () => {
  const small = await plain().jpeg().toBuffer();
  const all = await Promise.all([decodePhoto(scanBomb(), 50), decodePhoto(small)]);
  expect(all.map((drawn) => drawn?.width)).toEqual([undefined, 60]);
});
