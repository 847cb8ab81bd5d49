import { ValueStore } from "../../../lib/value-store.ts";
import { notifyGeneric } from "../../../parts/notification/notify.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import { loginAsCompany } from "../../../parts/session/session-actions.ts";

/** The company that was chosen last, and whether its login is under way. */
export const companyChoice = new ValueStore<{ companyId: string | undefined; busy: boolean }>({
  companyId: undefined,
  busy: false,
});

/** Choosing a company logs in as that company; only then it counts for the order (BIZ-07, BIZ-08). */
export async function chooseCompany({ drafts }: OrderFlow, companyId: string): Promise<void> {
  companyChoice.set({ companyId, busy: true });
  drafts.change((draft) => ({ ...draft, companyId: null }));
  try {
    await loginAsCompany(companyId);
    drafts.change((draft) => ({ ...draft, companyId }));
  } catch (failure) {
    notifyGeneric("company-login", failure);
  }
  companyChoice.set({ companyId, busy: false });
}
