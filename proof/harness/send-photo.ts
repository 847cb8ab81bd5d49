import type { PieceTaken } from "@waslijn/contract/customer/care";
import { PIECE_BYTES } from "@waslijn/contract/shared/care";

/** Uploads a file in chunks to a photo's URL; resolves to the status if refused. */
export async function sendAll(photo: string, file: Buffer): Promise<number | undefined> {
  for (let start = 0; ;) {
    const data = file.subarray(start, start + PIECE_BYTES).toString("base64");
    const answer = await fetch(`${photo}/pieces`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ size: file.length, start, data }),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) return answer.status;
    const { received, ready } = body as PieceTaken;
    if (ready) return undefined;
    start = received;
  }
}
