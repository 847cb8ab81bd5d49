import { TextField, type TextFieldProps } from "@waslijn/ui/field/text-field.tsx";
import { useState } from "react";
import { usePhoneReader } from "./use-phone-reader.ts";

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
