import type { Env } from "../env.ts";
import type { OutboxRow } from "./outbox-repository.ts";

export type ChannelName = OutboxRow["channel"];

/** One way to reach people. */
export type Channel = {
  /**
   * Writes what a row asks for and sends it; undefined when there is nothing left to say. Where nothing
   * carries it away it is returned, to be kept for who may read it.
   */
  deliver(row: OutboxRow): Promise<{ kept: object | undefined } | undefined>;
  close(): void;
};

const LINK_WITH_KEY =
  /(\/(?:recover|confirm|orders|pay|p|verify|v)\/|\/console\/sign-in#)[\w-]{12,}/g;

/** Words in which every link that opens something is cut short: it is worth as much as a password. */
export const withoutKeys = (words: string): string => words.replace(LINK_WITH_KEY, "$1…");

/** Kept words as they may be read later. */
export const masked = ({ NODE_ENV }: Env, words: string): string =>
  NODE_ENV === "production" ? withoutKeys(words) : words;
