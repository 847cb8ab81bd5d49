import { useLanguage } from "../../i18n/language-context.ts";
import { Head } from "../../parts/navigation/link.tsx";
import "../../ui/accordion.module.css";
import { Tabs } from "../../ui/tabs.tsx";
import { useContentTexts } from "./content-texts.ts";
import styles from "./jobs.module.css";
import { ServerPart } from "../../parts/navigation/server-part.tsx";

export default function JobsPage() {
  const { jobs } = useContentTexts();
  const lang = useLanguage() === "nl" ? undefined : "nl";
  return (
    <div className="wrap pagepad">
      <Head title={jobs.title} description={jobs.description} />
      <h1>{jobs.title}</h1>
      <p className="lede">{jobs.note}</p>
      <div className={styles.intro}>
        <ServerPart name="jobs-intro" lang={lang} />
      </div>
      <Tabs
        className={styles.tabs}
        label={jobs.label}
        tabs={[
          {
            id: "marketing",
            label: jobs.marketing,
            panel: <ServerPart name="jobs-marketing" lang={lang} />,
          },
          {
            id: "interns",
            label: jobs.interns,
            panel: <ServerPart name="jobs-interns" lang={lang} />,
          },
        ]}
      />
    </div>
  );
}
