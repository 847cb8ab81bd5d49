import type { Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";

type Prepare = (page: Page, language: Language) => Promise<void>;

/** One screen in one situation: what the gallery draws and what the accessibility checks look at. */
export type State = {
  name: string;
  /** `{lng}` stands for the language. */
  path: string;
  /** Brings the opened page into the state, as a visitor would. */
  prepare?: Prepare;
  /** What a visitor comes to from here, one after another, on the same page: opening it costs the most. */
  next?: NextState[];
};
export type NextState = { name: string; prepare: Prepare };

/** From one state to the next; what was answered in place of the server ends with the state before. */
export async function goOn(
  page: Page,
  language: Language,
  { prepare }: Pick<State, "prepare">,
): Promise<void> {
  await page.unrouteAll();
  await prepare?.(page, language);
}
