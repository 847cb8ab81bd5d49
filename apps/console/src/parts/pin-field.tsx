import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { defineTexts } from "../i18n/define-texts.ts";
import { TextField } from "../ui/form/field.tsx";

export const usePinTexts = defineTexts({
  en: {
    label: "New PIN",
    current: "Current PIN",
    hint: "6 digits, not 111111 or 123456. Nobody can read it afterwards.",
    digits: "Fill in 6 digits.",
    simple: "That PIN is too easy to guess. Choose another one.",
    wrong: "The current PIN is wrong.",
  },
  nl: {
    label: "Nieuwe pincode",
    current: "Huidige pincode",
    hint: "6 cijfers, niet 111111 of 123456. Niemand kan hem daarna teruglezen.",
    digits: "Vul 6 cijfers in.",
    simple: "Die pincode is te makkelijk te raden. Kies een andere.",
    wrong: "De huidige pincode klopt niet.",
  },
});

/** Why a PIN was refused. */
export function usePinRefusal(): (failure: unknown) => string | undefined {
  const texts = usePinTexts();
  return (failure) => {
    if (!(failure instanceof ApiFailure)) return undefined;
    if (failure.is("pin_wrong")) return texts.wrong;
    return failure.is("validation_failed") ? texts.simple : undefined;
  };
}

type Props = { label?: string; hint?: string; value: string; onChange: (pin: string) => void };

export function PinField({ label, hint, value, onChange }: Props) {
  const texts = usePinTexts();
  return (
    <TextField
      label={label ?? texts.label}
      {...(hint !== undefined && { hint })}
      required
      inputMode="numeric"
      autoComplete="off"
      pattern="\d{6}"
      title={texts.digits}
      maxLength={6}
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, ""))}
    />
  );
}
