import { ApiFailure } from "../api-failure.ts";
import type { PieceBody } from "@waslijn/contract/customer/care";
import { PIECE_BYTES } from "@waslijn/contract/shared/care";
import { expect, test } from "vitest";
import { sendPhoto } from "./send-photo.ts";

const SIZE = 2 * PIECE_BYTES + 5;
const bytes = Uint8Array.from({ length: SIZE }, (_, at) => at % 251);

test("a photo goes on where the line broke, and arrives whole [CARE-01]", async () => {
  let arrived = Buffer.alloc(0);
  let tries = 0;
  const parts: number[] = [];
  let losses = 0;
  await sendPhoto(new Blob([bytes]), {
    async send({ start, data }: PieceBody) {
      tries += 1;
      // The second request is never sent; the response to the fourth is lost.
      if (tries === 2) throw new ApiFailure();
      if (start === arrived.length) arrived = Buffer.concat([arrived, Buffer.from(data, "base64")]);
      if (tries === 4) throw new ApiFailure();
      return { received: arrived.length, ready: arrived.length === SIZE };
    },
    onPart: (part) => parts.push(part),
    onLost: () => (losses += 1),
    wait: () => Promise.resolve(),
  });
  expect(arrived.equals(Buffer.from(bytes))).toBe(true);
  expect(losses).toBe(2);
  expect(parts.at(-1)).toBe(1);
});
