import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { usePageData } from "../../../lib/page-data.ts";
import { ContactFields, type ContactField } from "../../../parts/address/contact-fields.tsx";
import { useHref, useVisit } from "../../../parts/navigation/visit.ts";
import { ConfirmActions, PlacementNotice } from "../steps/confirm-actions.tsx";
import { CouponField } from "../steps/coupon-field.tsx";
import { DraftReceipt } from "../steps/draft-receipt.tsx";
import { NoteField } from "../steps/bag-question.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { StepFrame } from "../steps/step-frame.tsx";
import { useFlow } from "../steps/use-order-flow.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { useBusinessTexts } from "./business-texts.ts";
import type { ConfigAlias } from "@waslijn/contract/shared/codes";
import { useLanguage } from "../../../i18n/language-context.ts";
import { CostsFold } from "../steps/costs.tsx";
import { configAmount } from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import { Card } from "../../../ui/card.tsx";
import styles from "./fees.module.css";

type Fee = { title: string; amount: string; text: string };

/** All amounts come from the config; a missing amount removes its text too (RULE-23 to RULE-25). */
function useFees(): Fee[] {
  const { fees } = useBusinessTexts();
  const { costs } = useOrderTexts();
  const { flow, now } = useFlow();
  const catalogue = useCatalogue();
  const language = useLanguage();
  const shown = (alias: ConfigAlias): string => {
    const amount = configAmount(catalogue, alias);
    return amount === undefined ? "" : formatEuros(amount, language);
  };
  const under = shown("PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER");
  const above = shown("PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE");
  const isDelivered = flow.kind !== "re-cover";
  const rule = fees.serviceFor(under);
  const all: Fee[] = [
    {
      title: fees.service,
      amount: shown("PRICE_SERVICE_FEE"),
      text: isDelivered ? fees.withDelivery(rule) : rule,
    },
    {
      title: fees.delivery,
      amount: isDelivered ? above && fees.free : "",
      text: fees.deliveryAbove(above),
    },
    { title: costs.minimum, amount: shown("PRICE_MINIMAL_ORDER_VALUE"), text: fees.minimum },
    {
      title: costs.deposit,
      amount: now.draft.hasBag === true ? "" : shown("PRICE_STARTER_KIT_DEPOSIT"),
      text: fees.deposit,
    },
    { title: costs.change, amount: shown("PRICE_LATE_CHANGE"), text: fees.change },
    { title: costs.vat, amount: costs.vatIncluded, text: "" },
  ];
  return all.filter(({ amount }) => amount !== "");
}

/** The older layout: payment info, and a box for each fee. */
function FeeBoxes() {
  const { costs } = useOrderTexts();
  const { fees } = useBusinessTexts();
  return (
    <section aria-labelledby="payment">
      <h2 id="payment">{fees.payment}</h2>
      <p className={styles.pay}>{costs.pay}</p>
      <ul className={styles.boxes}>
        {useFees().map(({ title, amount, text }) => (
          <Card as="li" key={title} className={styles.box}>
            <h3>{title}</h3>
            <strong className="num">{amount}</strong>
            {text ? <p>{text}</p> : null}
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Compact layout: the fees are a fold in the receipt, as for consumers. */
const FeesFold = () => (
  <CostsFold rows={useFees().map(({ title, amount, text }) => ({ title, text, price: amount }))} />
);

const FIELDS = {
  name: "contactName",
  email: "contactEmail",
  phone: "contactPhone",
} as const satisfies Record<ContactField, string>;

/** The older layout is enabled by a setting or a query parameter (BIZ-24). */
function useIsLegacy(): boolean {
  const { settings } = usePageData();
  const { query } = useVisit();
  return settings.overviewLayout === "legacy" || query.overview === "legacy";
}

/** Step 3 of a wizard, compact or older layout; both have the same fields and send the same body. */
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
      actions={
        <>
          <Consent />
          <ConfirmActions onConfirm={place} asks={["name", "phone", "email", "tick"]} />
        </>
      }
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
    </StepFrame>
  );
}

/** Consent to terms and privacy statement, which open in a new tab (BIZ-19). */
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
