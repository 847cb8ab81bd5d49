import { useEffect, useState, useSyncExternalStore } from "react";
import { notifyGeneric } from "../../parts/notification/notify.ts";
import type { OrderFlow } from "../../parts/order/order-flow.ts";
import { loginAsCompany } from "../../parts/session/session-actions.ts";
import { useSession } from "../../parts/session/use-session.ts";

export type CompanyLogin = {
  companyId: string | undefined;
  status: "out" | "busy" | "in";
  choose: (companyId: string) => void;
};

/** Choosing a company logs in as that company; the address form waits for it (BIZ-07, BIZ-08). */
export function useCompanyLogin({ drafts }: OrderFlow): CompanyLogin {
  const session = useSession();
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const kept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read().companyId,
    () => null,
  );
  const companyId = chosen ?? kept ?? undefined;

  const choose = async (id: string): Promise<void> => {
    setChosen(id);
    setBusy(true);
    drafts.change((draft) => ({ ...draft, companyId: null }));
    try {
      await loginAsCompany(id);
      drafts.change((draft) => ({ ...draft, companyId: id }));
    } catch (failure) {
      notifyGeneric("company-login", failure);
    }
    setBusy(false);
  };

  // A reload has ended the company's session; the choice is still there (SESS-09).
  const isLeft = session.ready && session.type === "anon" && kept !== null && !busy;
  useEffect(() => {
    if (isLeft && kept) void choose(kept);
  }, [isLeft]);

  const isIn = !busy && kept !== null && session.type === "guest";
  return {
    companyId,
    status: busy ? "busy" : isIn ? "in" : "out",
    choose: (id) => void choose(id),
  };
}
