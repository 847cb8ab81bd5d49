const digit = /^[0-9]$/;

/** The code after a key press: digits only, at most `length`, leading zeros kept. */
export function press(code: string, key: string, length: number): string {
  if (key === "Backspace") return code.slice(0, -1);
  if (key === "Clear") return "";
  return digit.test(key) && code.length < length ? code + key : code;
}

export type KeyboardAct = "type" | "confirm" | "cancel" | undefined;

/** Maps a key of the physical keyboard to a keypad key. */
export function meaningOf(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): KeyboardAct {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === "Enter" || event.key === "Tab") return "confirm";
  if (event.key === "Escape") return "cancel";
  return event.key === "Backspace" || digit.test(event.key) ? "type" : undefined;
}
