import type { Clock } from "../src/clock.ts";
import { TEST_NOW } from "./test-app.ts";

/** A clock that stands still until a test moves it. */
export class MovableClock implements Clock {
  #at: number;
  constructor(at: string = TEST_NOW) {
    this.#at = Date.parse(at);
  }
  now(): Date {
    return new Date(this.#at);
  }
  set(at: string): void {
    this.#at = Date.parse(at);
  }
  /** Moves the clock forward to this time, unless it has passed. */
  wait(until: Date): void {
    this.#at = Math.max(this.#at, until.getTime());
  }
  forward(seconds: number): void {
    this.#at += seconds * 1000;
  }
}
