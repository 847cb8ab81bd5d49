import { LanguageContext } from "../../../i18n/language-context.ts";
import { Accordion } from "../../../ui/accordion.tsx";
import { unbroken } from "../../../ui/unbroken.tsx";
import styles from "../jobs.module.css";
import { article } from "./articles.ts";
import { Blocks } from "./blocks.tsx";

/** Vacancies are Dutch in both languages (CONT-20). */
export function JobsIntro() {
  return (
    <LanguageContext value="nl">
      <Blocks blocks={article("jobs", "nl").intro} />
    </LanguageContext>
  );
}

const vacancies = (id: "marketing" | "interns") =>
  function Vacancies() {
    const section = article("jobs", "nl").sections.find((one) => one.id === id);
    const items = (section?.topics ?? []).map((topic, index) => ({
      id: `${id}-${index + 1}`,
      title: unbroken(topic.title),
      content: <Blocks blocks={topic.blocks} />,
    }));
    return (
      <LanguageContext value="nl">
        <Accordion className={styles.vacancies} items={items} />
      </LanguageContext>
    );
  };

export const MarketingVacancies = vacancies("marketing");
export const InternVacancies = vacancies("interns");
