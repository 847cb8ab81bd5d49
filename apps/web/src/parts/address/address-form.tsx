import { formatDate } from "@waslijn/contract/shared/formats/dates";
import { isPostalCode } from "@waslijn/contract/shared/rules";
import { usePageData } from "../../lib/page-data.ts";
import { useRef, useState, type FormEvent, type ReactNode, useEffect } from "react";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { AddressFields, EMPTY_ADDRESS, EMPTY_STREET, StreetFields } from "./address-fields.tsx";
import { useAddressTexts } from "../../i18n/part-texts.ts";
import {
  addressCalls,
  checkAddress,
  checkTyped,
  normalised,
  trackCheck,
  loadFirstPickup,
  type FirstPickup,
} from "./check-address.ts";
import {
  type FoundAddress,
  type TypedAddress,
  type TypedStreet,
  spacedPostalCode,
} from "./to-location.ts";
import { forgetFailure } from "./failed-check.ts";
import styles from "./address-form.module.css";
import { useOutOfArea } from "./out-of-area/use-out-of-area.tsx";
import { useLanguage } from "../../i18n/language-context.ts";
import { Notice } from "../../ui/notice.tsx";

export type AddressFormProps = {
  submitLabel: string;
  /** Fields above the address, such as a company. */
  children?: ReactNode;
  /** While set, the button is disabled and this text says why. */
  waitsFor?: string | undefined;
  /** Postal code from the check on the home page: prefilled, and shown with the first pickup. */
  initialPostalCode?: string | undefined;
  /** The address entered before, to edit. */
  entered?: (TypedAddress & TypedStreet) | undefined;
  onFound: (found: FoundAddress) => void;
};

/** Postal code, house number and addition, checked together (FLOW-09 to FLOW-11). */
export function AddressForm(props: AddressFormProps) {
  const { submitLabel, children, waitsFor, initialPostalCode = "", entered, onFound } = props;
  const texts = useAddressTexts();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<Partial<TypedAddress>>();
  // Values from storage arrive after hydration.
  const known = entered ?? { ...EMPTY_ADDRESS, postalCode: initialPostalCode.toUpperCase() };
  const address = { ...known, ...typed };
  const { asksStreet } = usePageData();
  const [typedStreet, setTypedStreet] = useState<Partial<TypedStreet>>();
  const named = { ...EMPTY_STREET, ...entered, ...typedStreet };
  const [busy, setBusy] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const { dialog, fail } = useOutOfArea({
    onFound: (found) => succeed(found),
    onClosed: () => firstField.current?.focus(),
    onRetry: ({ postalCode, houseNumber, addition }) =>
      setTyped({ postalCode, houseNumber, addition }),
  });
  const isNamed = !asksStreet || (named.street.trim() !== "" && named.city.trim() !== "");
  const complete = isPostalCode(address.postalCode) && address.houseNumber.trim() !== "" && isNamed;

  const succeed = (found: FoundAddress): void => {
    forgetFailure();
    onFound(found);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !complete || waitsFor) return;
    setBusy(true);
    const asked = normalised(address);
    const result = await trackCheck(asked.postalCode, () =>
      asksStreet ? checkTyped(asked, named, addressCalls) : checkAddress(asked, addressCalls),
    );
    if (result.kind === "found") {
      succeed({ location: result.location, formattedAddress: result.formattedAddress });
    } else {
      setTyped(EMPTY_ADDRESS);
      await fail(asked, result);
    }
    setBusy(false);
  };

  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        {initialPostalCode && !entered ? (
          <div className={styles.answer}>
            <FirstPickupNotice postalCode={initialPostalCode} />
          </div>
        ) : null}
        {children}
        <div className="grid-6">
          <AddressFields
            ref={firstField}
            value={address}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          />
          {asksStreet ? (
            <StreetFields
              value={named}
              onChange={(change) => setTypedStreet((before) => ({ ...before, ...change }))}
            />
          ) : null}
        </div>
        <Actions
          why={
            waitsFor ?? (complete ? undefined : asksStreet ? texts.missingStreet : texts.missing)
          }
        >
          <Button
            type="submit"
            iconAfter="next"
            disabled={hydrated && (!complete || waitsFor !== undefined)}
            busy={busy}
            busyLabel={texts.checking}
          >
            {submitLabel}
          </Button>
        </Actions>
      </form>
      {dialog}
    </>
  );
}

/** Result of the home check: the postal code is in the area, and the first possible pickup. */
function FirstPickupNotice({ postalCode }: { postalCode: string }) {
  const texts = useAddressTexts();
  const language = useLanguage();
  const [first, setFirst] = useState<FirstPickup>();
  useEffect(() => {
    let shown = true;
    void loadFirstPickup(postalCode).then((found) => (shown ? setFirst(found) : undefined));
    return () => {
      shown = false;
    };
  }, [postalCode]);
  return (
    <Notice status="success">
      <strong>{texts.weCome(spacedPostalCode(postalCode.toUpperCase()))}</strong>{" "}
      {first ? texts.firstPickup(formatDate(first.date, language), first.time) : texts.fillIn}
    </Notice>
  );
}
