import { useEffect, useSyncExternalStore } from "react";
import type { OrderFlow } from "../draft/order-flow.ts";
import { useSession } from "../../../parts/session/use-session.ts";
import { chooseCompany, companyChoice } from "./choose-company.ts";

export type CompanyLogin = {
  companyId: string | undefined;
  status: "out" | "busy" | "in";
  choose: (companyId: string) => void;
};

const NOBODY = companyChoice.read();

/** Which company is chosen and whether it is logged in; the address form waits for it. */
export function useCompanyLogin(flow: OrderFlow): CompanyLogin {
  const session = useSession();
  const { drafts } = flow;
  const chosen = useSyncExternalStore(companyChoice.subscribe, companyChoice.read, () => NOBODY);
  const kept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read().companyId,
    () => null,
  );
  // A reload has ended the company's session; the choice is still there (SESS-09).
  const isIn = kept !== null && session.companyId === kept;
  const left = session.ready && session.type !== "user" && !chosen.busy && !isIn ? kept : null;
  useEffect(() => {
    if (left) void chooseCompany(flow, left);
  }, [flow, left]);

  return {
    companyId: chosen.companyId ?? kept ?? undefined,
    status: chosen.busy ? "busy" : isIn ? "in" : "out",
    choose: (companyId) => void chooseCompany(flow, companyId),
  };
}
