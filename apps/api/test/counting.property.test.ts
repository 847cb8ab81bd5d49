import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bagActs, orderActs } from "../../console/src/features/count/count-acts.ts";
import { sumOf } from "../../console/src/parts/pieces/pieces-draft.ts";
import { replaceLink } from "../src/modules/orders/order-link.ts";
import { Counter } from "./counter.ts";
import { CountingWorld, tally } from "./counting-world.ts";
import { by } from "./order-life.ts";
import type { Decision, Line, Tablet } from "./tablet.ts";

/** A fixed seed and number of runs, unless set. */
const HISTORIES = Number(process.env.COUNTS ?? 30);
const SEED = Number(process.env.COUNTS_SEED ?? 20_261_118);
const MOST_SCENES = 5;
const MOST_ROUNDS = 30;

const ITEMS = ["DC shirt", "DC silk-blouse", "DC blouse"];

let counter: Counter;
beforeAll(async () => {
  counter = await Counter.open();
  await counter.it.deps.db.updateTable("hub_windows").set({ capacity: 10_000 }).execute();
});
afterAll(() => counter.it.close());

const ACTIONS = {
  tap: (world, { tablet, slot, item, how }) => world.tablets[tablet]?.tap(slot, item, how),
  keep: (world, step) => press(world, step, bagActs),
  done: (world, step) => press(world, step, orderActs),
  read: (world, { tablet }) => world.tablets[tablet]?.read(),
  line: async ({ tablets }, { tablet: at, line }) => {
    const tablet = tablets[at];
    if (!tablet) return;
    tablet.line = line;
    await tablet.queue.send();
  },
  "look-again": (world, { tablet }) => world.tablets[tablet]?.lookAgain(),
  "open-screen": (world) => world.openScreen(),
  "count-on-screen": (world, { item, how }) => world.countOnScreen(item, how),
  "replace-link": async ({ order }) =>
    replaceLink(counter.it.deps, await by(counter.it, "staff", order.id)),
} satisfies Record<string, (world: CountingWorld, step: Step) => unknown>;

/** Presses after counting at least one piece. */
async function press(
  { tablets }: CountingWorld,
  { tablet: at, slot, item, how }: Step,
  actsOf: typeof orderActs,
): Promise<void> {
  const tablet = tablets[at];
  if (!tablet?.slots.includes(slot)) tablet?.tap(slot, item, how);
  await tablet?.press(slot, actsOf, how);
}

type Action = keyof typeof ACTIONS;
type Step = {
  action: Action;
  tablet: number;
  /** The label of a bag, if it has one. */
  slot: number | undefined;
  item: string;
  line: Line;
  how: Decision;
};

const decision = fc.constantFrom<Decision>("mine", "theirs", "other", "drop");
const slot = fc.constantFrom(undefined, 1);
const item = fc.constantFrom(...ITEMS);
const line = fc.constantFrom<Line>("good", "good", "good", "cut", "lost");
const pressing = fc.constantFrom<Action>("keep", "keep", "keep", "keep", "done");
const ACTION_NAMES = Object.keys(ACTIONS) as Action[];

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom<Action>(...ACTION_NAMES),
  tablet: fc.nat(1),
  slot,
  item,
  line,
  how: decision,
});

/** Both tablets count concurrently: the second press is on an outdated page, or after a refresh and a decision. */
const race: fc.Arbitrary<Step[]> = fc
  .record({ first: pressing, second: pressing, between: step, start: step, reads: fc.boolean() })
  .map(({ first, second, between, start, reads }) => {
    const [one, other] = [start, { ...start, tablet: 1 - start.tablet }];
    return [
      { ...one, action: "tap" },
      { ...other, action: "tap" },
      { ...one, action: first },
      between,
      ...(reads ? [{ ...other, action: "read" } as const] : []),
      { ...other, action: second },
      { ...one, action: "look-again" },
      { ...other, action: "look-again" },
    ];
  });

const history = fc
  .array(fc.oneof({ weight: 2, arbitrary: race }, { weight: 1, arbitrary: fc.tuple(step) }), {
    minLength: 2,
    maxLength: MOST_SCENES,
  })
  .map((scenes) => scenes.flat());

/** Reconnects, resolves what was refused, and finishes all drafts. */
async function finish(tablet: Tablet, how: Decision): Promise<void> {
  tablet.line = "good";
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await tablet.queue.send();
    await tablet.read();
    await tablet.lookAgain();
    const [open] = tablet.slots;
    if (tablet.slots.length > 0) await tablet.press(open, round % 2 ? orderActs : bagActs, how);
    else if (tablet.queue.read().length === 0) return;
  }
  throw new Error(`Never done: ${JSON.stringify(tablet.queue.read())}`);
}

test(
  "every piece that a person confirmed is on the bill, or was shown to a person as replaced [COUNT-06]",
  async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.boolean(), decision, async (steps, hasBag, how) => {
        const world = await CountingWorld.open(counter, hasBag);
        for (const one of steps) await ACTIONS[one.action](world, one);
        for (const tablet of world.tablets) await finish(tablet, how);
        const [last] = world.tablets;
        await last?.read();
        last?.tap(undefined, "DC shirt", "mine");
        await last?.press(undefined, orderActs, "mine");

        expect(world.wrong).toEqual([]);
        const { counted, lines, kept } = await world.truth();
        expect(kept).toEqual([]);
        const billed = lines.flatMap(({ kind, type, alias, count }) =>
          kind === "piece" && type && alias ? [{ type, alias, count }] : [],
        );
        expect(tally({ pieces: billed })).toEqual(tally(counted ?? sumOf([])));
        for (const { pressed, thrownAway } of world.tablets) {
          const madeAgain = new Set([...pressed.values()].flatMap(({ from }) => from));
          for (const act of pressed.keys()) {
            const isKnown = world.accepted.has(act) || madeAgain.has(act) || thrownAway.has(act);
            expect(isKnown, JSON.stringify(act)).toBe(true);
          }
        }
      }),
      { numRuns: HISTORIES, seed: SEED, endOnFailure: true },
    );
  },
  60_000 + HISTORIES * 10_000,
);
