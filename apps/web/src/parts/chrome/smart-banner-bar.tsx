import { brand } from "@waslijn/contract/shared/brand";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { useChromeTexts } from "../../i18n/part-texts.ts";
import { STORE_NAMES, type Platform, bannerClosed, bannerInstalled } from "./platform.ts";
import styles from "./smart-banner-bar.module.css";

type Props = { platform: Platform; onHide: () => void };

export default function SmartBannerBar({ platform, onHide }: Props) {
  const texts = useChromeTexts().smartBanner;
  const answer = (remember: () => void) => () => {
    remember();
    onHide();
  };
  return (
    <aside className={styles.banner} aria-label={texts.label}>
      <div className={`wrap ${styles.in}`}>
        <IconButton
          className={styles.close}
          label={texts.close}
          icon="close"
          onClick={answer(bannerClosed)}
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
          href={brand.stores[platform]}
          rel="noopener"
          aria-label={`${texts.action}: ${STORE_NAMES[platform]}`}
          onClick={answer(bannerInstalled)}
        >
          {texts.action}
        </ButtonLink>
      </div>
    </aside>
  );
}
