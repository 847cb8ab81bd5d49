import { Link } from "@tanstack/react-router";
import "./shop-nav.css";
import { defineTexts } from "../../i18n/define-texts.ts";

const useShopTexts = defineTexts({
  en: {
    title: "Shop",
    screens: {
      hubs: "Hubs",
      holidays: "Holidays",
      stages: "Steps",
      promoCodes: "Promo codes",
      companies: "Companies",
      locations: "Locations",
      files: "Files",
      staff: "Staff",
      setup: "Opening",
    },
  },
  nl: {
    title: "Zaak",
    screens: {
      hubs: "Hubs",
      holidays: "Feestdagen",
      stages: "Stappen",
      promoCodes: "Actiecodes",
      companies: "Bedrijven",
      locations: "Locaties",
      files: "Bestanden",
      staff: "Medewerkers",
      setup: "Openen",
    },
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
  return (
    <nav className="shop-nav" aria-label={texts.title}>
      <ul>
        {SCREENS.map(([name, to]) => (
          <li key={name}>
            <Link to={to} activeProps={{ "aria-current": "page" }}>
              {texts.screens[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
