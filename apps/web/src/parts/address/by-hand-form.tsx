import { toOneLine } from "@waslijn/contract/shared/lines";
import { useState, type FormEvent } from "react";
import { Why } from "@waslijn/ui/actions/why.tsx";
import { Button } from "@waslijn/ui/button/button.tsx";
import { TextField } from "@waslijn/ui/field/text-field.tsx";
import type { FoundAddress } from "./address-result.ts";
import type { StoredFailure } from "./failed-check.ts";
import { useOutOfAreaTexts } from "./out-of-area/out-of-area-texts.ts";
import styles from "./out-of-area/out-of-area-dialog.module.css";
import { addressByHand, shortAddress } from "./to-location.ts";

type Props = {
  typed: StoredFailure;
  /** What the register knows of the street, if it knows the number. */
  known: { street?: string; city?: string };
  onFound: (found: FoundAddress) => void;
};

/** The register is not always right: in our area street and city may be typed by hand. */
export function ByHandForm({ typed, known, onFound }: Props) {
  const texts = useOutOfAreaTexts();
  const [street, setStreet] = useState(known.street ?? "");
  const [city, setCity] = useState(known.city ?? "");
  const complete = street.trim() !== "" && city.trim() !== "";

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete) onFound(addressByHand(typed, { street: street.trim(), city: city.trim() }));
  };

  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <p>{texts.byHandText(shortAddress(typed))}</p>
      <TextField
        label={texts.street}
        name="street"
        autoComplete="address-line1"
        maxLength={150}
        value={street}
        onChange={(event) => setStreet(toOneLine(event.target.value))}
      />
      <TextField
        label={texts.city}
        name="city"
        autoComplete="address-level2"
        maxLength={100}
        value={city}
        onChange={(event) => setCity(toOneLine(event.target.value))}
      />
      {complete ? null : <Why>{texts.byHandMissing}</Why>}
      <Button type="submit" wide disabled={!complete}>
        {texts.goOn}
      </Button>
    </form>
  );
}
