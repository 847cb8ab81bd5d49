import { type Visit, type RouteName, hrefOf } from "../../paths.ts";
import { Icon } from "../../ui/drawing.tsx";
import { Swing } from "../../ui/swing.tsx";
import { Link } from "../navigation/link.tsx";
import { type OrderPage, orderPageOf, pageKeyOf, type PageKey } from "../navigation/page-key.ts";
import { useVisit, useWebView } from "../navigation/visit.ts";
import { ServerPart } from "../navigation/server-part.tsx";
import { useSession } from "../../api/session.ts";
import { useChromeTexts } from "../../i18n/part-texts.ts";
import styles from "./header.module.css";
import "./hero-banner.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import "./web-view-bar.module.css";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import type { MouseEvent } from "react";
import { navigate } from "../navigation/navigate.ts";

/**
 * Pages with form input or a token in the history state switch language without a page load. All others are loaded from
 * the server, with texts and prices.
 */
const SWITCHED_IN_PLACE: readonly RouteName[] = [
  "re-use",
  "re-cover",
  "retail",
  "collection",
  "b2b",
  "retour",
  "recover",
  "recover-token",
  "confirm",
  "assistant",
];

const switchesInPlace = (visit: Visit): boolean =>
  SWITCHED_IN_PLACE.includes(visit.route) || pageKeyOf(visit) === "order-flow";

/** The same page, with its query, in the other language (CHROME-02). */
function LanguageSwitcher() {
  const texts = useChromeTexts();
  const visit = useVisit();
  const onClick = (event: MouseEvent, to: string) => {
    if (!switchesInPlace(visit) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to + location.hash);
  };
  return (
    <div className={styles.languages} role="group" aria-label={texts.language}>
      {LANGUAGES.map((language) => {
        const to = hrefOf(visit, { language });
        return (
          <a
            key={language}
            lang={language}
            hrefLang={language}
            href={to}
            aria-label={`${language.toUpperCase()} – ${texts.languages[language]}`}
            aria-current={language === visit.language ? "true" : undefined}
            onClick={(event) => onClick(event, to)}
          >
            {language.toUpperCase()}
          </a>
        );
      })}
    </div>
  );
}

const WITH_HERO: readonly RouteName[] = [
  "contact",
  "pricelist",
  "explore",
  "faq",
  "terms",
  "cookie",
  "jobs",
];
/** These pages draw their own clothes-line, as the steps and the placed order do. */
const PAGES_ON_A_LINE: readonly PageKey[] = ["home", "not-found", "my-order", "assistant", "pay"];
const PAGES_WITH_OWN_LINE: readonly (OrderPage | undefined)[] = [
  "select-service",
  "select-dates",
  "confirm-order",
  "order-placed",
];

function hasOwnLine(visit: Visit): boolean {
  return (
    PAGES_ON_A_LINE.includes(pageKeyOf(visit)) || PAGES_WITH_OWN_LINE.includes(orderPageOf(visit))
  );
}

/** The order link is hidden during an order, and on pages whose banner has one. */
const isOrdering = (visit: Visit): boolean => orderPageOf(visit) !== undefined;

/** Header of every page: the site's header, or a title bar inside the app (CHROME-29). */
export function Header() {
  const visit = useVisit();
  const isWebView = useWebView();
  const hasHero = !isWebView && WITH_HERO.includes(visit.route);
  return (
    <header className={styles.top} data-no-order={isOrdering(visit) || hasHero || undefined}>
      <ServerPart name="skip-link" />
      {isWebView ? <ServerPart name="web-view-bar" /> : <SiteRow />}
      {hasOwnLine(visit) ? null : <Swing kind="top" className="no-print" />}
      {hasHero ? <ServerPart name="hero-banner" /> : null}
    </header>
  );
}

function SiteRow() {
  const texts = useChromeTexts();
  const isUser = useSession().type === "user";
  const { route } = useVisit();
  /** For users only (MINE-11, ROUTE-20). */
  const own = (orders?: string, logout?: string) =>
    isUser ? (
      <>
        <Link route="my-orders" className={orders} aria-current={route === "my-orders" && "page"}>
          <Icon name="user" />
          <span>{texts.myOrders}</span>
        </Link>
        <Link route="logout" className={logout}>
          <Icon name="logout" />
          <span>{texts.logout}</span>
        </Link>
      </>
    ) : null;
  return (
    <div className={`wrap ${styles.row}`} data-user={isUser || undefined}>
      <ServerPart name="site-start" className={styles.start} />
      {own(styles.orders, styles.account)}
      <ServerPart name="site-menu" className={styles.menu} />
      <LanguageSwitcher />
      <MobileMenu>{own()}</MobileMenu>
    </div>
  );
}
