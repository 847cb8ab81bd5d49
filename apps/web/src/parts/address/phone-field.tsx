import { TextField, type TextFieldProps } from "../../ui/fields/text-field.tsx";
import { useState, useEffect } from "react";

type Props = Omit<TextFieldProps, "value" | "warning"> & {
  value: string;
  /** What is said about a number that no telephone has; it is taken all the same (FLOW-37). */
  doubt: string;
};

/** A number is looked at when its field is left: half of one is not wrong yet. */
export function PhoneField({ doubt, onBlur, ...field }: Props) {
  const [isLeft, setLeft] = useState(field.value !== "");
  const read = usePhoneReader(field.value !== "");
  const isWrong = isLeft && field.value !== "" && read?.(field.value) === undefined;
  return (
    <TextField
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={30}
      {...field}
      warning={read && isWrong ? doubt : undefined}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}

type Read = (typed: string) => string | undefined;

/** What reads numbers, once there is one: it weighs as much as a page, and most pages ask for none. */
function usePhoneReader(isNeeded: boolean): Read | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (!isNeeded) return;
    import("@waslijn/contract/shared/phone").then(
      ({ toE164 }) => setRead(() => toE164),
      // Without it nothing is said; the server reads the number anyway.
      () => undefined,
    );
  }, [isNeeded]);
  return read;
}
