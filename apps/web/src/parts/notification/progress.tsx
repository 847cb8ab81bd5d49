import { useSyncExternalStore } from "react";
import { runningCalls } from "../../api/running-calls.ts";
import { ProgressLine } from "../../ui/progress/progress-line.tsx";
import { useNotificationTexts } from "./notification-texts.ts";
import styles from "./progress.module.css";

/** The line under the header while calls are under way (CHROME-25). */
export function Progress() {
  const running = useSyncExternalStore(runningCalls.subscribe, runningCalls.read, () => 0);
  const { busy } = useNotificationTexts();
  return (
    <div className={styles.progress}>
      <ProgressLine active={running > 0} label={busy} />
    </div>
  );
}
