import type { Language } from "@waslijn/contract/shared/constants";
import { currentLanguage, keepLanguage } from "../i18n/current-language.ts";

const TYPES = ["click", "keydown"] as const;
const FIELDS = "input, textarea, select";

const early: (() => void)[] = [];

/** Records clicks and keys on server-rendered markup before hydration; links and forms work without script. */
export function keepEarly(): void {
  for (const type of TYPES) addEventListener(type, keep, true);
}

/** Replays the recorded events after hydration, in order, one task each. */
export function repeatEarly(): void {
  for (const type of TYPES) removeEventListener(type, keep, true);
  for (const again of early.splice(0)) setTimeout(again);
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    if (target.closest(FIELDS)) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const init = { key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
    early.push(() => target.dispatchEvent(new KeyboardEvent("keydown", init)));
  } else {
    const button = target.closest<HTMLElement>("button[type=button]");
    if (button) early.push(() => button.click());
  }
}

/** The data that the server rendered with, for hydration. */
export type Drawn = {
  language: Language;
  /** The current date in Amsterdam. */
  today: string;
  /** Id of the last event of any order before these responses were read. */
  event: number;
  answers: { queryKey: readonly unknown[]; data: unknown }[];
};

export const DRAWN_ID = "drawn";

/** Undefined when the document was not server-rendered, or in another language than this device's. */
export function readDrawn(): Drawn | undefined {
  const text = document.getElementById(DRAWN_ID)?.textContent;
  if (!text) return undefined;
  const drawn = JSON.parse(text) as Drawn;
  const language = currentLanguage();
  if (drawn.language === language) return drawn;
  // Sets the cookie, so that the next document is rendered in this language.
  keepLanguage(language);
  return undefined;
}
