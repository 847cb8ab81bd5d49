import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { StorageTrouble } from "@waslijn/api-client/storage/indexed-db.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import { isWaiting, type KeptAct } from "./kept-act.ts";
import type { KeptStore } from "./kept-store.ts";

type Deps<What, Answer> = {
  store: KeptStore<What>;
  /** The signed-in user. */
  owner: string;
  /** Sends the act with its id as idempotency key; throws like any call. */
  send: (act: KeptAct<What>) => Promise<Answer>;
  /** Called before the act leaves the queue, so that a screen always shows either the act or its result. */
  onSent?: (act: KeptAct<What>, answer: Answer) => void | Promise<void>;
  /** Runs the work unless another tab does. */
  alone?: (work: () => Promise<void>) => Promise<void>;
  now?: () => Date;
  newId?: () => string;
};

/**
 * Queue of one user's acts on this device: stored first, then sent in order, each until there is a response. A refused
 * act stays visible and blocks nothing; an act without a response blocks its own subject.
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

  /** Why some acts are in memory only: storage is full or refused. */
  get trouble(): StorageTrouble | undefined {
    return this.#deps.store.trouble();
  }

  /** The user's waiting and refused acts, in order of creation. */
  read = (): readonly KeptAct<What>[] => this.#acts;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves once the act is stored; sending starts in the background. */
  async add(subject: string, what: What): Promise<KeptAct<What>> {
    const { store, owner, now, newId } = this.#deps;
    const madeAt = now().toISOString();
    const act = { id: newId(), owner, subject, madeAt, what, tries: 0, state: "waiting" } as const;
    const kept = await store.add(act);
    await this.#look();
    void this.send();
    return kept;
  }

  /** Removes an act that was never sent; false when it may have arrived. */
  async takeBack(act: KeptAct<What>): Promise<boolean> {
    let isTakenBack = false;
    await this.#deps.store.change(act.place, (kept) => {
      isTakenBack = isWaiting(kept) && kept.tries === 0;
      return isTakenBack ? undefined : kept;
    });
    await this.#look();
    return isTakenBack;
  }

  /** Removes a refused act once the user has acknowledged it. */
  async putAway(act: KeptAct<What>): Promise<void> {
    await this.#deps.store.change(act.place, (kept) => (isWaiting(kept) ? kept : undefined));
    await this.#look();
  }

  /** Sends waiting acts, including those added meanwhile. */
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
      // In the same task as the last check of #isWanted, so that no call of send() is lost.
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

  /** What to do with the following acts: go on, skip this subject, or stop because the server cannot be reached. */
  async #try({ place }: KeptAct<What>): Promise<"go-on" | "hold" | "stop"> {
    const { store, send, onSent } = this.#deps;
    const act = await store.change(place, (kept) => ({ ...kept, tries: kept.tries + 1 }));
    // Removed just before sending.
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

/** No response, or signed out: the next act would fail too. */
const isUnreached = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.hasNoAnswer || failure.status === 401);

/** The server's final refusal. An expired session decides nothing about an act. */
const refusalIn = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status !== 401 && verdictOf(failure) === "refused"
    ? (failure.problem ?? { type: "", title: "", status: failure.status ?? 0, extra: {} })
    : undefined;
