import { usePageData } from "../../../lib/page-data-context.ts";
import { ContactFields, type ContactField } from "../../../parts/contact/contact-fields.tsx";
import { useHref, useVisit } from "../../../parts/navigation/use-visit.ts";
import { ConfirmActions, PlacementNotice } from "../steps/confirm-actions.tsx";
import { CouponField } from "../steps/coupon-field.tsx";
import { DraftReceipt } from "../steps/draft-receipt.tsx";
import { NoteField } from "../steps/note-field.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { StepFrame } from "../steps/step-frame.tsx";
import { useFlow } from "../steps/use-order-flow.ts";
import { Checkbox } from "@waslijn/ui/field/checkbox.tsx";
import { useBusinessTexts } from "./business-texts.ts";
import { FeeBoxes, FeesFold } from "./fees.tsx";

const FIELDS = {
  name: "contactName",
  email: "contactEmail",
  phone: "contactPhone",
} as const satisfies Record<ContactField, string>;

/** The installation or the address can ask for the older layout (BIZ-24). */
function useIsLegacy(): boolean {
  const { settings } = usePageData();
  const { query } = useVisit();
  return settings.overviewLayout === "legacy" || query.overview === "legacy";
}

/** Step 3 of a wizard, in the compact or the older layout; both ask and send the same. */
export function BusinessOverviewStep() {
  const { overview } = useOrderTexts();
  const { now, change, place } = useFlow();
  const legacy = useIsLegacy();
  const { draft, session } = now;
  const user = session.type === "user" ? session.user : undefined;
  return (
    <StepFrame
      title={overview.title}
      lede={user ? overview.ledeUser : overview.lede}
      receipt={<DraftReceipt more={legacy ? null : <FeesFold />} />}
      receiptOnPhone
      step={`${overview.step}${overview.stepMore}`}
      actions={<ConfirmActions onConfirm={place} asks={["name", "phone", "email", "tick"]} />}
    >
      <PlacementNotice />
      <ContactFields
        texts={overview}
        fields={["name", "phone", "email"]}
        known={user ?? {}}
        typed={{ name: draft.contactName, email: draft.contactEmail, phone: draft.contactPhone }}
        onType={(field, value) => change((before) => ({ ...before, [FIELDS[field]]: value }))}
      />
      <NoteField />
      {legacy ? <CouponField /> : null}
      {legacy ? <FeeBoxes /> : null}
      <Consent />
    </StepFrame>
  );
}

/** Agreement with the terms and the privacy statement, which open beside the order (BIZ-19). */
function Consent() {
  const { consent } = useBusinessTexts();
  const { now, change } = useFlow();
  const to = useHref();
  return (
    <Checkbox
      name="consent"
      checked={now.draft.contactTerms}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        change((draft) => ({ ...draft, contactTerms: checked }));
      }}
      label={
        <>
          {consent.agree}{" "}
          <a href={to("terms")} target="_blank" rel="noopener">
            {consent.terms}
          </a>{" "}
          {consent.and}{" "}
          <a href={to("cookie")} target="_blank" rel="noopener">
            {consent.privacy}
          </a>
          .
        </>
      }
    />
  );
}
