import type { Company } from "@waslijn/contract/customer/companies";
import { useEffect, useSyncExternalStore } from "react";
import type { OrderFlow } from "../draft/order-flow.ts";
import { useSession } from "../../../parts/session/use-session.ts";
import { chooseCompany, companyChoice } from "./choose-company.ts";

export type CompanyLogin = {
  company: Company | undefined;
  status: "out" | "busy" | "in";
  choose: (company: Company) => void;
};

const NOBODY = companyChoice.read();

/** Which company is chosen and whether it is logged in; the address form waits for it. */
export function useCompanyLogin(flow: OrderFlow): CompanyLogin {
  const session = useSession();
  const { drafts } = flow;
  const chosen = useSyncExternalStore(companyChoice.subscribe, companyChoice.read, () => NOBODY);
  const kept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read().company,
    () => null,
  );
  // A reload has ended the company's session; the choice is still there (SESS-09).
  const isIn = kept !== null && session.companyId === kept.id;
  const left = session.ready && session.type !== "user" && !chosen.busy && !isIn ? kept : null;
  useEffect(() => {
    if (left) void chooseCompany(flow, left);
  }, [flow, left]);

  return {
    company: chosen.company ?? kept ?? undefined,
    status: chosen.busy ? "busy" : isIn ? "in" : "out",
    choose: (company) => void chooseCompany(flow, company),
  };
}
