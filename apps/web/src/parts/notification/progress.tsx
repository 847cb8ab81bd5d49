import { useSyncExternalStore } from "react";
import { runningCalls } from "../../api/running-calls.ts";
import { ProgressLine } from "../../ui/progress-line.tsx";
import { useNotificationTexts } from "../../i18n/part-texts.ts";
import styles from "./progress.module.css";

/** The line under the header while calls are under way (CHROME-25). */
export function Progress() {
  const running = useSyncExternalStore(runningCalls.subscribe, runningCalls.read, () => 0);
  const { busy } = useNotificationTexts();
  return (
    // Named only while it shows something, so that it is no landmark without content.
    <section className={styles.progress} aria-label={running > 0 ? busy : undefined}>
      <ProgressLine active={running > 0} label={busy} />
    </section>
  );
}
