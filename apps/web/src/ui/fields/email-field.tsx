import { TextField, type TextFieldProps } from "./text-field.tsx";

/** An address is typed without capitals and corrections, and is never longer than a mail server takes. */
export function EmailField(props: Omit<TextFieldProps, "type">) {
  return (
    <TextField
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
      type="email"
    />
  );
}
