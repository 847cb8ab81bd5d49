import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { expect, test, vi } from "vitest";
import { readRows, type Progress } from "./export-line.tsx";

const HEADERS = {
  "x-total-rows": "3",
  "content-type": "text/csv; charset=utf-8",
};

const fileOf = (pieces: string[], end?: Error): Response => {
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else if (end) controller.error(end);
      else controller.close();
    },
  });
  return new Response(body, { headers: HEADERS });
};

test("a file tells row by row how far it is, and is whole at the end [DESK-07]", async () => {
  const seen: Progress[] = [];
  const file = await readRows(
    fileOf(['"Num', 'mer"\r\n"W-1"\r\n', '"W-2"\r\n"W-3"\r\n']),
    (progress) => seen.push(progress),
  );
  expect(seen.map(({ done, total }) => `${done}/${total}`)).toEqual(["0/3", "1/3", "3/3"]);
  expect(await file.text()).toBe('"Nummer"\r\n"W-1"\r\n"W-2"\r\n"W-3"\r\n');
});

test("a file that breaks off is none [DESK-07]", async () => {
  const half = readRows(fileOf(['"Nummer"\r\n"W-1"\r\n'], new TypeError("cut")), vi.fn());
  await expect(half).rejects.toSatisfy(
    (failure) => failure instanceof ApiFailure && failure.hasNoAnswer,
  );
});

test("whoever stopped it hears that, not of a lost connection [DESK-07]", async () => {
  const stopped = new DOMException("stopped", "AbortError");
  await expect(readRows(fileOf([], stopped), vi.fn())).rejects.toBe(stopped);
});
