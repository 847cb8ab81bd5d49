import type { ServicePointKind } from "@waslijn/contract/customer/locations";
import { useState } from "react";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { rememberCode, rememberedCode } from "./remembered-code.ts";
import { useServicePointTexts } from "./service-point-texts.ts";

/** Staff at a counter enter the same code all day; the device remembers it when they ask. */
export function RememberCode({ kind, code }: { kind: ServicePointKind; code: string }) {
  const texts = useServicePointTexts();
  const [ticked, setTicked] = useState(() => rememberedCode(kind) === code);
  return (
    <Checkbox
      label={texts.remember}
      checked={ticked}
      onChange={(event) => {
        setTicked(event.currentTarget.checked);
        rememberCode(kind, code, event.currentTarget.checked);
      }}
    />
  );
}
