import { useState } from "react";
import { loadAfterStart } from "../../lib/load-after-start.ts";
import { Head } from "../../parts/navigation/head.tsx";
import { Dots } from "@waslijn/ui/button/dots.tsx";
import type { Paper } from "./label-summary.tsx";
import { ReturnCodeField } from "./return-code-field.tsx";
import { useReturnLabelTexts } from "./return-label-texts.ts";
import styles from "./return-label-page.module.css";
import { useReturnLookup } from "./use-return-lookup.ts";

const desk = loadAfterStart(() => import("./label-desk.tsx"));
const ask = async (code: string) => (await desk.get()).askLabel(code);

export default function ReturnLabelPage() {
  const texts = useReturnLabelTexts();
  const [lookup, dispatch] = useReturnLookup(ask);
  const parts = desk.useLoaded();
  const found = parts && lookup.at === "found" ? { ...parts, label: lookup.label } : undefined;
  const [paper, setPaper] = useState<Paper>("a6");
  return (
    <div className={`wrap pagepad-s split ${styles.page}`}>
      <Head title={texts.title} description={texts.description} />
      <div className={`no-print ${styles.entry}`}>
        <h1>{texts.title}</h1>
        <p className="lede">{texts.lede}</p>
        <div className={styles.field}>
          <ReturnCodeField lookup={lookup} onType={(text) => dispatch({ type: "typed", text })} />
        </div>
        <div role="status">
          {lookup.at === "looking-up" ? (
            <p className={styles.work}>
              <Dots />
              {texts.lookingUp}
            </p>
          ) : null}
          {lookup.at === "found" ? <p className="hide">{texts.ready}</p> : null}
        </div>
        {found ? <found.LabelSummary label={found.label} paper={paper} onPaper={setPaper} /> : null}
      </div>
      <section className={styles.preview} aria-label={texts.preview} data-paper={paper}>
        {found ? (
          <found.LabelSheet label={found.label} />
        ) : (
          <p className={`no-print ${styles.empty}`}>{texts.empty}</p>
        )}
      </section>
    </div>
  );
}
