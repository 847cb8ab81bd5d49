import { useEffect, useState } from "react";
import { formatDate } from "../../i18n/format-date.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { useAddressTexts } from "./address-texts.ts";
import { loadFirstPickup, type FirstPickup } from "./load-first-pickup.ts";
import { spacedPostalCode } from "./to-location.ts";

/** The answer of the home check: we come, and this is when we could come first. */
export function FirstPickupNotice({ postalCode }: { postalCode: string }) {
  const texts = useAddressTexts();
  const language = useLanguage();
  const [first, setFirst] = useState<FirstPickup>();
  useEffect(() => {
    let shown = true;
    void loadFirstPickup(postalCode).then((found) => (shown ? setFirst(found) : undefined));
    return () => {
      shown = false;
    };
  }, [postalCode]);
  return (
    <Notice status="success">
      <strong>{texts.weCome(spacedPostalCode(postalCode.toUpperCase()))}</strong>{" "}
      {first ? texts.firstPickup(formatDate(first.date, language), first.time) : texts.fillIn}
    </Notice>
  );
}
