import { NumberStepper } from "@waslijn/ui/field/number-stepper.tsx";
import { useB2bOrderTexts } from "./b2b-order-texts.ts";
import styles from "./b2b-form.module.css";

type Props = {
  value: string;
  isWrong: boolean;
  locked: boolean;
  onChange: (value: string) => void;
};

/** The message is Dutch in both languages; English adds its translation (B2B-07). */
export function BagCount({ value, isWrong, locked, onChange }: Props) {
  const texts = useB2bOrderTexts();
  return (
    <NumberStepper
      className={styles.bags}
      label={texts.bags}
      value={value}
      onChange={onChange}
      min={1}
      max={9999}
      disabled={locked}
      lessLabel={texts.fewer}
      moreLabel={texts.more}
      error={
        isWrong ? (
          <>
            <span lang="nl">{texts.bagsWrong}</span>
            {texts.bagsWrongTranslated ? <> ({texts.bagsWrongTranslated})</> : null}
          </>
        ) : undefined
      }
    />
  );
}
