import { afterEach, expect, test, vi } from "vitest";
import { forget, readStored, store } from "./storage.ts";

function fakeStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
const refuse = (): never => {
  throw new DOMException("blocked", "SecurityError");
};

afterEach(() => {
  forget("lang", "deviceToken");
  vi.unstubAllGlobals();
});

test("values are kept under their own keys in local storage [SESS-19]", () => {
  const storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
  store("lang", "en");
  store("deviceToken", "abc");
  expect([...storage.values]).toEqual([
    ["lang", "en"],
    ["deviceToken", "abc"],
  ]);
  forget("lang");
  expect(readStored("lang")).toBe("");
  expect(readStored("deviceToken")).toBe("abc");
});

test("blocked storage is replaced by memory for as long as the page is open", () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored("lang")).toBe("");
  store("lang", "en");
  expect(readStored("lang")).toBe("en");
  forget("lang");
  expect(readStored("lang")).toBe("");
});
