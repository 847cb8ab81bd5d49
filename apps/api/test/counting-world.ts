import type { DeskOrder } from "@waslijn/contract/console/order";
import type { Handed } from "@waslijn/contract/console/count";
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { CountAct } from "../../console/src/features/count/count-acts.ts";
import {
  differencesTo,
  settleWith,
  toCount,
  toCountDraft,
  type CountDraft,
} from "../../console/src/features/order/acts/count-draft.ts";
import { sumOf, toHanded } from "../../console/src/parts/pieces/pieces-draft.ts";
import { findBill, listBillVersions } from "../src/modules/bills/bills-repository.ts";
import { listKeptBags } from "../src/modules/orders/kept-bags-repository.ts";
import { readEvents } from "../src/modules/orders/orders-repository.ts";
import type { Counter } from "./counter.ts";
import type { PlacedOrder } from "./order-life.ts";
import { Tablet, type Decision, type Pressed, type Shown } from "./tablet.ts";

/** The server's state of an order. */
async function truthOf({ it }: Counter, { id }: PlacedOrder) {
  const { db } = it.deps;
  const events = await readEvents(db, id);
  const counts = events.filter(({ kind }) => kind === "counted" || kind === "recounted");
  const bill = counts.length > 0 ? await findBill(db, id) : undefined;
  const versions = counts.length > 0 ? await listBillVersions(db, id) : [];
  return {
    kept: await listKeptBags(db, id),
    counted: bill?.counted,
    /** The counted pieces of each version of the order. */
    counts: versions.map(({ order_version, counted }) => ({
      version: order_version,
      pieces: JSON.stringify(tally(counted)),
    })),
    lines: bill?.lines ?? [],
  };
}
type Truth = Awaited<ReturnType<typeof truthOf>>;

export const tally = ({ pieces }: Pick<Handed, "pieces">): Record<string, number> =>
  Object.fromEntries(
    pieces
      .map(({ type, alias, count }) => [`${type} ${alias}`, count] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** A replaced bag or count must have been visible to the person who replaced it. */
function expectShown(
  before: Truth,
  { bags, orders }: Shown,
  now: Handed,
  ownBag: string | undefined,
): void {
  const own = before.kept.find(({ id }) => id === ownBag);
  const last = before.counts.at(-1);
  const isReplaced = (pieces: string): boolean => pieces !== JSON.stringify(tally(now));
  if (own && isReplaced(JSON.stringify(tally(own)))) expect(bags).toContain(own.revision);
  if (!last || !isReplaced(last.pieces)) return;
  const seen = [...orders].map((at) => before.counts.findLast(({ version }) => version <= at));
  expect(seen.map((count) => count?.pieces)).toContain(last.pieces);
}

/** Checks that a press changed what it should, and nothing else. */
function expectExact(before: Truth, after: Truth, { act }: Pressed): void {
  const own = toHanded(act.draft.laundry);
  const others = before.kept.filter(({ id }) => id !== act.draft.id);
  if (act.kind === "bag") {
    expect(after.kept.filter(({ id }) => id !== act.id)).toEqual(others);
    expect(tally(after.kept.find(({ id }) => id === act.id) ?? sumOf([]))).toEqual(tally(own));
  } else {
    expect(after.kept).toEqual([]);
    expect(tally(after.counted ?? sumOf([]))).toEqual(tally(sumOf([own, ...others])));
  }
}

/** A count on the order screen may only replace bags and counts that were visible there. */
function expectScreenCount(
  before: Truth,
  after: Truth,
  { isAccepted, order, now }: { isAccepted: boolean; order: DeskOrder; now: Handed },
): void {
  if (!isAccepted) return expect(after).toEqual(before);
  const shown = { bags: new Set<string>(), orders: new Set([order.version]) };
  expect(before.kept).toEqual(order.keptBags);
  expectShown(before, shown, now, undefined);
  expect(tally(after.counted ?? sumOf([]))).toEqual(tally(now));
}

/** One order, opened on two tablets and on the order screen. */
export class CountingWorld {
  readonly accepted = new Set<CountAct>();
  readonly wrong: unknown[] = [];
  readonly tablets: Tablet[];
  readonly order: PlacedOrder;
  readonly #counter: Counter;
  #screen: { order: DeskOrder; draft: CountDraft } | undefined;

  private constructor(
    counter: Counter,
    order: PlacedOrder,
    tablets: (world: CountingWorld) => Tablet[],
  ) {
    this.#counter = counter;
    this.order = order;
    this.tablets = tablets(this);
  }

  /** Both tablets have the order open, perhaps with a bag that was stored before. */
  static async open(counter: Counter, hasBag: boolean): Promise<CountingWorld> {
    const order = await counter.fetched(2);
    if (hasBag) await counter.keep(order.number, randomUUID());
    const page = await counter.opened(order.number);
    return new CountingWorld(counter, order, (world) =>
      [0, 1].map(() => new Tablet(counter, order.number, page, world.#accepts)),
    );
  }

  truth(): Promise<Truth> {
    return truthOf(this.#counter, this.order);
  }

  readonly #accepts = async (pressed: Pressed, send: () => Promise<number>): Promise<void> => {
    const before = await this.truth();
    const status = await send();
    const after = await this.truth();
    if (status !== 200 || this.accepted.has(pressed.act)) {
      if (!isDeepStrictEqual(after, before))
        this.wrong.push(new Error("A refusal changed something."));
      return;
    }
    this.accepted.add(pressed.act);
    try {
      const { laundry, id } = pressed.act.draft;
      expectShown(before, pressed.shown, toHanded(laundry), id);
      expectExact(before, after, pressed);
    } catch (error) {
      // Collected, not thrown: the queue would take it for a lost response.
      this.wrong.push(error);
    }
  };

  async openScreen(): Promise<void> {
    const order = await this.#counter.order(this.order.number);
    this.#screen ??= { order, draft: toCountDraft(order) };
    this.#screen.order = order;
  }

  /** Counts in the dialog of the order screen, as last opened or refreshed. */
  async countOnScreen(item: string, decision: Decision): Promise<void> {
    if (!this.#screen) return;
    const { order } = this.#screen;
    let { draft } = this.#screen;
    this.#screen = undefined;
    const lines = [
      ...draft.laundry.lines.filter((line) => line.item !== item),
      { item, count: "7" },
    ];
    draft = { ...draft, laundry: { ...draft.laundry, lines } };
    const side = decision === "theirs" ? "theirs" : "mine";
    const differences = differencesTo(draft, order);
    const choices = Object.fromEntries(differences.map((one) => [one.item, side] as const));
    if (differences.length > 0) draft = settleWith(draft, order, choices);
    const before = await this.truth();
    const kept = order.keptBags.map(({ id, revision }) => ({ id, revision }));
    const body = { ...toCount(draft), kept, version: order.version, send: false };
    const { statusCode } = await this.#counter.count(this.order.number, body);
    const after = await this.truth();
    expectScreenCount(before, after, {
      isAccepted: statusCode === 200,
      order,
      now: toHanded(draft.laundry),
    });
  }
}
