import type { Env } from "../env.ts";
import type { OutboxRow } from "./outbox-repository.ts";

export type ChannelName = OutboxRow["channel"];

export type Delivered =
  | { state: "sent"; rendered?: { status: number } }
  | { state: "kept"; rendered: object }
  /** Its receiver is paused. */
  | { state: "waiting" };

/** One way to reach people. */
export type Channel = {
  /**
   * Writes what a row asks for and sends it; undefined when there is nothing left to say. Where no gateway is set
   * it is kept, with its words for who may read them.
   */
  deliver(row: OutboxRow): Promise<Delivered | undefined>;
  close(): void;
};

/** Keys in a path are known by what stands before them; in a fragment, which our links use for keys alone, by length. */
const LINK_WITH_KEY =
  /(\/(?:recover|confirm|orders|pay|p|verify|v)\/)[\w-]{12,}|(#(?:\w+=)?)[\w-]{20,}/g;

/** Words in which every link that opens something is cut short: it is worth as much as a password. */
export const withoutKeys = (words: string): string => words.replace(LINK_WITH_KEY, "$1$2…");

/** Kept words as they may be read later. */
export const masked = ({ NODE_ENV }: Env, words: string): string =>
  NODE_ENV === "production" ? withoutKeys(words) : words;
