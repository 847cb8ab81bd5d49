import type { Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";

type Prepare = (page: Page, language: Language) => Promise<void>;

/** One screen in one state, for the gallery and the accessibility checks. */
export type State = {
  name: string;
  /** `{lng}` stands for the language. */
  path: string;
  /** Interactions that lead from the opened page to the state. */
  prepare?: Prepare;
  /** Follow-up states on the same page, in sequence: opening a page costs the most time. */
  next?: NextState[];
};
export type NextState = { name: string; prepare: Prepare };

/** Goes from one state to the next; removes the previous state's stubs. */
export async function goOn(
  page: Page,
  language: Language,
  { prepare }: Pick<State, "prepare">,
): Promise<void> {
  await page.unrouteAll();
  await prepare?.(page, language);
}
