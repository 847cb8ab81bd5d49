import { toOneLine } from "@waslijn/contract/shared/lines";
import type { Ref } from "react";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useAddressTexts } from "../../i18n/part-texts.ts";
import type { TypedAddress, TypedStreet } from "./to-location.ts";

export const EMPTY_ADDRESS: TypedAddress = { postalCode: "", houseNumber: "", addition: "" };

export const EMPTY_STREET: TypedStreet = { street: "", city: "" };

type Props = {
  ref: Ref<HTMLInputElement>;
  value: TypedAddress;
  /** Called with the changed field only: two fields may report before a re-render. */
  onChange: (change: Partial<TypedAddress>) => void;
};

export function AddressFields({ ref, value, onChange }: Props) {
  const texts = useAddressTexts();
  return (
    <>
      <TextField
        ref={ref}
        className="span-6"
        label={texts.postalCode}
        name="postal-code"
        placeholder="1234AB"
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        value={value.postalCode}
        onChange={(event) => onChange({ postalCode: event.target.value.toUpperCase() })}
      />
      <TextField
        className="span-3"
        label={texts.houseNumber}
        name="house-number"
        // Autocomplete has no token for a house number alone; address-line2 would fill in a flat or a city.
        autoComplete="off"
        inputMode="numeric"
        maxLength={10}
        value={value.houseNumber}
        onChange={(event) => onChange({ houseNumber: event.target.value })}
      />
      <TextField
        className="span-3"
        label={texts.addition}
        labelNote={texts.optional}
        name="addition"
        autoComplete="off"
        maxLength={20}
        value={value.addition}
        onChange={(event) => onChange({ addition: event.target.value })}
      />
    </>
  );
}

type StreetProps = { value: TypedStreet; onChange: (change: Partial<TypedStreet>) => void };

/** Street and city, asked where no address register is loaded. */
export function StreetFields({ value, onChange }: StreetProps) {
  const texts = useAddressTexts();
  return (
    <>
      <TextField
        className="span-6"
        label={texts.street}
        name="street"
        autoComplete="off"
        maxLength={150}
        value={value.street}
        onChange={(event) => onChange({ street: toOneLine(event.target.value) })}
      />
      <TextField
        className="span-6"
        label={texts.city}
        name="city"
        autoComplete="address-level2"
        maxLength={100}
        value={value.city}
        onChange={(event) => onChange({ city: toOneLine(event.target.value) })}
      />
    </>
  );
}
