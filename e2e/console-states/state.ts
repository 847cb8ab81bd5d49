import type { ConsoleCallName } from "@waslijn/contract/console/endpoints";
import { expect } from "../fixtures.ts";
import type { Answers, ConsoleVisitor } from "./visitor.ts";

/** One console screen in one state, and how to get there from the previous state. */
export type ConsoleState = {
  name: string;
  reach: (visitor: ConsoleVisitor) => Promise<unknown>;
};
/** Successive states on one page. The first can be reached from anywhere. */
export type ConsoleWalk = ConsoleState[];

type Screen = {
  name: string;
  path: string;
  answers?: Answers;
};

/** A screen, followed by interactions on it. */
export const screen = (
  { name, path, answers = {} }: Screen,
  ...then: ConsoleState[]
): ConsoleWalk => [
  {
    name,
    async reach(visitor) {
      await visitor.startAnew();
      visitor.answer(answers);
      await visitor.open(path);
      await visitor.seesScreen();
    },
  },
  ...then,
];

/** A screen while loading, after a failure, and after a retry. */
export const askingScreen = (
  { name, path, asks, answers = {} }: Screen & { asks: ConsoleCallName[] },
  ...then: ConsoleState[]
): ConsoleWalk => [
  {
    name: `${name}-loading`,
    async reach(visitor) {
      await visitor.startAnew();
      visitor.answer(answers);
      visitor.hang(...asks);
      await visitor.open(path);
      await expect(visitor.page.locator(".bones").first()).toBeVisible();
    },
  },
  {
    name: `${name}-failed`,
    async reach(visitor) {
      visitor.letFail();
      await expect(again(visitor).first()).toBeVisible({ timeout: PATIENCE_MS });
    },
  },
  {
    name,
    async reach(visitor) {
      await visitor.startAnew();
      visitor.answer(answers);
      await again(visitor).evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
      await expect(again(visitor)).toHaveCount(0);
      await visitor.seesScreen();
    },
  },
  ...then,
];

/** The client may retry a call once after a timeout. */
const PATIENCE_MS = 30_000;
const again = ({ page }: ConsoleVisitor) => page.locator("[role=alert].state button");

/** An overlay; closes the previous one first. */
export const opened = (
  name: string,
  open: (visitor: ConsoleVisitor) => Promise<unknown>,
): ConsoleState => ({
  name,
  async reach(visitor) {
    await visitor.close();
    await open(visitor);
    await visitor.seesOpened();
  },
});

export const openedByKey = (name: string, ...keys: string[]): ConsoleState =>
  opened(name, (visitor) => visitor.press(...keys));

export const openedByButton = (name: string, button: RegExp): ConsoleState =>
  opened(name, (visitor) => visitor.button(button).click());
