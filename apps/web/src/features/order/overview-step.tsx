import { useState } from "react";
import { ContactFields } from "../../parts/contact/contact-fields.tsx";
import { useHref } from "../../parts/navigation/use-place.ts";
import { ConfirmActions, PlacementNotice } from "../../parts/order/confirm-actions.tsx";
import { Costs } from "../../parts/order/costs.tsx";
import { CouponField } from "../../parts/order/coupon-field.tsx";
import { DraftReceipt } from "../../parts/order/draft-receipt.tsx";
import { NoteField } from "../../parts/order/note-field.tsx";
import { useOrderTexts } from "../../parts/order/order-texts.ts";
import { StepFrame } from "../../parts/order/step-frame.tsx";
import { contactOf } from "../../parts/order/to-order-body.ts";
import { useFlow } from "../../parts/order/use-order-flow.ts";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { useOrderFeatureTexts } from "./order-feature-texts.ts";
import styles from "./overview-step.module.css";

const FIELDS = {
  name: "contactName",
  email: "contactEmail",
  phone: "contactPhone",
} as const;

/** Step 3: the last details, what it costs, and the order itself. */
export function OverviewStep() {
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
      receipt={<DraftReceipt />}
      receiptOnPhone
      actions={
        <>
          <StartNow />
          <ConfirmActions onConfirm={confirm} />
        </>
      }
    >
      <PlacementNotice />
      <ContactFields
        texts={overview}
        fields={["name", "phone", "email"]}
        known={user ?? { email: draft.email }}
        typed={{ name: draft.contactName, email: draft.email, phone: draft.contactPhone }}
        onType={(field, value) => change((before) => ({ ...before, [FIELDS[field]]: value }))}
        phoneError={phoneMissing && !draft.contactPhone ? overview.phoneMissing : undefined}
      />
      <NoteField />
      <CouponField />
      <Costs />
      {user?.fullName ? null : <LastCheck />}
    </StepFrame>
  );
}

/** `checkedLastScreen`; those whose name we know need not tick it (FLOW-39). */
function LastCheck() {
  const { overview } = useOrderFeatureTexts();
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

/** Cleaning starts before the days of withdrawal are over, and the customer asks us to. */
function StartNow() {
  const { overview } = useOrderFeatureTexts();
  const to = useHref();
  return (
    <p className={styles.start}>
      {overview.startNow}{" "}
      <a href={to("terms")} target="_blank" rel="noopener">
        {overview.terms}
      </a>
      .
    </p>
  );
}
