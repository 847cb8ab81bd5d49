import type { RunsBoard, RunStop } from "@waslijn/contract/console/runs/runs";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../parts/icon/icon.tsx";
import type { MenuLine } from "../../parts/menu/menu-line.ts";
import { Menu } from "../../parts/menu/menu.tsx";
import { stopName } from "../../parts/plan/plan-stops.ts";
import { useRunsTexts } from "./runs-texts.ts";
import type { RunActs } from "./use-runs.ts";

type Props = { stop: RunStop; board: RunsBoard; runId: string | null; acts: RunActs };

/** Everything that dragging would do, for keys and screen readers. */
export function StopMenu({ stop, board, runId, acts }: Props) {
  const texts = useRunsTexts().stop;
  const name = stopName(stop);
  const isOpen = stop.state !== "done";
  const moves: MenuLine[] = board.runs
    .filter(({ id }) => id !== runId)
    .map(({ id, driver }) => ({
      kind: "act",
      words: texts.to(driver.name),
      act: () => acts.move([name], id),
    }));
  const inRun: MenuLine[] = [
    { kind: "act", words: texts.toNobody, act: () => acts.move([name], null) },
    { kind: "rule" },
    { kind: "act", words: texts.up, act: () => acts.step(name, -1) },
    { kind: "act", words: texts.down, act: () => acts.step(name, 1) },
    {
      kind: "act",
      words: stop.isLocked ? texts.unlock : texts.lock,
      act: () => acts.lock([name]),
    },
  ];
  const link = (
    <Link to="/orders/$number" params={{ number: stop.number }}>
      {texts.open}
    </Link>
  );
  return (
    <Menu
      className="btn btn-quiet btn-sq btn-s"
      label={texts.menu(stop.number)}
      isSkipped
      align="end"
      lines={[
        ...(isOpen ? moves : []),
        ...(isOpen && runId !== null ? inRun : []),
        { kind: "rule" },
        { kind: "link", link },
      ]}
    >
      <Icon name="down" size="s" />
    </Menu>
  );
}
