import type { Visit, RouteName } from "../../paths.ts";
import { classes } from "@waslijn/ui/classes.ts";
import { Icon } from "@waslijn/ui/drawings/drawing.tsx";
import { Swing } from "@waslijn/ui/swing/swing.tsx";
import { Link } from "../navigation/link.tsx";
import type { OrderPage } from "../navigation/order-page-param.ts";
import { orderPageOf, pageKeyOf, type PageKey } from "../navigation/page-key.ts";
import { useVisit, useWebView } from "../navigation/use-visit.ts";
import { ServerPart } from "../server-part/server-part.tsx";
import { useSession } from "../session/use-session.ts";
import { useChromeTexts } from "./chrome-texts.ts";
import styles from "./header.module.css";
import "./hero-banner.module.css";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import "./web-view-bar.module.css";

const WITH_HERO: readonly RouteName[] = [
  "contact",
  "pricelist",
  "explore",
  "faq",
  "terms",
  "cookie",
  "jobs",
];
/** They hang on a line of their own, as the steps and the placed order do. */
const PAGES_ON_A_LINE: readonly PageKey[] = ["home", "not-found", "my-order"];
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

/** Whoever orders already needs no other way into it; nor does a page whose banner has one. */
const isOrdering = (visit: Visit): boolean => orderPageOf(visit) !== undefined;

/** What stands above every page: the site's header, or a title bar inside the app (CHROME-29). */
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
  const isUser = useSession().type === "user";
  return (
    <div className={`wrap ${styles.row}`} data-user={isUser || undefined}>
      <ServerPart name="site-start" className={styles.start} />
      {isUser ? <OrdersLink className={classes(styles.account, styles.orders)} /> : null}
      {isUser ? <LogoutLink className={styles.account} /> : null}
      <ServerPart name="site-menu" className={styles.menu} />
      <LanguageSwitcher />
      <MobileMenu>
        {isUser ? <OrdersLink /> : null}
        {isUser ? <LogoutLink /> : null}
      </MobileMenu>
    </div>
  );
}

/** For users only (MINE-11). */
function OrdersLink({ className }: { className?: string | undefined }) {
  const { route } = useVisit();
  return (
    <Link
      route="my-orders"
      className={className}
      aria-current={route === "my-orders" ? "page" : undefined}
    >
      <Icon name="user" />
      <span>{useChromeTexts().myOrders}</span>
    </Link>
  );
}

/** For users only (ROUTE-20). */
function LogoutLink({ className }: { className?: string | undefined }) {
  return (
    <Link route="logout" className={className}>
      <Icon name="logout" />
      <span>{useChromeTexts().logout}</span>
    </Link>
  );
}
