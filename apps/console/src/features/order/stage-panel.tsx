import type { DeskOrder } from "@waslijn/contract/console/order";
import type { OrderStage } from "@waslijn/contract/console/stage";
import { Link } from "@tanstack/react-router";
import { defineTexts } from "../../i18n/define-texts.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";

const useStageTexts = defineTexts({
  en: {
    title: "Where it is",
    all: "Everything",
    waits: "Before the first step",
    ready: "Ready",
    rack: (rack: string) => `rack ${rack}`,
    readyBy: (moment: string) => `Ready about ${moment}, if every step takes its time.`,
    late: (moment: string) => `Late: ready ${moment} at the earliest`,
    by: (name: string, moment: string) => `${name}, ${moment}`,
  },
  nl: {
    title: "Waar het is",
    all: "Alles",
    waits: "Voor de eerste stap",
    ready: "Klaar",
    rack: (rack: string) => `rek ${rack}`,
    readyBy: (moment: string) => `Klaar rond ${moment}, als elke stap zijn tijd duurt.`,
    late: (moment: string) => `Te laat: op zijn vroegst ${moment} klaar`,
    by: (name: string, moment: string) => `${name}, ${moment}`,
  },
});

/** Step and rack beside the order's state. */
export function StageBadge({ stage: { name, rack, isLate } }: { stage: OrderStage }) {
  const texts = useStageTexts();
  const words = [name, rack && texts.rack(rack)].filter(Boolean).join(", ");
  if (!words) return null;
  return (
    <Badge icon={isLate ? "warn" : "tag"} tone={isLate ? "bad" : "plain"}>
      {words}
    </Badge>
  );
}

type Props = { stage: OrderStage; state: DeskOrder["state"] };

/** The step and rack of an order, and who moved it when (COUNT-07). */
export function StagePanel({ stage: { name, rack, readyBy, isLate, moves }, state }: Props) {
  const texts = useStageTexts();
  const moment = useMoment();
  const placeOf = (step: string | null, at: string): string =>
    [step ?? texts.ready, at && texts.rack(at)].filter(Boolean).join(", ");
  const isOver = state === "ready" || state === "delivered" || state === "cancelled";
  return (
    <Panel
      title={texts.title}
      aside={
        <Link className="link" to="/count/stages">
          {texts.all}
        </Link>
      }
    >
      <div className="panel-in">
        {state !== "delivered" && (
          <p>
            <b>{placeOf(isOver ? null : (name ?? texts.waits), rack)}</b>
          </p>
        )}
        {readyBy &&
          (isLate ? (
            <Badge icon="warn" tone="bad">
              {texts.late(moment(readyBy))}
            </Badge>
          ) : (
            <p className="quiet">{texts.readyBy(moment(readyBy))}</p>
          ))}
      </div>
      <ol className="rows">
        {moves.toReversed().map((move) => (
          <li key={move.id}>
            <span className="hand-text">
              <b>{placeOf(move.name, move.rack)}</b>
              <span>{texts.by(move.by, moment(move.at))}</span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
