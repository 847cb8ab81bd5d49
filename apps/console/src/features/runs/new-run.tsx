import type { RunsBoard } from "@waslijn/contract/console/runs/runs";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../../parts/act/use-act.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { Menu } from "../../parts/menu/menu.tsx";
import { useRunsTexts } from "./runs-texts.ts";

/** A run for a driver of the hub, or an owner, who has none on this day. */
export function NewRun({ board: { hub, day, free } }: { board: RunsBoard }) {
  const texts = useRunsTexts();
  const { act, isRunning } = useAct({ refresh: [["runs"], ["today"]] });
  if (free.length === 0) return null;
  const make = (driver: (typeof free)[number]): void =>
    void act({
      done: texts.made(driver.name),
      run: () => callConsole("makeRun", { body: { hub: hub.id, day, driver: driver.id } }),
    });
  return (
    <Menu
      className="btn btn-line"
      isDisabled={isRunning}
      align="end"
      lines={[
        { kind: "label", words: texts.newRunFor },
        ...free.map((driver) => ({
          kind: "act" as const,
          words: driver.name,
          act: () => make(driver),
        })),
      ]}
    >
      <Icon name="plus" size="s" />
      {texts.newRun}
    </Menu>
  );
}
