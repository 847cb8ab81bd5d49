import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { createClient } from "@waslijn/api-client/client.ts";
import type { Send } from "@waslijn/api-client/send.ts";
import { consoleCalls } from "@waslijn/contract/calls/console";
import { laterCalls } from "@waslijn/contract/calls/console-later";
import type { CountingBook, CountingOrder } from "@waslijn/contract/console/counting";
import type { KeptBag } from "@waslijn/contract/console/count";
import type { ConsoleCallTypes } from "@waslijn/contract/console/endpoints";
import {
  draftOf,
  orderActs,
  refusedLike,
  sendAct,
  subjectOf,
  withWaiting,
  type CountAct,
} from "../../console/src/features/count/count-acts.ts";
import {
  asOtherBag,
  conflictOf,
  withTheirs,
} from "../../console/src/features/count/count-conflict.ts";
import {
  startDraft,
  withPiece,
  type CountDraft,
} from "../../console/src/features/count/count-draft.ts";
import type { PendingAct } from "../../console/src/parts/offline/pending-act.ts";
import { ActQueue } from "../../console/src/parts/offline/act-queue.ts";
import { memoryStore } from "../../console/src/parts/offline/act-store.ts";
import type { Side } from "../../console/src/parts/pieces/compare-counts.ts";
import { toHanded } from "../../console/src/parts/pieces/pieces-draft.ts";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Counter } from "./counter.ts";

/** A person's decision about a conflict with a colleague's count. */
export type Decision = Side | "other" | "drop";

/** What happens to requests: answered, not sent, or done without a response. */
export type Line = "good" | "cut" | "lost";

/** What a person saw when they decided: bags by revision, and the order by version. */
export type Shown = { bags: ReadonlySet<string>; orders: ReadonlySet<number> };

export type Pressed = {
  act: CountAct & { kind: "bag" | "count" };
  shown: Shown;
  /** Refused presses whose pieces are in this one, unless decided otherwise. */
  from: readonly CountAct[];
};

type Begun = Omit<Pressed, "act"> & {
  draft: CountDraft;
  /** Tapped or decided since the last press. */
  isChanged: boolean;
};
type Slot = number | undefined;
type Accepts = (pressed: Pressed, send: () => Promise<number>) => Promise<void>;

/** A tablet at the counter: the console's own logic without its pages. */
export class Tablet {
  readonly #counter: Counter;
  readonly #number: string;
  readonly #begun = new Map<Slot, Begun>();
  readonly #accepts: Accepts;
  readonly queue: ActQueue<CountAct>;
  /** What a person confirmed. */
  readonly pressed = new Map<CountAct, Pressed>();
  /** Presses that a person discarded after seeing a colleague's count, or because the order cannot be counted. */
  readonly thrownAway = new Set<CountAct>();
  line: Line = "good";
  #page: CountingOrder;

  /** `accepts` wraps each request that may change the order. */
  constructor(counter: Counter, number: string, page: CountingOrder, accepts: Accepts) {
    this.#counter = counter;
    this.#number = number;
    this.#page = page;
    this.#accepts = accepts;
    this.queue = new ActQueue<CountAct>({
      store: memoryStore<CountAct>(),
      owner: "me",
      session: { is: () => true, find: async () => undefined },
      send: (act) => sendAct(this.#clientOf(act), act),
      onSent: ({ what }, answer) => {
        if (what.kind === "bag") this.#page = pageIn(answer as CountingBook);
      },
    });
  }

  #clientOf({ what }: PendingAct<CountAct>) {
    const send: Send = async ({ method, path }, { params, body, key }) => {
      if (this.line === "cut") throw new ApiFailure();
      const pressed = this.pressed.get(what);
      if (!pressed) throw new Error("Nobody pressed this.");
      const url = path.replace(/:(\w+)/g, (_, name: string) => String(params?.[name]));
      let answer = { statusCode: 0, body: "null" };
      await this.#accepts(pressed, async () => {
        answer = await this.#counter.it.app.inject({
          method: method as "POST" | "PUT",
          url: `/api${url}`,
          headers: { ...this.#counter.headers, ...(key && { "idempotency-key": key }) },
          payload: body as object,
        });
        return answer.statusCode;
      });
      if (this.line === "lost") throw new ApiFailure();
      const result: unknown = JSON.parse(answer.body);
      if (answer.statusCode >= 400) throw new ApiFailure(answer.statusCode, result);
      return result;
    };
    return createClient<ConsoleCallTypes>({
      calls: { ...consoleCalls, ...laterCalls },
      send,
      authorise: (attempt) => attempt({}),
      newKey: randomUUID,
    });
  }

  /** Refreshes the order, if online. */
  async read(): Promise<void> {
    if (this.line === "good") this.#page = pageIn(await this.#counter.open(this.#number));
  }

  get #kept(): KeptBag[] {
    return withWaiting(this.#page.kept, this.queue.read(), this.#number);
  }

  get #mayCount(): boolean {
    const isOut = this.queue
      .read()
      .some(({ what, state }) => what.kind === "count" && state === "waiting");
    return !isOut && this.#page.may !== "no";
  }

  /** Drafts that were begun but not pressed. */
  get slots(): Slot[] {
    return [...this.#begun.keys()];
  }

  tap(slot: Slot, item: string, decision: Decision): void {
    if (!this.#mayCount) return;
    const begun = this.#settle(slot, decision) ?? this.#start(slot);
    const draft = withPiece(begun.draft, item, 1);
    this.#begun.set(slot, { ...begun, draft, isChanged: true });
  }

  #start(slot: Slot): Begun {
    const draft = startDraft(this.#page, this.#kept, slot, randomUUID());
    const own = this.#kept.find(({ id }) => id === draft.id);
    const shown = {
      bags: new Set(own ? [own.revision] : []),
      orders: new Set([this.#page.version]),
    };
    return { draft, shown, from: [], isChanged: false };
  }

  /** Like the screen, shows a conflict and applies the decision before continuing. */
  #settle(slot: Slot, decision: Decision): Begun | undefined {
    const begun = this.#begun.get(slot);
    if (!begun) return undefined;
    const { draft } = begun;
    const conflict = conflictOf(draft, this.#page, this.#kept);
    if (!conflict) return { ...begun, draft: withTheirs(draft, this.#page, this.#kept) };
    if (decision === "drop") {
      this.#throwAway(slot);
      return undefined;
    }
    const theirs = this.#kept.find(({ bag }) => bag === conflict.bag);
    const shown = {
      bags: new Set([...begun.shown.bags, ...(theirs ? [theirs.revision] : [])]),
      orders: new Set([...begun.shown.orders, ...(theirs ? [] : [this.#page.version])]),
    };
    const settled = { ...begun, shown, isChanged: true };
    if (decision === "other" && conflict.mayBeOther) {
      return { ...settled, draft: asOtherBag(draft, this.#page, this.#kept) };
    }
    const side: Side = decision === "theirs" ? "theirs" : "mine";
    const choices = Object.fromEntries(
      conflict.differences.map(({ item }) => [item, side] as const),
    );
    return { ...settled, draft: withTheirs(draft, this.#page, this.#kept, choices) };
  }

  #throwAway(slot: Slot): void {
    for (const act of this.#begun.get(slot)?.from ?? []) this.thrownAway.add(act);
    this.#begun.delete(slot);
  }

  async press(slot: Slot, actsOf: typeof orderActs, decision: Decision): Promise<void> {
    if (!this.#mayCount) return;
    // A counted order has no bags to store: the screen offers a correction.
    const made = this.#page.may === "recount" ? orderActs : actsOf;
    const begun = this.#settle(slot, decision);
    if (!begun) return;
    const { draft, shown, from, isChanged } = begun;
    for (const act of made(this.#page, draft)) {
      if (act.kind !== "bag" && act.kind !== "count") continue;
      const before = from.at(-1);
      if (before && !isChanged) expectSame(before, act);
      this.pressed.set(act, { act, shown, from });
      await this.queue.add(subjectOf(act), act);
    }
    this.#begun.delete(slot);
    await this.queue.send();
  }

  /** Reopens the first refused press, unless another bag is being counted in its place. */
  async lookAgain(): Promise<void> {
    const refused = this.queue.read().filter(({ state }) => state === "refused");
    const [first] = refused;
    const mine = first ? refusedLike(first, refused) : [];
    const last = mine.at(-1);
    const draft = last && draftOf(last);
    if (!draft || this.#begun.has(draft.label)) return;
    const { shown } = this.pressed.get(last.what) ?? {
      shown: { bags: new Set(), orders: new Set() },
    };
    const from = mine.map(({ what }) => what);
    this.#begun.set(draft.label, { draft, shown, from, isChanged: false });
    for (const act of mine) await this.queue.putAway(act);
  }
}

const pageIn = ({ orders: [order] }: CountingBook): CountingOrder => {
  if (!order) throw new Error("There is no order in the book.");
  return order;
};

/** A refused press that is repeated unchanged has the same content. */
function expectSame(before: CountAct, now: CountAct): void {
  if (before.kind !== "bag" && before.kind !== "count") return;
  if (now.kind !== "bag" && now.kind !== "count") return;
  expect(toHanded(now.draft.laundry)).toEqual(toHanded(before.draft.laundry));
}
