import { useLanguage } from "../../../i18n/language-context.ts";
import { Actions } from "../../../ui/actions.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Drawing, type DrawingName } from "../../../ui/drawing.tsx";
import { Swing } from "../../../ui/swing.tsx";
import { useHref } from "../../../parts/navigation/visit.ts";
import { useContentTexts } from "../content-texts.ts";
import styles from "../explore.module.css";
import type { Section } from "./parse-article.ts";
import { article } from "./articles.ts";
import { Blocks } from "./blocks.tsx";

/** Drawing of each of the eight steps (CONT-09). */
const STEP_DRAWINGS: readonly DrawingName[] = [
  "building",
  "hanger",
  "calendar",
  "app",
  "bag",
  "van",
  "magic",
  "box",
];

const byId = (sections: readonly Section[], id: string): Section => {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`The explore text has no section ${id}.`);
  return found;
};

export function ExploreArticle() {
  const { title, intro, sections } = article("explore", useLanguage());
  return (
    <>
      <div className="wrap pagepad">
        <h1>{title}</h1>
        <div className="lede">
          <Blocks blocks={intro} />
        </div>
        <FirstOrder section={byId(sections, "first-order")} />
      </div>
      <Steps section={byId(sections, "steps")} />
      <div className={`wrap ${styles.rest}`}>
        <Beside section={byId(sections, "about")} drawing="shirt" />
        <Beside section={byId(sections, "support")} drawing="bell" />
      </div>
    </>
  );
}

function FirstOrder({ section }: { section: Section }) {
  const { start } = useContentTexts().explore;
  const to = useHref()("order", { page: "address-selection" });
  return (
    <section id={section.id} className={styles.first} aria-labelledby="first-title">
      <h2 id="first-title">{section.title}</h2>
      <Blocks blocks={section.blocks} />
      <Actions>
        <ButtonLink href={to}>{start}</ButtonLink>
      </Actions>
    </section>
  );
}

function Steps({ section }: { section: Section }) {
  return (
    <section id={section.id} className={styles.steps} aria-labelledby="steps-title">
      <Swing kind="into" />
      <div className={styles.ground}>
        <div className="wrap">
          <h2 id="steps-title">{section.title}</h2>
          <ol>
            {section.topics.map((topic, index) => (
              <li key={topic.title}>
                <Drawing name={STEP_DRAWINGS[index] ?? "magic"} />
                <h3>
                  <span className={styles.number}>{index + 1}</span> {topic.title}
                </h3>
                <Blocks blocks={topic.blocks} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Swing kind="out" />
    </section>
  );
}

function Beside({ section, drawing }: { section: Section; drawing: DrawingName }) {
  return (
    <section id={section.id} className={styles.beside} aria-labelledby={`${section.id}-title`}>
      <div>
        <Drawing name={drawing} />
        <h2 id={`${section.id}-title`}>{section.title}</h2>
      </div>
      <div className={styles.text}>
        <Blocks blocks={section.blocks} />
      </div>
    </section>
  );
}
