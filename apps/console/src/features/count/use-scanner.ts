import { readLabel, type OrderLabel } from "@waslijn/contract/shared/order-label";
import { useEffect, useEffectEvent } from "react";

/** Maximum pause between a scanner's keys; a longer one means a person, and resets the buffer. */
const PAUSE_MS = 500;

/** The id of the field for numbers. */
export const SCAN_FIELD = "scan";

type Key = { key: string; timeStamp: number };

/** Collects keys typed anywhere, and returns a label when Enter completes one (COUNT-01). */
export class ScannedKeys {
  #typed = "";
  #last = -Infinity;

  /** Keys since the last pause. */
  get typed(): string {
    return this.#typed;
  }

  press({ key, timeStamp }: Key): OrderLabel | undefined {
    if (timeStamp - this.#last > PAUSE_MS) this.#typed = "";
    this.#last = timeStamp;
    if (key === "Enter") {
      // Only with the letter prefix: a plain number may have been typed by the user.
      const label = OURS.test(this.#typed) ? readLabel(this.#typed) : undefined;
      this.#typed = "";
      return label;
    }
    // Scanners send modifier keys between characters too.
    if (key.length === 1) this.#typed += key;
    else if (!MODIFIERS.includes(key)) this.#typed = "";
    return undefined;
  }
}

const OURS = /^w-/i;
const MODIFIERS = ["Shift", "CapsLock", "AltGraph"];

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Listens for a barcode scanner wherever the focus is: it types like a keyboard (COUNT-01). Bare digits outside a text
 * field are typed into the field for numbers.
 */
export function useScanner(onScan: (label: OrderLabel) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    const keys = new ScannedKeys();
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const typed = event.key === "Enter" ? keys.typed : "";
      const label = keys.press(event);
      // The first key after a pause: within a label, digits follow its prefix.
      if (/^\d$/.test(keys.typed) && !isTextBox(event.target)) {
        document.getElementById(SCAN_FIELD)?.focus();
      }
      if (!label) return;
      // Keeps Enter from pressing a button, and removes the label from a focused field.
      event.preventDefault();
      event.stopPropagation();
      takeBack(event.target, typed);
      scan(label);
    };
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

function takeBack(target: EventTarget | null, typed: string): void {
  if (!isTextBox(target) || !target.value.endsWith(typed)) return;
  const left = target.value.slice(0, target.value.length - typed.length);
  const proto = Object.getPrototypeOf(target) as TextBox;
  // Through the prototype's setter and an input event, because React ignores a plain assignment.
  Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(target, left);
  target.dispatchEvent(new Event("input", { bubbles: true }));
}
