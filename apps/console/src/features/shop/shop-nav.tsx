import { Link } from "@tanstack/react-router";
import { useShopTexts } from "./shop-texts.ts";
import "./shop-nav.css";

const SCREENS = [
  ["hubs", "/shop/hubs"],
  ["holidays", "/shop/holidays"],
  ["promoCodes", "/shop/promo-codes"],
  ["companies", "/shop/companies"],
  ["locations", "/shop/locations"],
  ["files", "/shop/files"],
  ["staff", "/staff"],
] as const;

/** What belongs to the shop beside windows, areas and prices: a list each. */
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
