import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { TOTAL_ROWS_HEADER } from "@waslijn/contract/console/codes";

export type Progress = { done: number; total: number };

const LINE_END = 10;

/** Reads a file of rows as it comes in, and tells after each piece how many of them are there. */
export async function readRows(
  response: Response,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const total = Number(response.headers.get(TOTAL_ROWS_HEADER) ?? 0);
  const type = response.headers.get("content-type") ?? "text/csv";
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  // The first line is the heading.
  let done = -1;
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch(asLost);
    if (!piece?.value) return new Blob(pieces, { type });
    pieces.push(piece.value);
    done += piece.value.reduce((lines, byte) => lines + (byte === LINE_END ? 1 : 0), 0);
    onProgress({ done: Math.min(Math.max(done, 0), total), total });
  }
}

/** Half a file is none: whoever gave up knows why, everyone else lost the connection. */
function asLost(failure: unknown): never {
  throw failure instanceof DOMException && failure.name === "AbortError"
    ? failure
    : new ApiFailure();
}
