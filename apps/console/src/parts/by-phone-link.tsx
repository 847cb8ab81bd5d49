import { Link, useNavigate } from "@tanstack/react-router";
import { defineTexts } from "../i18n/define-texts.ts";
import { Icon } from "../ui/icon.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";

const useTexts = defineTexts({
  en: { byPhone: "Order by phone" },
  nl: { byPhone: "Bestelling per telefoon" },
});

/** Starts a phone order from the Today and Orders screens. */
export function ByPhoneLink() {
  const texts = useTexts();
  const navigate = useNavigate();
  const open = (): void => void navigate({ to: "/by-phone" });
  useShortcuts([{ keys: "N", label: texts.byPhone, act: open }]);
  return (
    <Link className="btn btn-main" to="/by-phone">
      <Icon name="phone" size="s" />
      {texts.byPhone}
      <kbd>N</kbd>
    </Link>
  );
}
