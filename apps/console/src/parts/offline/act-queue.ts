import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { isWaiting, OfflineQueue } from "@waslijn/api-client/offline/offline-queue.ts";
import { rowLock, type RowLock } from "@waslijn/api-client/offline/row-lock.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import type { PendingAct } from "./pending-act.ts";
import { openActStore, type ActStore } from "./act-store.ts";
import { sessionOwner, type SessionOwner } from "./session-owner.ts";

type Deps<What, Answer> = {
  store: ActStore<What>;
  /** The signed-in user. */
  owner: string;
  /** Acts wait while the session is not the owner's. */
  session: Pick<SessionOwner, "is" | "find">;
  /** Sends the act with its id as idempotency key; throws like any call. */
  send: (act: PendingAct<What>) => Promise<Answer>;
  /** Called before the act leaves the queue, so that a screen always shows either the act or its result. */
  onSent?: (act: PendingAct<What>, answer: Answer) => void | Promise<void>;
  lock?: RowLock<number>;
  newId?: () => string;
};

/**
 * Queue of one user's acts on this device: stored first, then sent in order, each until there is a response. A refused
 * act stays visible and blocks nothing; an act without a response blocks its own subject.
 */
export class ActQueue<What, Answer = unknown> extends OfflineQueue<number, PendingAct<What>, void> {
  readonly #deps: Deps<What, Answer>;

  constructor(deps: Deps<What, Answer>) {
    const { store, owner, session, send, onSent } = deps;
    super({
      ...deps,
      store: {
        ...store,
        all: async () => (await store.all()).filter((act) => act.owner === owner),
      },
      keyOf: ({ place }) => place,
      // Asked for each act: the session may become another person's during a pass.
      next: (ready, held) =>
        session.is(owner)
          ? ready.find(({ subject }) => !held.some((act) => act.subject === subject))
          : undefined,
      async send(act) {
        const answer = await send(act);
        await onSent?.(act, answer);
      },
      settle: (act, outcome) => {
        if ("answer" in outcome) return undefined;
        const refusal = refusalIn(outcome.error);
        return refusal ? { ...act, state: "refused", refusal } : act;
      },
    });
    this.#deps = deps;
  }

  /** Sends the waiting acts in the owner's session; in another's they stay. */
  override async send(): Promise<void> {
    const { store, owner, session } = this.#deps;
    const hasWaiting = async (): Promise<boolean> =>
      (await store.all()).some((act) => act.owner === owner && isWaiting(act));
    if (!session.is(owner) && (await hasWaiting())) await session.find();
    await super.send();
  }

  /** Resolves once the act is stored; sending starts in the background. */
  async add(subject: string, what: What, id?: string): Promise<PendingAct<What>> {
    const { store, owner, newId = () => crypto.randomUUID() } = this.#deps;
    const madeAt = new Date().toISOString();
    const act = {
      id: id ?? newId(),
      owner,
      subject,
      madeAt,
      what,
      tries: 0,
      state: "waiting",
    } as const;
    const stored = await store.add(act);
    await this.reload();
    void this.send();
    return stored;
  }

  /** Removes an act that was never sent; false when it may have arrived. */
  async takeBack({ place }: PendingAct<What>): Promise<boolean> {
    let isTakenBack = false;
    await this.change(place, (act) => {
      isTakenBack = act !== undefined && isWaiting(act) && act.tries === 0;
      return isTakenBack ? undefined : act;
    });
    return isTakenBack;
  }

  /** Removes a refused act once the user has acknowledged it. */
  async putAway({ place }: PendingAct<What>): Promise<void> {
    await this.change(place, (act) => (act && isWaiting(act) ? act : undefined));
  }
}

/** The queue of this name on this device. One tab sends at a time. */
export function openActQueue<What, Answer = unknown>(
  name: string,
  deps: Omit<Deps<What, Answer>, "store" | "session" | "lock">,
): ActQueue<What, Answer> {
  const store = openActStore<What>(name);
  const lock = rowLock(store, () => `kept-${name}`);
  return new ActQueue({ ...deps, store, session: sessionOwner, lock });
}

/** The server's final refusal. An expired session decides nothing about an act. */
const refusalIn = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status !== 401 && verdictOf(failure) === "refused"
    ? (failure.problem ?? { type: "", title: "", status: failure.status ?? 0, extra: {} })
    : undefined;
