import type { RunsBoard } from "@waslijn/contract/console/runs/runs";
import { DropdownMenu } from "radix-ui";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../../parts/act/use-act.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { useRunsTexts } from "./runs-texts.ts";
import "../../parts/controls/menu.css";

/** A run for a driver of the hub who has none on this day. */
export function NewRun({ board: { hub, day, free, runs } }: { board: RunsBoard }) {
  const texts = useRunsTexts();
  const { act, isRunning } = useAct({ refresh: [["runs"], ["today"]] });
  if (free.length === 0) {
    return runs.length === 0 ? <p className="quiet">{texts.noDrivers}</p> : null;
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="btn btn-line" disabled={isRunning}>
        <Icon name="plus" size="s" />
        {texts.newRun}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
        <DropdownMenu.Label className="menu-label">{texts.newRunFor}</DropdownMenu.Label>
        {free.map(({ id, name }) => (
          <DropdownMenu.Item
            key={id}
            className="menu-item"
            onSelect={() =>
              void act({
                done: texts.made(name),
                run: () => callConsole("makeRun", { body: { hub: hub.id, day, driver: id } }),
              })
            }
          >
            {name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
