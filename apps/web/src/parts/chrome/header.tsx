import { brand } from "@waslijn/contract/brand";
import type { Place, RouteName } from "../../paths.ts";
import { Icon, Logo } from "../../ui/drawings/drawing.tsx";
import { Swing } from "../../ui/swing/swing.tsx";
import { Link } from "../navigation/link.tsx";
import { usePlace, useWebView } from "../navigation/use-place.ts";
import { useSession } from "../session/use-session.ts";
import { useChromeTexts } from "./chrome-texts.ts";
import styles from "./header.module.css";
import { HeroBanner } from "./hero-banner.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SiteLinks } from "./site-links.tsx";
import { StoreLinks } from "./store-links.tsx";
import { WebViewBar } from "./web-view-bar.tsx";

const WITH_HERO: readonly RouteName[] = [
  "contact",
  "pricelist",
  "explore",
  "faq",
  "terms",
  "cookie",
  "jobs",
];
/** The steps and the placed order hang on a line of their own. */
const PAGES_WITH_OWN_LINE = ["select-service", "select-dates", "confirm-order", "order-placed"];

function hasOwnLine({ route, query }: Place): boolean {
  const isHome = (route === "home" || route === "order") && !query.page;
  return isHome || route === "not-found" || PAGES_WITH_OWN_LINE.includes(query.page ?? "");
}

/** What stands above every page: the site's header, or a title bar inside the app (CHROME-29). */
export function Header() {
  const place = usePlace();
  const isWebView = useWebView();
  const texts = useChromeTexts();
  return (
    <header className={styles.top}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      {isWebView ? <WebViewBar /> : <SiteRow />}
      {hasOwnLine(place) ? null : <Swing kind="top" className="no-print" />}
      {!isWebView && WITH_HERO.includes(place.route) ? <HeroBanner /> : null}
    </header>
  );
}

function SiteRow() {
  const texts = useChromeTexts();
  const isUser = useSession().type === "user";
  return (
    <div className={`wrap ${styles.row}`}>
      <Link route="home" className={styles.logo}>
        <Logo label={brand.name} />
      </Link>
      {isUser ? (
        <Link route="logout" className={styles.logout}>
          <Icon name="logout" />
          <span>{texts.logout}</span>
        </Link>
      ) : null}
      <nav className={styles.nav} aria-label={texts.menu}>
        <SiteLinks />
      </nav>
      <div className={styles.stores} role="group" aria-label={texts.getApp}>
        <StoreLinks />
      </div>
      <LanguageSwitcher />
      <MobileMenu />
    </div>
  );
}
