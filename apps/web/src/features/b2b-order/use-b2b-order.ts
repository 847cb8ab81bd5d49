import { amsterdamDate } from "@waslijn/contract/amsterdam-time";
import type { B2bOrderPlaced } from "@waslijn/contract/orders";
import { useEffect, type Dispatch } from "react";
import { call } from "../../api/client.ts";
import type { CodeEntry, CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { placingProblem } from "../../parts/service-point/problem-of.ts";
import { rememberedCode } from "../../parts/service-point/remembered-code.ts";
import { useCodeEntry } from "../../parts/service-point/use-code-entry.ts";
import { toB2bBody, type B2bDraft } from "./b2b-draft.ts";
import { placeB2bOrder } from "./place-b2b-order.ts";

/** What the summary shows: what was filled in, and what the server made of it (B2B-19). */
export type B2bPlaced = { order: B2bOrderPlaced; services: readonly string[] };

export type B2bOrder = {
  entry: CodeEntry<B2bPlaced>;
  dispatch: Dispatch<CodeEntryEvent<B2bPlaced>>;
  /** `titles` are the chosen services as the visitor reads them. */
  place: (draft: B2bDraft, titles: readonly string[]) => void;
};

const lookUp = (code: string) => call("b2bServicePoint", { params: { code } });

export const today = (): string => amsterdamDate(new Date());

export function useB2bOrder(): B2bOrder {
  const [entry, dispatch] = useCodeEntry<B2bPlaced>(lookUp);
  useEffect(() => {
    const code = rememberedCode("b2b");
    if (code) dispatch({ type: "typed", code });
  }, [dispatch]);
  return {
    entry,
    dispatch,
    place(draft, services) {
      if (entry.at !== "found") return;
      dispatch({ type: "placing" });
      placeB2bOrder(toB2bBody(entry.code, draft)).then(
        (order) => dispatch({ type: "placed", placed: { order, services } }),
        (error: unknown) =>
          dispatch({ type: "not-placed", problem: placingProblem(error, Date.now()) }),
      );
    },
  };
}
