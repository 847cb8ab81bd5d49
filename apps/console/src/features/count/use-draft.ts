import type { CountingOrder } from "@waslijn/contract/console/counting/counting";
import type { KeptBag } from "@waslijn/contract/console/desk/order-acts";
import { useState } from "react";
import { conflictOf, withTheirs, type Conflict } from "./count-conflict.ts";
import { startDraft, type CountDraft } from "./count-draft.ts";
import { dropDraft, keepDraft, readDraft } from "./kept/kept-drafts.ts";

type About = {
  order: CountingOrder;
  kept: readonly KeptBag[];
  /** The number on the label that was scanned. */
  label: number | undefined;
  owner: string;
};

type Drafted = {
  /** On what the server has now; with a conflict, as it was begun. */
  draft: CountDraft;
  conflict: Conflict | undefined;
  isBegun: boolean;
  change: (update: (draft: CountDraft) => CountDraft) => void;
  drop: () => void;
};

/**
 * What is counted of a bag; every tap is on the device before the next. Until the first tap it follows what the server
 * has, from then on it keeps what it was begun on (COUNT-06).
 */
export function useDraft({ order, kept, label, owner }: About): Drafted {
  const name = { owner, number: order.number, label };
  const [newId] = useState(() => crypto.randomUUID());
  const [begun, setBegun] = useState(() => readDraft(name));
  const fresh = startDraft(order, kept, label, newId);
  const conflict = begun && conflictOf(begun, order, kept);
  const draftOf = (old: CountDraft | undefined): CountDraft => {
    if (!old) return fresh;
    return conflictOf(old, order, kept) ? old : withTheirs(old, order, kept);
  };
  const change: Drafted["change"] = (update) =>
    setBegun((old) => {
      const next = update(draftOf(old));
      if (isUntouched(next, fresh)) {
        dropDraft(name);
        return undefined;
      }
      keepDraft(name, next);
      return next;
    });
  const drop = (): void => {
    dropDraft(name);
    setBegun(undefined);
  };
  return { draft: draftOf(begun), conflict, isBegun: begun !== undefined, change, drop };
}

/** Tapped back to what it was: nothing is left to send. */
const isUntouched = (draft: CountDraft, fresh: CountDraft): boolean =>
  JSON.stringify({ ...draft, id: fresh.id }) === JSON.stringify(fresh);
