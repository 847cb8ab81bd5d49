import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { open } from "./fixtures.ts";
import type { Look, View } from "./good-view.ts";
import { allWalks } from "./states/all-states.ts";
import { goOn, type State } from "./states/state.ts";

/** A sequence of states on one page: opening it for each would cost the most time. */
export type Stop = {
  name: string;
  goThere: (page: Page) => Promise<void>;
  /** `npm test` checks each state in one view, alternating; `npm run proof` in all of them. */
  view: View;
  looks: readonly Look[];
};

const walks = await allWalks();
const openState = (page: Page, { path }: State, language: Language): Promise<void> =>
  open(page, path.replace("{lng}", language));
const viewOf = (turn: number): View => (turn % 2 === 0 ? "phone" : "desktop");

const pages = walks.filter(({ prepare }) => !prepare);

/** Paths that are opened and checked, with `{lng}` for the language. */
export const lookedAt: ReadonlySet<string> = new Set(pages.map(({ path }) => path));

/** Every page as opened. */
export const pagesIn = (language: Language): Stop[] =>
  pages.map((state, at) => ({
    name: state.name,
    goThere: (page) => openState(page, state, language),
    view: viewOf(at >> 1),
    looks: ["axe", "reach"],
  }));

/**
 * States reached by interaction, in one language. Of those that `npm test` shows, axe checks half, and reachability is
 * checked on the other half; `npm run proof` checks everything in both.
 */
export const pressed: { language: Language; stops: Stop[] }[] = walks
  .map((walk, at) => {
    const language = LANGUAGES[at % LANGUAGES.length] ?? "nl";
    const states = [...(walk.prepare ? [walk] : []), ...(walk.next ?? [])];
    const stops = states.map((state, step): Stop => ({
      name: state.name,
      async goThere(page) {
        if (step === 0) await openState(page, walk, language);
        await goOn(page, language, state);
      },
      view: viewOf(step + (at >> 1)),
      looks: [(step >> 1) % 2 === 0 ? "axe" : "reach"],
    }));
    return { language, stops };
  })
  .filter(({ stops }) => stops.length > 0);

export function titleOf(stops: Stop[]): string {
  return [...new Set([stops[0]?.name, stops.at(-1)?.name])].join(" to ");
}
