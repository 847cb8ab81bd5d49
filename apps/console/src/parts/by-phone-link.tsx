import { Link } from "@tanstack/react-router";
import { defineTexts } from "../i18n/define-texts.ts";
import { Icon } from "../ui/icon.tsx";

const useTexts = defineTexts({
  en: { byPhone: "Order by phone" },
  nl: { byPhone: "Bestelling per telefoon" },
});

/** Starts a phone order; its key, N, is that of the screen. */
export function ByPhoneLink() {
  const texts = useTexts();
  return (
    <Link className="btn btn-main" to="/by-phone">
      <Icon name="phone" size="s" />
      {texts.byPhone}
      <kbd>N</kbd>
    </Link>
  );
}
