import { Drawing, Peg, type DrawingName } from "../../../ui/drawing.tsx";
import { useFrameTexts } from "./frame-texts.ts";
import styles from "../hero-banner.module.css";
import { OrderLink } from "./site-links.tsx";

type Garment = { name: DrawingName; pegs: 1 | 2 };
const WASHING: readonly Garment[] = [
  { name: "sock", pegs: 1 },
  { name: "shirt", pegs: 2 },
  { name: "towel", pegs: 2 },
];

/** Banner with our offer and the order link, drawn on the header's clothes-line (CHROME-03). */
export function HeroBanner() {
  const texts = useFrameTexts();
  return (
    <div className={`wrap no-print ${styles.hero}`}>
      <p className={styles.title}>{texts.hero.title}</p>
      <OrderLink className={styles.action} />
      <div className={styles.washing} aria-hidden="true">
        {WASHING.map(({ name, pegs }, index) => (
          <span key={name} className={`sway sway-${index + 1}`}>
            <Peg />
            {pegs === 2 ? <Peg className={styles.right} /> : null}
            <Drawing name={name} />
          </span>
        ))}
      </div>
    </div>
  );
}
