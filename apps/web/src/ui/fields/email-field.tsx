import { TextField, type TextFieldProps } from "./text-field.tsx";

/** E-mail input: no capitals or autocorrection, limited to the longest valid address. */
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
