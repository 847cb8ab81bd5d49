import { readLabel, type OrderLabel } from "@waslijn/contract/shared/order-label";

/** A scanner types faster than this; whoever pauses longer is a person, and starts anew. */
const PAUSE_MS = 500;

type Key = { key: string; timeStamp: number };

/** Follows keys wherever they are typed, and tells when Enter ended a label (COUNT-01). */
export class ScannedKeys {
  #typed = "";
  #last = -Infinity;

  /** What was typed since the last pause. */
  get typed(): string {
    return this.#typed;
  }

  press({ key, timeStamp }: Key): OrderLabel | undefined {
    if (timeStamp - this.#last > PAUSE_MS) this.#typed = "";
    this.#last = timeStamp;
    if (key === "Enter") {
      // A number alone may be somebody's own words; labels begin with their letter.
      const label = OURS.test(this.#typed) ? readLabel(this.#typed) : undefined;
      this.#typed = "";
      return label;
    }
    // Shift and its like come between the letters of a scanner too.
    if (key.length === 1) this.#typed += key;
    else if (!MODIFIERS.includes(key)) this.#typed = "";
    return undefined;
  }
}

const OURS = /^w-/i;
const MODIFIERS = ["Shift", "CapsLock", "AltGraph"];
