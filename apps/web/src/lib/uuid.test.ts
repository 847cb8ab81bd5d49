import { afterEach, expect, test, vi } from "vitest";
import { uuid } from "./uuid.ts";

const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test("an id is a uuid v4, also on plain http where randomUUID is missing [SESS-21]", () => {
  expect(uuid()).toMatch(V4);
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(uuid()).toMatch(V4);
  expect(uuid()).not.toBe(uuid());
});
