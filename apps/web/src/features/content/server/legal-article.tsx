import { LanguageContext, useLanguage } from "../../../i18n/language-context.ts";
import { useContentTexts } from "../content-texts.ts";
import styles from "../legal.module.css";
import { article, articleLanguage } from "./articles.ts";
import type { Article, Section } from "./parse-article.ts";
import { Blocks } from "./blocks.tsx";

/** Terms: Dutch in both languages, amounts and days included (CONT-16). */
export function TermsArticle() {
  const language = articleLanguage("terms", useLanguage());
  return (
    <LanguageContext value={language}>
      <Legal article={article("terms", language)} />
    </LanguageContext>
  );
}

export function PrivacyArticle() {
  const { title, ...rest } = article("privacy", useLanguage());
  return (
    <>
      <h1>{title}</h1>
      <Legal article={{ title, ...rest }} />
    </>
  );
}

function Legal({ article: { intro, sections } }: { article: Article }) {
  return (
    <div className={styles.legal}>
      <Contents sections={sections} />
      <div className={styles.text}>
        <div className={styles.intro}>
          <Blocks blocks={intro} />
        </div>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            <Blocks blocks={section.blocks} />
            {section.topics.map((topic) => (
              <div key={topic.title} className={styles.topic}>
                <h3>{topic.title}</h3>
                <Blocks blocks={topic.blocks} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Table of contents: folded on phones, beside the text on wide screens, by CSS alone. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const { contents } = useContentTexts();
  return (
    <nav className={styles.contents} aria-label={contents}>
      <details>
        <summary>{contents}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
