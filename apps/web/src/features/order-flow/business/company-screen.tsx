import { useSyncExternalStore } from "react";
import { AddressForm } from "../../../parts/address/address-form.tsx";
import { typedFrom } from "../../../parts/address/to-location.ts";
import { Head } from "../../../parts/navigation/head.tsx";
import { today } from "../draft/draft-store.ts";
import { nextPage } from "../draft/flow-rules.ts";
import { goToPage } from "../draft/go-to-page.ts";
import { setAddress } from "../draft/order-draft.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import { StepHeading } from "../steps/step-heading.tsx";
import { session } from "../../../api/session.ts";
import { useSession } from "../../../parts/session/use-session.ts";
import { Card } from "@waslijn/ui/card/card.tsx";
import { classes } from "@waslijn/ui/classes.ts";
import { Drawing } from "@waslijn/ui/drawings/drawing.tsx";
import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import { useBusinessTexts } from "./business-texts.ts";
import { CompanyPicker } from "./company-picker.tsx";
import styles from "./company-screen.module.css";
import { useCompanyLogin } from "./use-company-login.ts";

/** Screen 1 of a wizard: which company, and where we come. */
export function CompanyScreen({ flow }: { flow: OrderFlow }) {
  const { address, company, ...texts } = useBusinessTexts();
  const { type } = useSession();
  const login = useCompanyLogin(flow);
  const { kind } = flow;
  const { title, about } = kind === "re-cover" ? texts.reCover : texts.reUse;
  const location = useSyncExternalStore(
    flow.drafts.subscribe,
    () => flow.drafts.read().location,
    () => null,
  );
  const entered = location ? typedFrom(location) : undefined;
  // Somebody who is logged in orders on the own account, without a company (BIZ-22).
  const isUser = type === "user";
  return (
    <div className={classes("wrap pagepad", styles.screen)}>
      <Head title={title} description={about.text} />
      <div className={styles.narrow}>
        <StepHeading title={title} lede={address.lede} />
        <div className={styles.form}>
          <AddressForm
            submitLabel={address.next}
            waitsFor={isUser || login.status === "in" ? undefined : company.missing}
            entered={entered}
            onFound={(found) => {
              flow.drafts.change((draft) => setAddress(draft, found, today()));
              const now = { draft: flow.drafts.read(), session: session.read() };
              goToPage(nextPage(flow.table, "address-selection", now));
            }}
          >
            {isUser ? null : (
              <div className={styles.company}>
                <CompanyPicker login={login} />
              </div>
            )}
          </AddressForm>
        </div>
      </div>
      <Card className={styles.about} aria-labelledby="about">
        <Drawing name={kind === "re-cover" ? "van" : "building"} />
        <h2 id="about">{unbroken(about.title)}</h2>
        <p>{unbroken(about.text)}</p>
      </Card>
    </div>
  );
}
