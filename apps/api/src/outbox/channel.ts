import type { Env } from "../env.ts";
import type { OutboxRow } from "./outbox-repository.ts";

export type ChannelName = OutboxRow["channel"];

export type Delivered =
  | { state: "sent"; rendered?: { status: number } }
  | { state: "kept"; rendered: object }
  /** The webhook subscription is paused. */
  | { state: "waiting" };

/** One way to deliver messages. */
export type Channel = {
  /**
   * Renders a row and sends it; undefined when the message is obsolete. Without a configured gateway it is stored in
   * its rendered form, masked in production.
   */
  deliver(row: OutboxRow): Promise<Delivered | undefined>;
  close(): void;
};

/** A key in a path is recognised by its prefix; in a fragment, which our links use only for keys, by its length. */
const LINK_WITH_KEY =
  /(\/(?:recover|confirm|orders|pay|p|verify|v)\/)[\w-]{12,}|(#(?:\w+=)?)[\w-]{20,}/g;

/** Truncates the keys in links, because they are credentials. */
export const withoutKeys = (words: string): string => words.replace(LINK_WITH_KEY, "$1$2…");

/** The rendered text as it is stored. */
export const masked = ({ NODE_ENV }: Env, words: string): string =>
  NODE_ENV === "production" ? withoutKeys(words) : words;
