import type { Company } from "@waslijn/contract/customer/companies";
import { ValueStore } from "../../../lib/value-store.ts";
import { notifyGeneric } from "../../../parts/notification/notify.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import { loginAsCompany } from "../../../parts/session/session-actions.ts";

/** The company that was chosen last, and whether its login is under way. */
export const companyChoice = new ValueStore<{ company: Company | undefined; busy: boolean }>({
  company: undefined,
  busy: false,
});

/** Choosing a company logs in as that company; only then it counts for the order (BIZ-07, BIZ-08). */
export async function chooseCompany({ drafts }: OrderFlow, company: Company): Promise<void> {
  companyChoice.set({ company, busy: true });
  drafts.change((draft) => ({ ...draft, company: null }));
  try {
    await loginAsCompany(company.id);
    drafts.change((draft) => ({ ...draft, company }));
  } catch (failure) {
    notifyGeneric("company-login", failure);
  }
  companyChoice.set({ company, busy: false });
}
