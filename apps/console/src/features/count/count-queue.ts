import type { CountingBook } from "@waslijn/contract/console/counting";
import type { QueryClient } from "@tanstack/react-query";
import { keepSending } from "@waslijn/api-client/offline/keep-sending.ts";
import { callConsole } from "../../api/client.ts";
import { openActQueue, type ActQueue } from "../../parts/offline/act-queue.ts";
import { sendAct, type CountAct } from "./count-acts.ts";
import { BOOK_KEY, counterQuery, onCounterIn } from "./count-queries.ts";
import { dropOldDrafts } from "./stored-drafts.ts";

export type CountQueue = ActQueue<CountAct>;

const opened = new Map<string, Promise<CountQueue>>();

/** The signed-in user's queue; it keeps sending while the console is open, on any screen. */
export function openCountQueue(owner: string, queries: QueryClient): Promise<CountQueue> {
  const queue = opened.get(owner) ?? makeQueue(owner, queries);
  opened.set(owner, queue);
  return queue;
}

async function makeQueue(owner: string, queries: QueryClient): Promise<CountQueue> {
  dropOldDrafts();
  const queue = openActQueue<CountAct>("count", {
    owner,
    send: (act) => sendAct(callConsole, act),
    onSent: ({ what }, answer) => showSent(queries, what, answer),
  });
  keepSending(queue);
  return queue;
}

/** Puts the result into the query cache before the act leaves the queue, so that a bag never disappears in between. */
async function showSent(queries: QueryClient, what: CountAct, answer: unknown): Promise<void> {
  if (what.kind === "photo") return;
  const { queryKey } = counterQuery(what.number);
  if (what.kind === "count") {
    void queries.invalidateQueries({ queryKey });
  } else {
    // A pending fetch may be older than this response.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, onCounterIn(answer as CountingBook, what.number));
  }
  void queries.invalidateQueries({ queryKey: BOOK_KEY });
}
