import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { useState } from "react";

/** The amount that was agreed to: another amount is another question. */
export function useAgreed(cents: number): { agreed: boolean; agree: (yes: boolean) => void } {
  const [agreedTo, setAgreedTo] = useState(0);
  return {
    agreed: cents === 0 || agreedTo === cents,
    agree: (yes) => setAgreedTo(yes ? cents : 0),
  };
}

/** Said with the amount and ticked before anything that costs something (LIFE-11). */
export function FeeTick({
  label,
  agreed,
  onAgree,
}: {
  label: string;
  agreed: boolean;
  onAgree: (yes: boolean) => void;
}) {
  return (
    <Checkbox
      label={label}
      checked={agreed}
      onChange={(event) => onAgree(event.currentTarget.checked)}
    />
  );
}
