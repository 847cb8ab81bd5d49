import { TextButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhoneLink } from "../contact/phone-link.tsx";
import { canChoose, type DateList } from "./date-list.ts";
import styles from "./time-picker.module.css";
import { useTimesTexts } from "./times-texts.ts";

/** A quiet word where days are missing: they did not come, or all of them are full. */
export function TimesTrouble({ list, onRetry }: { list: DateList; onRetry: () => void }) {
  const texts = useTimesTexts();
  if (list.status === "failed") {
    return (
      <p className={styles.trouble}>
        {texts.failed} <TextButton onClick={onRetry}>{texts.retry}</TextButton>
      </p>
    );
  }
  if (list.status !== "loaded" || canChoose(list)) return null;
  return (
    <Notice status="info" className={styles.trouble}>
      <b>{texts.noneTitle}.</b> {texts.none} <PhoneLink />
    </Notice>
  );
}
