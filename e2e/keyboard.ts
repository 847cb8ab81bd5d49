import type { Page } from "@playwright/test";

const MOST_PRESSES = 60;

/** Presses Tab until an element with this label or text has focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      const label = at?.labels?.[0]?.textContent ?? at?.getAttribute("aria-label");
      return (label ?? at?.textContent ?? "").trim();
    });
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (name.test(await focused())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${name}`);
}

/** Uses a page by keyboard alone. Counts key presses, except typed text. */
export class CountedKeys {
  pressed = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.pressed += 1;
      await this.#page.keyboard.press(key);
    }
  }

  async type(words: string): Promise<void> {
    await this.#page.keyboard.type(words);
  }
}
