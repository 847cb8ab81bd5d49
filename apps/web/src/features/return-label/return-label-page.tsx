import { useState, useEffect, useReducer, type Dispatch } from "react";
import { loadAfterStart } from "../../lib/load-after-start.ts";
import { Head } from "../../parts/navigation/link.tsx";
import { Dots } from "../../ui/button.tsx";
import type { Paper } from "./label-summary.tsx";
import { useReturnLabelTexts } from "./return-label-texts.ts";
import styles from "./return-label-page.module.css";
import { returnLookup, type ReturnLookup, type ReturnLookupEvent } from "./return-lookup.ts";
import { RETURN_CODE_LENGTH } from "@waslijn/contract/shared/constants";
import { ProblemText } from "../../parts/service-point/code-keypad.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

const desk = loadAfterStart(() => import("./label-desk.tsx"));
const ask = async (code: string) => (await desk.get()).askLabel(code);

export default function ReturnLabelPage() {
  const texts = useReturnLabelTexts();
  const [lookup, dispatch] = useReturnLookup(ask);
  const parts = desk.useLoaded("at-touch");
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

/** Requests the label once per completed code (RET-04). */
function useReturnLookup(
  ask: (code: string) => Promise<ReturnLookupEvent>,
): [ReturnLookup, Dispatch<ReturnLookupEvent>] {
  const [lookup, dispatch] = useReducer(returnLookup, { at: "typing", code: "" });
  const wanted = lookup.at === "looking-up" ? lookup.code : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    ask(wanted).then(dispatch, () =>
      dispatch({ type: "not-found", code: wanted, problem: { is: "no-connection" } }),
    );
  }, [ask, wanted]);
  return [lookup, dispatch];
}

type Props = { lookup: ReturnLookup; onType: (text: string) => void };

function ReturnCodeField({ lookup, onType }: Props) {
  const texts = useReturnLabelTexts();
  const problem = lookup.at === "typing" ? lookup.problem : undefined;
  return (
    <TextField
      look="code"
      label={texts.code}
      hint={texts.caption}
      placeholder={texts.placeholder}
      error={problem ? <ProblemText problem={problem} /> : undefined}
      value={lookup.code}
      maxLength={RETURN_CODE_LENGTH}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) => onType(event.currentTarget.value)}
      onPaste={(event) => {
        // Otherwise the browser truncates " BC12M" to maxLength before spaces are removed.
        event.preventDefault();
        onType(event.clipboardData.getData("text"));
      }}
    />
  );
}
