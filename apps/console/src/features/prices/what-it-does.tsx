import { Panel } from "../../parts/panel/panel.tsx";
import { usePricesTexts } from "./prices-texts.ts";

/** Said before it is planned: whose price it changes, and whose not (BILL-04). */
export function WhatItDoes({ day }: { day: string }) {
  const texts = usePricesTexts().does;
  return (
    <Panel title={texts.title}>
      <dl className="facts panel-in">
        <dt>{texts.before(day)}</dt>
        <dd>{texts.keeps}</dd>
        <dt>{texts.after(day)}</dt>
        <dd>{texts.pays}</dd>
        <dt>{texts.pages}</dt>
        <dd>{texts.change}</dd>
      </dl>
    </Panel>
  );
}
