import type { PhotoPurpose } from "@waslijn/contract/shared/care";

type Waiting = { orderId: string; start: () => void };

/** Decode times are forgotten after this, so that the map stays small. */
const FORGET_MS = 3_600_000;

/**
 * Limits concurrent decodes. When one ends, the waiting order with the least decode time so far is next: an order with
 * many slow photos waits behind all others.
 */
export class PhotoLane {
  readonly #most: number;
  #running = 0;
  #waiting: Waiting[] = [];
  #used = new Map<string, number>();
  #forgetAt = 0;

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(orderId: string, decode: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await new Promise<void>((start) => this.#waiting.push({ orderId, start }));
    const began = performance.now();
    try {
      return await decode();
    } finally {
      this.#count(orderId, performance.now() - began);
      this.#next();
    }
  }

  #count(orderId: string, ms: number): void {
    const now = performance.now();
    if (now > this.#forgetAt) {
      this.#used.clear();
      this.#forgetAt = now + FORGET_MS;
    }
    this.#used.set(orderId, this.#usedBy(orderId) + ms);
  }

  #usedBy(orderId: string): number {
    return this.#used.get(orderId) ?? 0;
  }

  #next(): void {
    const least = Math.min(...this.#waiting.map(({ orderId }) => this.#usedBy(orderId)));
    const at = this.#waiting.findIndex(({ orderId }) => this.#usedBy(orderId) === least);
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (next) next.start();
    else this.#running -= 1;
  }
}

/** Separate lanes: customers' photos never delay a driver or the counter. */
export const PHOTO_LANES: Record<PhotoPurpose, PhotoLane> = {
  complaint: new PhotoLane(1),
  stop: new PhotoLane(1),
  count: new PhotoLane(1),
};
