import type { Dispatch } from "react";
import { call } from "../../api/client.ts";
import { useCounterPage } from "../../parts/offline/use-counter-page.ts";
import type { CodeEntry, CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { lookUp } from "../../parts/service-point/look-up.ts";
import { B2bForm } from "./b2b-form.tsx";
import type { B2bPlaced } from "./b2b-placed.ts";
import { B2bSummary } from "./b2b-summary.tsx";

type Props = {
  entry: CodeEntry<B2bPlaced>;
  dispatch: Dispatch<CodeEntryEvent<B2bPlaced>>;
};

export const lookUpPoint = (code: string) =>
  lookUp<B2bPlaced>(code, (wanted) => call("b2bServicePoint", { params: { code: wanted } }));

/** All that happens after the keypad; loaded once the keypad can be used. */
export function B2bDesk({ entry, dispatch }: Props) {
  useCounterPage("b2b");
  if (entry.at === "placed") {
    return <B2bSummary entry={entry} onNewCode={() => dispatch({ type: "new-code" })} />;
  }
  return entry.at === "found" || entry.at === "placing" ? (
    <B2bForm key={entry.code} entry={entry} dispatch={dispatch} />
  ) : null;
}
