import type { RunsBoard, RunStop } from "@waslijn/contract/console/runs/runs";
import { Link } from "@tanstack/react-router";
import { DropdownMenu } from "radix-ui";
import { Icon } from "../../parts/icon/icon.tsx";
import { stopName } from "../../parts/plan/plan-stops.ts";
import { useRunsTexts } from "./runs-texts.ts";
import type { RunActs } from "./use-runs.ts";
import "../../parts/controls/menu.css";

type Props = { stop: RunStop; board: RunsBoard; runId: string | null; acts: RunActs };

/** Everything that dragging would do, for keys and screen readers. */
export function StopMenu({ stop, board, runId, acts }: Props) {
  const texts = useRunsTexts().stop;
  const name = stopName(stop);
  const isOpen = stop.state !== "done";
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="btn btn-quiet btn-sq btn-s"
        aria-label={texts.menu(stop.number)}
        tabIndex={-1}
      >
        <Icon name="down" size="s" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
        {isOpen &&
          board.runs
            .filter(({ id }) => id !== runId)
            .map(({ id, driver }) => (
              <Item key={id} act={() => acts.move([name], id)} words={texts.to(driver.name)} />
            ))}
        {isOpen && runId !== null && (
          <>
            <Item act={() => acts.move([name], null)} words={texts.toNobody} />
            <DropdownMenu.Separator className="menu-line" />
            <Item act={() => acts.step(name, -1)} words={texts.up} />
            <Item act={() => acts.step(name, 1)} words={texts.down} />
            <Item act={() => acts.lock([name])} words={stop.isLocked ? texts.unlock : texts.lock} />
          </>
        )}
        <DropdownMenu.Separator className="menu-line" />
        <DropdownMenu.Item className="menu-item" asChild>
          <Link to="/orders/$number" params={{ number: stop.number }}>
            {texts.open}
          </Link>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Item({ act, words }: { act: () => void; words: string }) {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={act}>
      {words}
    </DropdownMenu.Item>
  );
}
