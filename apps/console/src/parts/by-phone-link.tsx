import { Link, useNavigate } from "@tanstack/react-router";
import { defineTexts } from "../i18n/define-texts.ts";
import { Icon } from "../ui/icon.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";

export const useByPhoneLinkTexts = defineTexts({
  en: {
    byPhone: "Order by phone",
    orderFor: (name: string) => `Order for ${name}`,
    newOrderFor: (name: string) => `New order for ${name}`,
  },
  nl: {
    byPhone: "Bestelling per telefoon",
    orderFor: (name: string) => `Bestelling voor ${name}`,
    newOrderFor: (name: string) => `Nieuwe bestelling voor ${name}`,
  },
});

/** Starts a phone order; its key, N, is that of the screen. */
export function ByPhoneLink() {
  const texts = useByPhoneLinkTexts();
  return (
    <Link className="btn btn-main" to="/by-phone">
      <Icon name="phone" size="s" />
      {texts.byPhone}
      <kbd>N</kbd>
    </Link>
  );
}

/** Starts a phone order with a customer's data filled in; N does the same while it is on the screen. */
export function OrderForLink({ id, name }: { id: string; name: string }) {
  const label = useByPhoneLinkTexts().orderFor(name);
  const navigate = useNavigate();
  const target = { to: "/by-phone", search: { customer: id } } as const;
  useShortcuts([{ keys: "N", label, act: () => void navigate(target) }]);
  return (
    <Link className="btn btn-main" {...target}>
      <Icon name="phone" size="s" />
      {label}
      <kbd>N</kbd>
    </Link>
  );
}
