import { HowItWorks } from "./how-it-works.tsx";
import { Offer } from "./offer.tsx";
import { Peg } from "../../../ui/drawing.tsx";
import { useSectionTexts } from "./section-texts.ts";
import styles from "../skips.module.css";
import type { ServerParts } from "../../../parts/navigation/server-part.tsx";
import { HeroLine } from "./hero-line.tsx";

/** The static sections of the home page. */
export function HomeSections() {
  return (
    <>
      <Skips />
      <HowItWorks />
      <Offer />
    </>
  );
}

/** Five points on a line (HOME-09). */
function Skips() {
  const { skips } = useSectionTexts();
  return (
    <section className={styles.skips}>
      <div className="wrap">
        <h2>{skips.title}</h2>
        <div className={styles.line}>
          <svg className={styles.rope} viewBox="0 0 1120 80" aria-hidden="true">
            <path className="o" d="M-1200 -201.1Q560 313.1 2320 -201.1" />
          </svg>
          <ul>
            {skips.points.map(({ before, what, after, text }) => (
              <li key={what} className={styles.cloth}>
                <Peg />
                <Peg className={styles.second} />
                <h3>
                  {before} <em>{what}</em>
                  {after ? ` ${after}` : null}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export const homeParts = {
  "hero-line": HeroLine,
  "home-sections": HomeSections,
} satisfies Partial<ServerParts>;
