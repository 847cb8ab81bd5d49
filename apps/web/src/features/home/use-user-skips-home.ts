import { useEffect } from "react";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref, useVisit } from "../../parts/navigation/use-visit.ts";
import { useSession } from "../../parts/session/use-session.ts";

/** At `/order` a logged-in user goes straight to the services; home itself stays reachable (FLOW-46). */
export function useUserSkipsHome(): void {
  const { route } = useVisit();
  const { ready, type } = useSession();
  const services = useHref()("order", { page: "select-service" });
  const skips = route === "order" && ready && type === "user";
  useEffect(() => {
    if (skips) navigate(services, { replace: true });
  }, [skips, services]);
}
