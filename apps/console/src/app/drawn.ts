import type { Language } from "@waslijn/contract/shared/constants";
import { currentLanguage, keepLanguage } from "../i18n/current-language.ts";

const TYPES = ["click", "keydown"] as const;
const FIELDS = "input, textarea, select";

const kept: (() => void)[] = [];

/** What the server drew can be pressed before the console runs; links and forms work by themselves. */
export function keepEarly(): void {
  for (const type of TYPES) addEventListener(type, keep, true);
}

/** Does again what was pressed meanwhile, one task each, in order. */
export function repeatEarly(): void {
  for (const type of TYPES) removeEventListener(type, keep, true);
  for (const again of kept.splice(0)) setTimeout(again);
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    if (target.closest(FIELDS)) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const init = { key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
    kept.push(() => target.dispatchEvent(new KeyboardEvent("keydown", init)));
  } else {
    const button = target.closest<HTMLElement>("button[type=button]");
    if (button) kept.push(() => button.click());
  }
}

/** What the server drew the document with: the browser begins with the same. */
export type Drawn = {
  language: Language;
  /** The day in Amsterdam. */
  today: string;
  /** The number of the last event of any order before these answers. */
  event: number;
  answers: { queryKey: readonly unknown[]; data: unknown }[];
};

export const DRAWN_ID = "drawn";

/** Nothing where the server drew nothing, or in another language than this device's. */
export function readDrawn(): Drawn | undefined {
  const text = document.getElementById(DRAWN_ID)?.textContent;
  if (!text) return undefined;
  const drawn = JSON.parse(text) as Drawn;
  const language = currentLanguage();
  if (drawn.language === language) return drawn;
  // The next one will be.
  keepLanguage(language);
  return undefined;
}
