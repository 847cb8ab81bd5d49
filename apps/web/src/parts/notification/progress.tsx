import { useSyncExternalStore } from "react";
import { runningCalls } from "../../api/running-calls.ts";
import { ProgressLine } from "../../ui/progress-line.tsx";
import { useNotificationTexts } from "../../i18n/part-texts.ts";
import styles from "./progress.module.css";

/** Progress line under the header while calls are running (CHROME-25). */
export function Progress() {
  const running = useSyncExternalStore(runningCalls.subscribe, runningCalls.read, () => 0);
  const { busy } = useNotificationTexts();
  return (
    // Labelled only while active, so that it is not an empty landmark.
    <section className={styles.progress} aria-label={running > 0 ? busy : undefined}>
      <ProgressLine active={running > 0} label={busy} />
    </section>
  );
}
