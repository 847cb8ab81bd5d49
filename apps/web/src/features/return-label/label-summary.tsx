import type { ReturnLabel } from "@waslijn/contract/customer/locations";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Segmented } from "../../ui/fields/segmented.tsx";
import { useReturnLabelTexts } from "./return-label-texts.ts";
import styles from "./return-label-page.module.css";
import { companyOf, stationOf } from "./label-sheet.tsx";

export type Paper = "a6" | "a4";

type Props = { label: ReturnLabel; paper: Paper; onPaper: (paper: Paper) => void };

export function LabelSummary({ label, paper, onPaper }: Props) {
  const texts = useReturnLabelTexts();
  const facts = [
    [texts.code, label.servicePoint.bls],
    [texts.returnLabel, label.returnLabel.label],
    [texts.serviceCompany, companyOf(label)],
    [texts.station, stationOf(label)],
  ].filter(([, value]) => value);
  return (
    <>
      <Card aria-label={texts.facts}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Segmented
        className={styles.paper}
        legend={texts.paper}
        hint={texts.paperHint}
        options={[
          { value: "a6", label: texts.paperA6 },
          { value: "a4", label: texts.paperA4 },
        ]}
        value={paper}
        onChange={onPaper}
      />
      <Actions>
        <Button icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Actions>
    </>
  );
}
