import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { emptyDraft, isUntouched, type PhoneDraft } from "./phone-draft.ts";

const KEY = ["by-phone", "draft"];

type Kept = {
  draft: PhoneDraft;
  change: (next: (draft: PhoneDraft) => PhoneDraft) => void;
  clear: () => void;
};

/**
 * What was said so far, kept while somebody looks elsewhere in the console. It lives in memory and goes with the
 * session: a caller's name and address are written to no disk. Before the page itself goes, the browser asks.
 */
export function usePhoneDraft(): Kept {
  const queries = useQueryClient();
  const { data: draft } = useQuery({
    queryKey: KEY,
    // Nothing reads it anew: whoever asks for everything again must not empty it.
    enabled: false,
    queryFn: () => emptyDraft(crypto.randomUUID()),
    initialData: () => emptyDraft(crypto.randomUUID()),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const change = useCallback<Kept["change"]>(
    (next) => queries.setQueryData<PhoneDraft>(KEY, (old) => old && next(old)),
    [queries],
  );
  const clear = useCallback(
    () => queries.setQueryData(KEY, emptyDraft(crypto.randomUUID())),
    [queries],
  );
  const isKept = !isUntouched(draft);
  useEffect(() => {
    if (!isKept) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isKept]);
  return { draft, change, clear };
}
