import { useEffect, useState } from "react";
import { TextField } from "./text-field.tsx";

type Props = Omit<React.ComponentProps<typeof TextField>, "hint" | "type" | "maxLength"> & {
  /** Said about a number that no telephone has; it is kept as typed all the same (FLOW-37). */
  doubt: string;
};

/** A number is looked at when its field is left: half of one is not wrong yet. */
export function PhoneField({ doubt, onBlur, ...field }: Props) {
  const [isLeft, setLeft] = useState(field.value !== "");
  const isReadable = useIsReadable(field.value);
  return (
    <TextField
      type="tel"
      maxLength={30}
      {...field}
      {...(isLeft && isReadable === false && { hint: doubt })}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}

/** Undefined until the library is there, which weighs as much as a screen. */
function useIsReadable(phone: string): boolean | undefined {
  const [toE164, setToE164] = useState<(typed: string) => string | undefined>();
  const isTyped = phone.trim() !== "";
  useEffect(() => {
    if (!isTyped) return;
    import("@waslijn/contract/shared/phone").then(
      (library) => setToE164(() => library.toE164),
      () => undefined,
    );
  }, [isTyped]);
  return isTyped && toE164 ? toE164(phone) !== undefined : undefined;
}
