import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { OrderKind } from "@waslijn/contract/shared/order-life";
import { uuid } from "../../../lib/uuid.ts";
import { ValueStore } from "../../../lib/value-store.ts";
import { takeOrderAgain } from "../../../parts/order-links/order-again.ts";
import { onOrderDataReset, ORDER_DATA_PREFIX } from "../../../parts/session/session-actions.ts";
import { emptyDraft, repeatOrder, withoutPassword, type OrderDraft } from "./order-draft.ts";

export const today = (): string => amsterdamDate(new Date());

/** Draft of one flow, in sessionStorage: survives reloads, ends with the tab (STATE-02). */
export class DraftStore {
  readonly #flow: OrderKind;
  readonly #preselected: ServiceCode[];
  #store: ValueStore<OrderDraft> | undefined;

  constructor(flow: OrderKind, preselected: ServiceCode[] = []) {
    this.#flow = flow;
    this.#preselected = preselected;
  }

  read = (): OrderDraft => this.#opened().read();

  subscribe = (listener: () => void): (() => void) => this.#opened().subscribe(listener);

  change = (change: (draft: OrderDraft) => OrderDraft): void => {
    const next = change(this.read());
    this.#opened().set(next);
    writeTab(this.#key, JSON.stringify(withoutPassword(next)));
  };

  get #key(): string {
    return `${ORDER_DATA_PREFIX}${this.#flow}`;
  }

  /** Back to the defaults; web view is kept because it comes from the URL (STATE-08, STATE-09). */
  reset = (): void => this.change(() => this.#empty());

  #empty(): OrderDraft {
    return emptyDraft(today(), uuid(), this.#preselected);
  }

  /** Created at first use: there is no sessionStorage while the server renders. */
  #opened(): ValueStore<OrderDraft> {
    if (!this.#store) {
      this.#store = new ValueStore({ ...this.#empty(), ...readTab<OrderDraft>(this.#key) });
      onOrderDataReset(() => this.#store?.set(this.#empty()));
      const again = takeOrderAgain(this.#flow);
      if (again) this.change(() => repeatOrder(this.#empty(), again));
    }
    return this.#store;
  }
}

export function readTab<T>(key: string): Partial<T> | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<T> | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage blocked or full: the draft is then lost on reload.
  }
}
