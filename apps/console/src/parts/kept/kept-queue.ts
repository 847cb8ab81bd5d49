import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { StorageTrouble } from "@waslijn/api-client/storage/indexed-db.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import { isWaiting, type KeptAct } from "./kept-act.ts";
import type { KeptStore } from "./kept-store.ts";

type Deps<What, Answer> = {
  store: KeptStore<What>;
  /** Who is at this device now. */
  owner: string;
  /** Carries the act's id as its key; fails like any call. */
  send: (act: KeptAct<What>) => Promise<Answer>;
  /** Hears the answer before the act leaves the queue, so that a screen never shows neither of both. */
  onSent?: (act: KeptAct<What>, answer: Answer) => void | Promise<void>;
  /** Does the work unless another tab is at it. */
  alone?: (work: () => Promise<void>) => Promise<void>;
  now?: () => Date;
  newId?: () => string;
};

/**
 * Acts of one person on this device: kept before anything else happens, sent in order, each until it is answered. One
 * that is refused stays to be looked at and holds up nothing; one without an answer holds up its own subject.
 */
export class KeptQueue<What, Answer = unknown> {
  readonly #deps: Required<Omit<Deps<What, Answer>, "onSent">> & Pick<Deps<What, Answer>, "onSent">;
  readonly #listeners = new Set<() => void>();
  #acts: readonly KeptAct<What>[] = [];
  #running: Promise<void> | undefined;
  #isWanted = false;

  constructor(deps: Deps<What, Answer>) {
    this.#deps = {
      alone: (work) => work(),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      ...deps,
    };
  }

  /** Why some of it is on this page alone: the device is full, or keeps nothing. */
  get trouble(): StorageTrouble | undefined {
    return this.#deps.store.trouble();
  }

  /** Everything of this person that is not done with, in the order of making. */
  read = (): readonly KeptAct<What>[] => this.#acts;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Kept once this resolves; it is sent by itself. */
  async add(subject: string, what: What): Promise<KeptAct<What>> {
    const { store, owner, now, newId } = this.#deps;
    const madeAt = now().toISOString();
    const act = { id: newId(), owner, subject, madeAt, what, tries: 0, state: "waiting" } as const;
    const kept = await store.add(act);
    await this.#look();
    void this.send();
    return kept;
  }

  /** Takes back what has never left the device; false where it may have arrived, or has. */
  async takeBack(act: KeptAct<What>): Promise<boolean> {
    let isTakenBack = false;
    await this.#deps.store.change(act.place, (kept) => {
      isTakenBack = isWaiting(kept) && kept.tries === 0;
      return isTakenBack ? undefined : kept;
    });
    await this.#look();
    return isTakenBack;
  }

  /** Somebody has seen that it was refused. */
  async putAway(act: KeptAct<What>): Promise<void> {
    await this.#deps.store.change(act.place, (kept) => (isWaiting(kept) ? kept : undefined));
    await this.#look();
  }

  /** Sends what waits; acts that come meanwhile go along. */
  send(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#sendAll();
    return this.#running;
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        await this.#deps.alone(() => this.#pass());
        await this.#look();
      }
    } finally {
      // In the same step as the last look at what is wanted, so that nobody's wish falls between.
      this.#running = undefined;
    }
  }

  async #pass(): Promise<void> {
    const held = new Set<string>();
    for (;;) {
      const next = (await this.#mine()).find((act) => isWaiting(act) && !held.has(act.subject));
      if (!next) return;
      const after = await this.#try(next);
      if (after === "stop") return;
      if (after === "hold") held.add(next.subject);
    }
  }

  /** What follows for the others: go on, leave this subject for now, or stop because nobody can be reached. */
  async #try({ place }: KeptAct<What>): Promise<"go-on" | "hold" | "stop"> {
    const { store, send, onSent } = this.#deps;
    const act = await store.change(place, (kept) => ({ ...kept, tries: kept.tries + 1 }));
    // Taken back in the last moment.
    if (!act) return "go-on";
    try {
      const answer = await send(act);
      await onSent?.(act, answer);
      await store.change(place, () => undefined);
    } catch (failure) {
      const refusal = refusalIn(failure);
      if (!refusal) return isUnreached(failure) ? "stop" : "hold";
      await store.change(place, (kept) => ({ ...kept, state: "refused", refusal }));
    }
    await this.#look();
    return "go-on";
  }

  async #mine(): Promise<KeptAct<What>[]> {
    const { store, owner } = this.#deps;
    return (await store.all()).filter((act) => act.owner === owner);
  }

  async #look(): Promise<void> {
    this.#acts = await this.#mine();
    for (const listener of this.#listeners) listener();
  }
}

/** Nobody answered, or nobody is signed in: the next act would fare no better. */
const isUnreached = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.hasNoAnswer || failure.status === 401);

/** What the server said to it, once and for all. A sign-in that ran out decides nothing about an act. */
const refusalIn = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status !== 401 && verdictOf(failure) === "refused"
    ? (failure.problem ?? { type: "", title: "", status: failure.status ?? 0, extra: {} })
    : undefined;
