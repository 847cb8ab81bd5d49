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

/** The first page that is still to be done once the address or the person is known. */
function goOn(): void {
  goToPage(nextPage(table, "address-selection", { draft: drafts.read(), session: session.read() }));
}

/** Somebody whose e-mail turned out to have an account goes on where that was found. */
function goOnAsUser(): void {
  // Without a stored address the guard leaves the user here to type one (FLOW-15).
  if (!session.read().location) return;
  const { returnTo } = drafts.read();
  if (!returnTo) return goOn();
  drafts.change((draft) => ({ ...draft, returnTo: null }));
  goToPage(returnTo);
}

/** Screen 1: where do we pick up; or log in, and we know it. */
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

/** Nobody needs the steps before an address is checked or a login done. */
const steps = loadAfterStart(() => import("./order-steps.tsx"));

/** The consumer's order flow: `?page=` says which screen or step is open. */
export default function OrderPage() {
  const { asked, open } = useOrderFlow(consumerFlow);
  const Steps = steps.useLoaded(
    asked === "address-selection" ? "at-touch" : "at-start",
  )?.OrderSteps;
  if (asked === "address-selection") return <AddressScreen />;
  return open && Steps ? <Steps open={open} /> : <StepSkeleton page={asked} />;
}
