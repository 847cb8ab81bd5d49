import { IconButton } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { Swing } from "../../../ui/swing.tsx";
import { useSectionTexts } from "./section-texts.ts";
import styles from "../how-it-works.module.css";

/** Focusable, so that the arrow keys scroll it where it is a slider. */
const SLIDER = { tabIndex: 0 };
const DRAWINGS = ["bell", "van", "magic", "box"] as const;

/** Four steps: a slider on small screens, columns on wide ones (HOME-10, HOME-11). */
export function HowItWorks() {
  const { how } = useSectionTexts();
  return (
    <section>
      <Swing kind="into" />
      <div className={styles.in}>
        <div className="wrap">
          <div className="row-between">
            <h2>{how.title}</h2>
            <div className={styles.arrows}>
              <IconButton label={how.previous} icon="back" data-slide="-1" />
              <IconButton label={how.next} icon="next" data-slide="1" />
            </div>
          </div>
          <ol className={styles.row} {...SLIDER} aria-label={how.label}>
            {how.steps.map(({ name, text }, index) => (
              <li key={name}>
                <Drawing name={DRAWINGS[index] ?? "box"} />
                <h3>
                  <span>{index + 1}</span>
                  {name}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Swing kind="out" />
    </section>
  );
}
