import { expect, test } from "vitest";
import { fileNameOf } from "./save-file.ts";

test("a file is kept under the name that the server gave it", () => {
  const headers = { "content-disposition": 'attachment; filename="waslijn-2026-11-17.csv"' };
  expect(fileNameOf(new Response("", { headers }))).toBe("waslijn-2026-11-17.csv");
});
