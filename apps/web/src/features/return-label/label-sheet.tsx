import { returnAddress } from "@waslijn/contract/shared/brands/return-address";
import type { ReturnLabel } from "@waslijn/contract/customer/locations";
import { Barcode } from "@waslijn/design/barcode.tsx";
import styles from "./label-sheet.module.css";
import { useReturnLabelTexts } from "./return-label-texts.ts";

/** The postal hub where there is one, otherwise the hub (RET-08, RET-12). */
export const stationOf = ({ servicePoint }: ReturnLabel): string | undefined =>
  servicePoint.postNLHub?.name || servicePoint.hub?.name;

export const companyOf = ({ servicePoint }: ReturnLabel): string | undefined =>
  servicePoint.serviceCompany?.display;

/** The printed sheet: A6, in millimetres, black on white. Scaled down on narrow screens. */
export function LabelSheet({ label }: { label: ReturnLabel }) {
  const all = useReturnLabelTexts();
  const texts = all.sheet;
  const { bls } = label.servicePoint;
  const rows = [
    [all.station, stationOf(label)],
    [all.serviceCompany, companyOf(label)],
  ].filter(([, value]) => value);
  return (
    <div className={styles.frame}>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <strong>{texts.head}</strong>
          <span>{bls}</span>
        </header>
        <p className={styles.instruction}>{texts.instruction}</p>
        <Code text={label.returnLabel.label} className={styles.large} />
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.foot}>
          <Code text={bls} className={styles.small} />
          <address className={styles.address}>
            <span>{texts.undeliverable}</span>
            {returnAddress.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      </article>
    </div>
  );
}

function Code({ text, className }: { text: string; className: string | undefined }) {
  const texts = useReturnLabelTexts().sheet;
  return (
    <div className={className}>
      <Barcode className={styles.bars} text={text} label={texts.barcode(text)} />
      <p className={styles.code}>{text}</p>
    </div>
  );
}
