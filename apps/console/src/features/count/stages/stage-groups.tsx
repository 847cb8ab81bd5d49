import type { StagedOrder } from "@waslijn/contract/console/stage";
import type { StageBoard } from "@waslijn/contract/console/stages";
import { Link } from "@tanstack/react-router";
import { useMoment } from "../../../i18n/use-today.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useStagesTexts } from "./stages-texts.ts";

type Props = {
  board: StageBoard;
  /** Moves an order that is in sight; `after` is its last move. */
  onMove: (number: string, after: string | undefined) => void;
};

/** Orders by the step they are in, from picked up to ready. */
export function StageGroups({ board: { stages, orders }, onMove }: Props) {
  const texts = useStagesTexts();
  const waiting = (state: StagedOrder["state"]) => ({
    key: state,
    name: texts.groups[state],
    orders: orders.filter((order) => order.stage === null && order.state === state),
  });
  const groups = [
    waiting("picked-up"),
    waiting("counted"),
    ...stages.map(({ id, name, isRemoved }) => ({
      key: id,
      name: isRemoved ? texts.removed(name) : name,
      orders: orders.filter(({ stage }) => stage === id),
    })),
    waiting("ready"),
  ];
  return (
    <div className="stage-groups">
      {groups.map(({ key, name, orders: inGroup }) => (
        <section key={key} aria-labelledby={`stage-${key}`}>
          <h3 id={`stage-${key}`}>
            {name} <small>{inGroup.length}</small>
          </h3>
          {inGroup.length === 0 && <p className="quiet">{texts.empty}</p>}
          <ul>
            {inGroup.map((order) => (
              <li key={order.number}>
                <Row order={order} onMove={onMove} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = { order: StagedOrder; onMove: Props["onMove"] };

function Row({ order, onMove }: RowProps) {
  const texts = useStagesTexts();
  const { number, state, stage } = order;
  if (state === "picked-up" && stage === null) {
    return (
      <Link className="stage-row" to="/count" search={{ order: number }}>
        <span className="hide">{texts.count}</span>
        <Words order={order} />
      </Link>
    );
  }
  if (state === "ready") {
    return (
      <p className="stage-row">
        <Words order={order} />
      </p>
    );
  }
  return (
    <Button look="bare" className="stage-row" onClick={() => onMove(number, order.last?.id)}>
      <span className="hide">{texts.move}</span>
      <Words order={order} />
    </Button>
  );
}

function Words({ order }: { order: StagedOrder }) {
  const texts = useStagesTexts();
  const moment = useMoment();
  const { number, customer, rack, delivery, readyBy, isLate } = order;
  const details = [rack && texts.at(rack), delivery && texts.delivery(moment(delivery))];
  return (
    <>
      <b>{number}</b>
      <span>{customer}</span>
      <small>{details.filter(Boolean).join(" · ")}</small>
      {isLate && readyBy && (
        <Badge icon="warn" tone="bad">
          {texts.lateAt(moment(readyBy))}
        </Badge>
      )}
    </>
  );
}
