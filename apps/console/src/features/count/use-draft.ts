import type { CountingOrder, KeptBag } from "@waslijn/contract/console/counting/counting";
import { useState } from "react";
import { bagOf, startDraft, type CountDraft } from "./count-draft.ts";
import { keepDraft, readDraft } from "./kept/kept-drafts.ts";

type About = {
  order: CountingOrder;
  kept: readonly KeptBag[];
  /** The bag whose label was scanned. */
  asked: string | undefined;
  owner: string;
};

/** What is counted of a bag; every tap is on the device before the next. */
export function useDraft({ order, kept, asked, owner }: About) {
  const [bag] = useState(() => bagOf(kept, asked));
  const name = { owner, number: order.number, bag };
  const [draft, setDraft] = useState(() => readDraft(name) ?? startDraft(order, kept, bag));
  const change = (update: (draft: CountDraft) => CountDraft): void =>
    setDraft((old) => {
      const next = update(old);
      keepDraft(name, next);
      return next;
    });
  return { draft, change };
}
