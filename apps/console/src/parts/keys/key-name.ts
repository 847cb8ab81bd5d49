type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** As it stands on the key's cap: `Ctrl K`, `/`, `?`, `B`, `Enter`. The command key of a Mac is its Ctrl. */
export function keyName({ key, ctrlKey, metaKey, altKey }: Pressed): string {
  const cap = key.length === 1 ? key.toUpperCase() : key;
  return [...(ctrlKey || metaKey ? ["Ctrl"] : []), ...(altKey ? ["Alt"] : []), cap].join(" ");
}
