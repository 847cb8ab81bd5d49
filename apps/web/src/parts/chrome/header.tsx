import { LANGUAGES } from "@waslijn/contract/constants";
import { brand } from "@waslijn/contract/brand";
import { hrefOf } from "../../paths.ts";
import { Logo } from "../../ui/drawings/drawing.tsx";
import { Link } from "../navigation/link.tsx";
import { navigate } from "../navigation/navigate.ts";
import { usePlace } from "../navigation/use-place.ts";
import { useChromeTexts } from "./chrome-texts.ts";
import styles from "./header.module.css";

const MENU = ["explore", "pricelist", "faq", "contact"] as const;

export function Header() {
  const texts = useChromeTexts();
  return (
    <header className={styles.top}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <div className={`wrap ${styles.row}`}>
        <Link route="home" className={styles.logo}>
          <Logo label={brand.name} />
        </Link>
        <nav className={styles.nav} aria-label={texts.menu}>
          {MENU.map((route) => (
            <Link key={route} route={route}>
              {texts[route]}
            </Link>
          ))}
        </nav>
        <LanguageSwitcher label={texts.language} />
      </div>
    </header>
  );
}

function LanguageSwitcher({ label }: { label: string }) {
  const place = usePlace();
  return (
    <div className={styles.languages} role="group" aria-label={label}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          lang={language}
          href={hrefOf(place, { language })}
          aria-current={language === place.language ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            navigate(hrefOf(place, { language }));
          }}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
