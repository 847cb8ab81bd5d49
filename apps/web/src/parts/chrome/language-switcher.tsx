import { LANGUAGES } from "@waslijn/contract/shared/constants";
import type { MouseEvent } from "react";
import { hrefOf, type Visit, type RouteName } from "../../paths.ts";
import { navigate } from "../navigation/navigate.ts";
import { pageKeyOf } from "../navigation/page-key.ts";
import { useVisit } from "../navigation/use-visit.ts";
import { useChromeTexts } from "./chrome-texts.ts";
import styles from "./language-switcher.module.css";

/** Where something may have been typed, or a link's token is kept. All other pages come whole from the server, texts and prices included. */
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
];

const switchesInPlace = (visit: Visit): boolean =>
  SWITCHED_IN_PLACE.includes(visit.route) || pageKeyOf(visit) === "order-flow";

/** The same page, with its query, in the other language (CHROME-02). */
export function LanguageSwitcher() {
  const texts = useChromeTexts();
  const visit = useVisit();
  const onClick = (event: MouseEvent, to: string) => {
    if (!switchesInPlace(visit) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
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
