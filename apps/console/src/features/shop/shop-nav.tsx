import { Link } from "@tanstack/react-router";
import "./shop-nav.css";
import { defineTexts } from "../../i18n/define-texts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { LIST_NAMES } from "./list-names.ts";

const useShopTexts = defineTexts({
  en: {
    title: "Shop",
    staff: "Staff",
    setup: "Opening",
  },
  nl: {
    title: "Zaak",
    staff: "Medewerkers",
    setup: "Openen",
  },
});

const SCREENS = [
  ["hubs", "/shop/hubs"],
  ["holidays", "/shop/holidays"],
  ["stages", "/shop/stages"],
  ["promoCodes", "/shop/promo-codes"],
  ["companies", "/shop/companies"],
  ["locations", "/shop/locations"],
  ["files", "/shop/files"],
  ["staff", "/staff"],
  ["setup", "/shop/setup"],
] as const;

/** Navigation between the lists of provider data. */
export function ShopNav() {
  const texts = useShopTexts();
  const language = useLanguage();
  return (
    <nav className="shop-nav" aria-label={texts.title}>
      <ul>
        {SCREENS.map(([name, to]) => (
          <li key={name}>
            <Link to={to} activeProps={{ "aria-current": "page" }}>
              {name === "staff" || name === "setup" ? texts[name] : LIST_NAMES[name][language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
