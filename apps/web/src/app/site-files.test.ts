import { expect, test } from "vitest";
import { siteFiles } from "./site-files.ts";

test("whoever finds a hole learns where to tell it: security.txt, valid for less than a year (RFC 9116)", () => {
  const file = siteFiles["/.well-known/security.txt"]?.("https://waslijn.example");
  expect(file?.type).toBe("text/plain; charset=utf-8");
  const fields = Object.fromEntries(
    (file?.body ?? "")
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields).toEqual({
    Contact: "mailto:hallo@waslijn.example",
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    "Preferred-Languages": "nl, en",
    Canonical: "https://waslijn.example/.well-known/security.txt",
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
