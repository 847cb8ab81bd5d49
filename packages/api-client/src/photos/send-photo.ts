import { nextChance, untilAnswered } from "../until-answered.ts";
import type { PieceBody, PieceTaken } from "@waslijn/contract/customer/care";
import { PIECE_BYTES } from "@waslijn/contract/shared/care";

type Sending = {
  /** Sends one piece; throws when no response arrives. */
  send: (piece: PieceBody) => Promise<PieceTaken>;
  /** The part that has arrived, between 0 and 1. */
  onPart: (part: number) => void;
  onLost: () => void;
  wait?: (tries: number) => Promise<void>;
};

/**
 * Uploads a photo in pieces, resuming from the offset the server reports. A lost connection only delays it (CARE-01).
 */
export async function sendPhoto(
  file: Blob,
  { send, onPart, onLost, wait = nextChance }: Sending,
): Promise<void> {
  for (let start = 0; ;) {
    const data = await toBase64(file.slice(start, start + PIECE_BYTES));
    const { received, ready } = await untilAnswered(() => send({ size: file.size, start, data }), {
      wait(tries) {
        onLost();
        return wait(tries);
      },
    });
    onPart(received / file.size);
    if (ready) return;
    start = received;
  }
}

async function toBase64(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer());
  // In blocks of 8 KB: a function call takes a limited number of arguments.
  let letters = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(letters);
}
