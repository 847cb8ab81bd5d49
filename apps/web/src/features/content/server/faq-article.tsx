import { brand } from "@waslijn/contract/shared/brand";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { Accordion } from "../../../ui/accordion.tsx";
import { TabsOrAccordion } from "../../../ui/tabs-or-accordion.tsx";
import { useContentTexts } from "../content-texts.ts";
import styles from "../faq.module.css";
import { article } from "./articles.ts";
import type { Section } from "./parse-article.ts";
import { Blocks } from "./blocks.tsx";

/** Four categories: tabs on wide screens, an accordion on narrow ones (CONT-12 to 14). */
export function FaqArticle() {
  const { title, intro, sections } = article("faq", useLanguage());
  const { ask } = useContentTexts().faq;
  return (
    <>
      <h1>{title}</h1>
      <div className="lede">
        <Blocks blocks={intro} />
      </div>
      <TabsOrAccordion className={styles.categories} sections={sections.map(toCategory)} />
      <p className={styles.ask}>
        {ask.before}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
        {ask.between}
        <PhoneLink />
        {ask.after}
      </p>
    </>
  );
}

function toCategory({ id, title, topics }: Section) {
  const items = topics.map((topic, index) => ({
    id: `${id}-${index + 1}`,
    title: topic.title,
    content: <Blocks blocks={topic.blocks} />,
  }));
  return { id, title, content: <Accordion className={styles.questions} items={items} /> };
}
