import type { Run } from "@waslijn/contract/console/runs/runs";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../../parts/act/use-act.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { useRunsTexts } from "./runs-texts.ts";

export function RemoveRun({ run }: { run: Run }) {
  const texts = useRunsTexts();
  const { act, isRunning } = useAct({ refresh: [["runs"], ["today"]] });
  const { id, version, driver } = run;
  return (
    <button
      className="btn btn-quiet btn-s btn-sq"
      type="button"
      disabled={isRunning}
      aria-label={texts.remove(driver.name)}
      onClick={() =>
        void act({
          done: texts.removed(driver.name),
          run: () => callConsole("removeRun", { params: { id }, body: { version } }),
        })
      }
    >
      <Icon name="close" size="s" />
    </button>
  );
}
