import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import {
  SMART_BANNER_CLOSED_DAYS,
  SMART_BANNER_INSTALLED_DAYS,
} from "@waslijn/contract/shared/constants";
import { writeCookie } from "../../lib/cookies.ts";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { useLanguage } from "../../i18n/language-context.ts";
import { CLOSED, INSTALLED, type Platform } from "./platform.ts";
import { STORE_NAMES } from "./store-names.ts";
import styles from "./smart-banner-bar.module.css";

/** Few, and loaded with the banner: a dictionary of their own would be a request more. */
const TEXTS = {
  nl: {
    label: "App",
    title: (name: string) => `${name} als app`,
    text: "Gratis. Bestellen in een paar minuten.",
    action: "Bekijk",
    close: "Verberg de appbanner",
  },
  en: {
    label: "App",
    title: (name: string) => `${name} as an app`,
    text: "Free. Order in a few minutes.",
    action: "View",
    close: "Hide the app banner",
  },
};

type Props = { platform: Platform; onHide: () => void };

export default function SmartBannerBar({ platform, onHide }: Props) {
  const texts = TEXTS[useLanguage()];
  const answer = (cookie: string, days: number) => () => {
    writeCookie(cookie, "true", days);
    onHide();
  };
  return (
    <aside className={styles.banner} aria-label={texts.label}>
      <div className={`wrap ${styles.in}`}>
        <IconButton
          className={styles.close}
          label={texts.close}
          icon="close"
          onClick={answer(CLOSED, SMART_BANNER_CLOSED_DAYS)}
        />
        <img
          className={styles.icon}
          src={`${brand.files}/icon.svg`}
          width="40"
          height="40"
          alt=""
        />
        <p className={styles.words}>
          <b>{texts.title(brand.name)}</b>
          <span>{texts.text}</span>
        </p>
        <ButtonLink
          kind="line"
          className={styles.action}
          href={brandFoot.stores[platform]}
          rel="noopener"
          aria-label={`${texts.action}: ${STORE_NAMES[platform]}`}
          onClick={answer(INSTALLED, SMART_BANNER_INSTALLED_DAYS)}
        >
          {texts.action}
        </ButtonLink>
      </div>
    </aside>
  );
}
