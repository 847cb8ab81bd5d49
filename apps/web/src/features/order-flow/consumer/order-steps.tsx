import { BagQuestion, NoteField } from "../steps/bag-question.tsx";
import { OrderBar } from "../steps/order-bar.tsx";
import type { OrderPage } from "../../../parts/navigation/page-key.ts";
import { PlacedScreen } from "../steps/placed-screen.tsx";
import { ServiceStep } from "../steps/service-step.tsx";
import { TimeStep } from "../steps/time-step.tsx";
import { FlowContext, type OpenFlow, useFlow } from "../steps/use-order-flow.ts";
import { AccountScreen } from "./account-screen.tsx";
import { TextButton } from "../../../ui/button.tsx";
import { useSyncExternalStore, useState } from "react";
import { navigate } from "../../../parts/navigation/navigate.ts";
import { useOrderTexts } from "../order-texts.ts";
import { placedOrder } from "../placed-order.ts";
import { useLateFee } from "../../../parts/prices/use-catalogue.ts";
import { ContactFields } from "../../../parts/address/contact-fields.tsx";
import { useHref } from "../../../parts/navigation/visit.ts";
import { ConfirmActions, PlacementNotice } from "../steps/confirm-actions.tsx";
import { Costs } from "../steps/costs.tsx";
import { CouponField } from "../steps/coupon-field.tsx";
import { DraftEstimate, DraftReceipt } from "../steps/draft-receipt.tsx";
import { StepFrame } from "../steps/step-frame.tsx";
import { contactOf } from "../draft/to-order-body.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import styles from "./overview-step.module.css";

const FIELDS = {
  name: "contactName",
  email: "contactEmail",
  phone: "contactPhone",
} as const;

/** Step 3: last details, costs and the order button. */
function OverviewStep() {
  const { overview } = useOrderTexts();
  const { now, change, place } = useFlow();
  const { draft, session } = now;
  const [phoneMissing, setPhoneMissing] = useState(false);
  const user = session.type === "user" ? session.user : undefined;

  const confirm = (): void => {
    const missing = contactOf(now).phone === "";
    setPhoneMissing(missing);
    if (!missing) place();
  };

  return (
    <StepFrame
      title={overview.title}
      lede={user?.fullName ? overview.ledeUser : overview.lede}
      receipt={<DraftReceipt costs={<Costs />} />}
      receiptOnPhone
      step={`${overview.step}${overview.stepMore}`}
      actions={
        <>
          <div className={styles.check}>
            {user?.fullName ? null : <LastCheck />}
            <BeforeOrdering />
          </div>
          <ConfirmActions onConfirm={confirm} asks={["name", "phone", "tick"]} />
        </>
      }
    >
      <PlacementNotice />
      <ContactFields
        texts={overview}
        fields={["name", "phone", "email"]}
        known={user ?? { email: draft.email }}
        typed={{ name: draft.contactName, email: draft.contactEmail, phone: draft.contactPhone }}
        onType={(field, value) => change((before) => ({ ...before, [FIELDS[field]]: value }))}
        phoneError={phoneMissing && !draft.contactPhone ? overview.phoneMissing : undefined}
      />
      <NoteField />
      <CouponField />
      <DraftEstimate />
    </StepFrame>
  );
}

/** Checkbox `checkedLastScreen`; not shown to users whose name is known (FLOW-39). */
function LastCheck() {
  const { overview } = useOrderTexts();
  const { now, change } = useFlow();
  return (
    <Checkbox
      name="checked"
      label={overview.checked}
      checked={now.draft.checkedLastScreen}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        change((draft) => ({ ...draft, checkedLastScreen: checked }));
      }}
    />
  );
}

/** Price of a late change, and that the customer asks us to start before the withdrawal period ends. */
function BeforeOrdering() {
  const { overview } = useOrderTexts();
  const to = useHref();
  const lateFee = useLateFee();
  return (
    <p>
      {lateFee ? `${overview.lateChange(lateFee)} ` : null}
      {overview.startNow}{" "}
      <a href={to("terms")} target="_blank" rel="noopener">
        {overview.terms}
      </a>
      .
    </p>
  );
}

/** All pages after the address, including the confirmation screen. */
export function OrderSteps({ open }: { open: OpenFlow }) {
  if (open.page === "order-placed") {
    return (
      <PlacedScreen>
        <PlanOffer />
      </PlacedScreen>
    );
  }
  return (
    <FlowContext value={open}>
      <OrderBar page={open.page} now={open.now} />
      <Step page={open.page} isUser={open.now.session.type === "user"} />
    </FlowContext>
  );
}

/** Users are not asked about the bag: their account has the answer. */
function Step({ page, isUser }: { page: OrderPage; isUser: boolean }) {
  switch (page) {
    case "email-input":
      return <AccountScreen />;
    case "select-dates":
      return <TimeStep />;
    case "confirm-order":
      return <OverviewStep />;
    default:
      return isUser ? (
        <ServiceStep />
      ) : (
        <ServiceStep>
          <BagQuestion />
        </ServiceStep>
      );
  }
}

/** Offers a plan for the placed order (PLAN-01). A button, not a link: the URL contains the order's token. */
function PlanOffer() {
  const { placed } = useOrderTexts();
  const order = useSyncExternalStore(placedOrder.subscribe, placedOrder.read, () => null);
  const link = order?.answer?.link;
  if (!link) return null;
  return (
    <p>
      {placed.planText}{" "}
      <TextButton onClick={() => navigate(`${link}?do=plan`)}>{placed.plan}</TextButton>
    </p>
  );
}
