import type { Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";

/** One screen in one situation: what the gallery draws and what the accessibility checks look at. */
export type State = {
  name: string;
  /** `{lng}` stands for the language. */
  path: string;
  /** Brings the opened page into the state, as a visitor would. */
  prepare?: (page: Page, language: Language) => Promise<void>;
};
