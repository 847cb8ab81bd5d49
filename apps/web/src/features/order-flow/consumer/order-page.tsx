import { loadAfterStart } from "../../../lib/load-after-start.ts";
import { StepSkeleton, StepHeading } from "../steps/step-heading.tsx";
import { useOrderFlow } from "../steps/use-order-flow.ts";
import { consumerFlow } from "./consumer-flow.ts";
import { useSyncExternalStore } from "react";
import { AddressForm } from "../../../parts/address/address-form.tsx";
import { useInitialPostalCode } from "../../../parts/address/use-initial-postal-code.ts";
import { typedFrom } from "../../../parts/address/to-location.ts";
import { readHistoryState } from "../../../lib/history-state.ts";
import { Head } from "../../../parts/navigation/link.tsx";
import { today } from "../draft/draft-store.ts";
import { nextPage } from "../draft/flow-rules.ts";
import { goToPage } from "../draft/order-flow.ts";
import { setAddress } from "../draft/order-draft.ts";
import { LoginForm } from "../../../parts/session/login-form.tsx";
import { session, useSession } from "../../../api/session.ts";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import styles from "./address-screen.module.css";
import { useOrderTexts } from "../order-texts.ts";

const { drafts, table } = consumerFlow;

/** Goes to the first unfinished page after address or login. */
function goOn(): void {
  goToPage(nextPage(table, "address-selection", { draft: drafts.read(), session: session.read() }));
}

/** After a login because the e-mail already had an account: returns to the step where that was found. */
function goOnAsUser(): void {
  // Without a stored address the guard keeps the user here to type one (FLOW-15).
  if (!session.read().location) return;
  const { returnTo } = drafts.read();
  if (!returnTo) return goOn();
  drafts.change((draft) => ({ ...draft, returnTo: null }));
  goToPage(returnTo);
}

/** Screen 1: address, or login to use the stored one. */
function AddressScreen() {
  const { address } = useOrderTexts();
  const initialPostalCode = useInitialPostalCode();
  const { type } = useSession();
  const location = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read().location,
    () => null,
  );
  const knownEmail = useSyncExternalStore(
    drafts.subscribe,
    () => readHistoryState("login"),
    () => undefined,
  );
  const isOther = initialPostalCode && initialPostalCode !== location?.postalCode;
  return (
    <div className="wrap pagepad">
      <Head title={address.title} description={address.description} />
      <div className={classes("split", styles.split)}>
        <section>
          <StepHeading title={address.title} lede={address.lede} />
          <div className={styles.form}>
            <AddressForm
              submitLabel={address.check}
              initialPostalCode={initialPostalCode}
              entered={location && !isOther ? typedFrom(location) : undefined}
              onFound={(found) => {
                drafts.change((draft) => setAddress(draft, found, today()));
                goOn();
              }}
            />
          </div>
        </section>
        {type === "user" ? null : (
          <Card className={styles.login} aria-labelledby="login">
            <h2 id="login">{address.login}</h2>
            <p className="quiet">{address.loginLede}</p>
            <div className={styles.form}>
              <LoginForm
                missing={address.loginMissing}
                knownEmail={knownEmail}
                onLoggedIn={goOnAsUser}
              />
            </div>
          </Card>
        )}
      </div>
    </div>
  );
}

/** The steps are needed only after an address check or a login. */
const steps = loadAfterStart(() => import("./order-steps.tsx"));

/** Consumer order flow; `?page=` selects the screen or step. */
export default function OrderPage() {
  const { asked, open } = useOrderFlow(consumerFlow);
  const Steps = steps.useLoaded(
    asked === "address-selection" ? "at-touch" : "at-start",
  )?.OrderSteps;
  if (asked === "address-selection") return <AddressScreen />;
  return open && Steps ? <Steps open={open} /> : <StepSkeleton page={asked} />;
}
