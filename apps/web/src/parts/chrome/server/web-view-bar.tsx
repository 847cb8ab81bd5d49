import { brand } from "@waslijn/contract/shared/brand";
import type { RouteName } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Logo } from "../../../ui/drawing.tsx";
import { useHref, useVisit } from "../../navigation/visit.ts";
import { useFrameTexts } from "./frame-texts.ts";
import styles from "../web-view-bar.module.css";

const NAMED = ["explore", "pricelist", "faq", "contact", "terms", "jobs"] as const;
const isNamed = (route: RouteName): route is (typeof NAMED)[number] =>
  NAMED.some((name) => name === route);

/** Inside the app: a compact title bar without menu, with a link to the prices (CHROME-27, 29). */
export function WebViewBar() {
  const texts = useFrameTexts();
  const { route } = useVisit();
  const to = useHref()("pricelist");
  return (
    <div className={`wrap ${styles.bar}`} data-web-view>
      {isNamed(route) ? (
        <p className={styles.title}>{texts[route]}</p>
      ) : (
        <Logo label={brand.name} className={styles.logo} />
      )}
      <ButtonLink
        kind="line"
        href={to}
        className={styles.prices}
        aria-current={route === "pricelist" ? "page" : undefined}
      >
        {texts.priceList}
      </ButtonLink>
    </div>
  );
}
