import { TextField, type TextFieldProps } from "../../ui/fields/text-field.tsx";
import { useState, useEffect } from "react";

type Props = Omit<TextFieldProps, "value" | "warning"> & {
  value: string;
  /** Warning for a number that is not a valid phone number; it is accepted anyway (FLOW-37). */
  doubt: string;
};

/** Validates on blur: an incomplete number is not wrong yet. */
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

/** Phone number parser, loaded when there is a number: it is as large as a page, and most pages need none. */
function usePhoneReader(isNeeded: boolean): Read | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (!isNeeded) return;
    import("@waslijn/contract/shared/phone").then(
      ({ toE164 }) => setRead(() => toE164),
      // Without the parser there is no warning; the server parses the number anyway.
      () => undefined,
    );
  }, [isNeeded]);
  return read;
}
