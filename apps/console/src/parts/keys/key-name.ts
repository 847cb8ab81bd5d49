type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & {
  shiftKey?: boolean;
};

/**
 * As it stands on the key's cap: `Ctrl K`, `/`, `?`, `B`, `Enter`. The command key of a Mac is its Ctrl. With a
 * letter or sign Shift is part of it already; with `Shift ArrowDown` it is a key of its own.
 */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const cap = key.length === 1 ? key.toUpperCase() : key;
  return [
    ...(ctrlKey || metaKey ? ["Ctrl"] : []),
    ...(altKey ? ["Alt"] : []),
    ...(shiftKey && key.length > 1 ? ["Shift"] : []),
    cap,
  ].join(" ");
}
