import { expect, test, vi } from "vitest";
import { Shortcuts, keyName } from "./shortcuts.ts";

const BARE = { ctrlKey: false, metaKey: false, altKey: false };

const pressed = (key: string, timeStamp = 0, more: object = {}): KeyboardEvent =>
  ({ ...BARE, key, timeStamp, target: null, preventDefault: vi.fn(), ...more }) as never;

test.each([
  [{ ...BARE, key: "k", ctrlKey: true }, "Ctrl K"],
  [{ ...BARE, key: "k", metaKey: true }, "Ctrl K"],
  [{ ...BARE, key: "?" }, "?"],
  [{ ...BARE, key: "Enter" }, "Enter"],
  [{ ...BARE, key: "ArrowDown", shiftKey: true }, "Shift ArrowDown"],
  [{ ...BARE, key: "X", shiftKey: true }, "X"],
])("a key is named as on its cap", (event, name) => {
  expect(keyName(event)).toBe(name);
});

test("whoever came last has the key, and gives it back [DESK-05]", () => {
  const keys = new Shortcuts();
  const [screen, dialog] = [vi.fn(), vi.fn()];
  keys.add([{ keys: "/", label: "search", act: screen }]);
  const leave = keys.add([{ keys: "/", label: "search here", act: dialog }]);
  keys.handle(pressed("/"));
  leave();
  keys.handle(pressed("/"));
  expect([dialog.mock.calls.length, screen.mock.calls.length]).toEqual([1, 1]);
});

test("two keys after one another go somewhere, unless they come too slowly [DESK-05]", () => {
  const keys = new Shortcuts();
  const act = vi.fn();
  keys.add([{ keys: "G B", label: "orders", act }]);
  keys.handle(pressed("b", 0));
  keys.handle(pressed("g", 100));
  keys.handle(pressed("b", 2400));
  keys.handle(pressed("g", 3000));
  keys.handle(pressed("b", 9000));
  expect(act).toHaveBeenCalledOnce();
});

test("a key held down acts once, and one that somebody else took not at all", () => {
  const keys = new Shortcuts();
  const act = vi.fn();
  keys.add([{ keys: "M", label: "ready", act }]);
  keys.handle(pressed("m"));
  keys.handle(pressed("m", 1, { repeat: true }));
  keys.handle(pressed("m", 2, { defaultPrevented: true }));
  expect(act).toHaveBeenCalledOnce();
});

test("letters belong to whoever types; a chord works all the same [DESK-05]", () => {
  const keys = new Shortcuts();
  const [letter, chord] = [vi.fn(), vi.fn()];
  keys.add([
    { keys: "N", label: "note", act: letter },
    { keys: "Ctrl K", label: "find", act: chord, whileTyping: true },
  ]);
  const field = { matches: () => true, closest: () => field };
  keys.handle(pressed("n", 0, { target: field }));
  keys.handle(pressed("k", 1, { target: field, ctrlKey: true }));
  expect([letter.mock.calls.length, chord.mock.calls.length]).toEqual([0, 1]);
});
