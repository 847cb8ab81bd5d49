import { useLanguage } from "../../i18n/language-context.ts";
import { Head } from "../../parts/navigation/link.tsx";
import { useContentTexts } from "./content-texts.ts";
import styles from "./legal.module.css";
import { PrintButton } from "../../ui/print-button.tsx";
import { ServerPart } from "../../parts/navigation/server-part.tsx";

export default function TermsPage() {
  const { terms, print } = useContentTexts();
  const isDutch = useLanguage() === "nl";
  return (
    <div className="wrap pagepad">
      <Head title={terms.title} description={terms.description} />
      <div className={styles.head}>
        <div>
          <h1>{terms.title}</h1>
          {isDutch ? null : <p className="lede">{terms.note}</p>}
        </div>
        <PrintButton label={print} />
      </div>
      <ServerPart name="terms" lang={isDutch ? undefined : "nl"} />
    </div>
  );
}
