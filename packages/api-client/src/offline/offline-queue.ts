import { ApiFailure } from "../api-failure.ts";
import type { DeviceRows, QueueRow, Update } from "./device-rows.ts";
import type { StorageTrouble } from "./indexed-db.ts";
import type { RowLock } from "./row-lock.ts";

/** Result of one attempt. */
export type Outcome<Answer> = { answer: Answer } | { error: unknown };

export type QueueDeps<Key, Row extends QueueRow, Answer> = {
  store: DeviceRows<Key, Row>;
  keyOf: (row: Row) => Key;
  lock?: RowLock<Key>;
  /** Picks the next row to send; `held` rows were tried in this pass and still wait. */
  next: (ready: readonly Row[], held: readonly Row[]) => Row | undefined;
  /** Sends the row with its idempotency key; throws like any call. */
  send: (row: Row) => Promise<Answer>;
  /** The row after an attempt; `undefined` removes it. */
  settle: Settle<Row, Answer>;
  /** Older rows are not sent before a person confirms them. */
  askAfterMs?: number;
  /** The server's response to an old row's key, or undefined if it has none. */
  find?: (row: Row) => Promise<Answer | undefined>;
  now?: () => number;
};

type Settle<Row, Answer> = (row: Row, outcome: Outcome<Answer>) => Row | undefined;

/** The row after its attempt, undefined if it was removed. */
type Turn<Row> = { row: Row | undefined; error?: unknown };

/** Snapshot of the rows and its time. */
export type Seen<Row> = {
  rows: readonly Row[];
  at: number;
  /** Why some rows are in memory only, if they are. */
  trouble: StorageTrouble | undefined;
};

export const isWaiting = ({ state }: Pick<QueueRow, "state">): boolean => state === "waiting";

/** True for a waiting row that is too old to be sent without confirmation. */
export const needsAsking = (row: QueueRow, now: number, askAfterMs: number): boolean =>
  isWaiting(row) && ageOf(row.confirmedAt ?? row.madeAt, now) > askAfterMs;

const ageOf = (since: number | string, now: number): number => now - new Date(since).getTime();

/**
 * Queue of rows on this device, for shop tablets and drivers' phones: each row is stored before it is sent, and retried
 * until there is a response. Callers define what a row is, which one is next and how a response changes it.
 */
export class OfflineQueue<Key, Row extends QueueRow, Answer = unknown> {
  readonly #deps: QueueDeps<Key, Row, Answer>;
  readonly #listeners = new Set<() => void>();
  #seen: Seen<Row> = { rows: [], at: 0, trouble: undefined };
  #running: Promise<void> | undefined;
  #isWanted = false;

  constructor(deps: QueueDeps<Key, Row, Answer>) {
    this.#deps = deps;
  }

  seen = (): Seen<Row> => this.#seen;
  read = (): readonly Row[] => this.#seen.rows;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get trouble(): StorageTrouble | undefined {
    return this.#seen.trouble;
  }

  /** Confirms a row that is too old to be sent without confirmation, and sends it. */
  async confirm(key: Key): Promise<void> {
    await this.#deps.store.change(key, (row) => row && { ...row, confirmedAt: this.#now() });
    await this.sendOne(key);
  }

  async change(key: Key, update: Update<Row>): Promise<Row | undefined> {
    const row = await this.#deps.store.change(key, update);
    await this.reload();
    return row;
  }

  async reload(): Promise<void> {
    const { store } = this.#deps;
    const rows = await store.all();
    this.#seen = { rows, at: this.#now(), trouble: store.trouble() };
    for (const listener of this.#listeners) listener();
  }

  /** Sends all waiting rows that need no confirmation, including those added meanwhile. */
  send(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#sendAll();
    return this.#running;
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        await this.#pass();
        await this.reload();
      }
    } finally {
      // In the same tick as the last check of #isWanted, so that no call of `send` gets lost.
      this.#running = undefined;
    }
  }

  async #pass(): Promise<void> {
    const { store, keyOf, next } = this.#deps;
    const held: Row[] = [];
    for (;;) {
      const rows = (await store.all()).filter(
        (row) =>
          (this.#maySend(row) || this.#mayHaveArrived(row)) &&
          !held.some((one) => keyOf(one) === keyOf(row)),
      );
      const row = next(rows, held);
      if (!row) return;
      const turn = await this.sendOne(keyOf(row));
      if (isUnreached(turn?.error)) return;
      if (!turn || (turn.row && isWaiting(turn.row))) held.push(row);
    }
  }

  /** Sends one row and stores the result; undefined if another tab holds the lock. */
  protected async sendOne(
    key: Key,
    settle: Settle<Row, Answer> = this.#deps.settle,
  ): Promise<Turn<Row> | undefined> {
    const { lock = (_, work) => work() } = this.#deps;
    let turn: Turn<Row> | undefined;
    await lock(key, async () => {
      turn = await this.#takeTurn(key, settle);
    });
    await this.reload();
    return turn;
  }

  async #takeTurn(key: Key, settle: Settle<Row, Answer>): Promise<Turn<Row>> {
    const { store } = this.#deps;
    // Another tab may have settled it, or the user removed it, before this one got the lock.
    const row = await store.change(key, (stored) => stored);
    if (!row || !isWaiting(row)) return { row };
    const outcome = await this.#findOrSend(key, row).catch((error: unknown) => ({ error }));
    if (!outcome) return { row: await store.change(key, (stored) => stored) };
    const settled = await store.change(key, (stored) => stored && settle(stored, outcome));
    return { row: settled, ...outcome };
  }

  /** Undefined when the server does not have the row and it was not sent. */
  async #findOrSend(key: Key, row: Row): Promise<Outcome<Answer> | undefined> {
    const { store, send, find } = this.#deps;
    const found = this.#mayHaveArrived(row) ? await find?.(row) : undefined;
    if (found !== undefined) return { answer: found };
    if (!this.#maySend(row)) return undefined;
    const sent = await store.change(key, (stored) => stored && { ...stored, tries: row.tries + 1 });
    return sent && { answer: await send(sent) };
  }

  #maySend(row: Row): boolean {
    const { askAfterMs = Infinity } = this.#deps;
    return isWaiting(row) && !needsAsking(row, this.#now(), askAfterMs);
  }

  /** An old row that was sent may have arrived although the response was lost: look it up first. */
  #mayHaveArrived(row: Row): boolean {
    const { askAfterMs = Infinity } = this.#deps;
    return isWaiting(row) && row.tries > 0 && ageOf(row.madeAt, this.#now()) > askAfterMs;
  }

  #now(): number {
    return (this.#deps.now ?? Date.now)();
  }
}

/** Without a response or a session, the next row would fail as well. */
const isUnreached = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.hasNoAnswer || error.status === 401);
