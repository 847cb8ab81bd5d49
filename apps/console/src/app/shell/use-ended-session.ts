import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { meQuery } from "../../api/me-query.ts";
import { dropPapers } from "../../parts/kept/papers.ts";
import { onSignedOut } from "../../api/signed-out.ts";

type EndedSession = {
  hasEnded: boolean;
  /** Back to work after signing in again. */
  goOn: () => Promise<void>;
};

/** A session can end while somebody is at work: the screen stays as they left it, for them alone. */
export function useEndedSession(who: string): EndedSession {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(
    () =>
      onSignedOut(() => {
        setHasEnded(true);
        // Whoever finds a phone without a session finds nobody's name on it.
        void dropPapers();
      }),
    [],
  );
  const goOn = async (): Promise<void> => {
    const { id } = await queries.fetchQuery({ ...meQuery, staleTime: 0 });
    if (id !== who) return navigate({ to: "/", reloadDocument: true });
    setHasEnded(false);
    await queries.invalidateQueries();
  };
  return { hasEnded, goOn };
}
