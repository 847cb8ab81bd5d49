import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { StagedOrder } from "@waslijn/contract/console/stage";
import { useEffect, useRef } from "react";
import { useMoment } from "../../../i18n/use-today.ts";
import { Button } from "../../../ui/button.tsx";
import { useFailureWords } from "../../../ui/failure.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useStagesTexts } from "./stages-texts.ts";
import { refusedState, type Scan } from "./use-scans.ts";

type Props = {
  scans: readonly Scan[];
  onGoOn: (scan: Scan, after: string) => void;
  onUndo: (scan: Scan, move: string) => void;
};

/** What became of the last scans, announced to screen readers. */
export function Scans({ scans, ...acts }: Props) {
  const texts = useStagesTexts();
  return (
    <section className="stage-scans" aria-label={texts.scans}>
      {scans.length === 0 && <p className="quiet">{texts.scanHint}</p>}
      <div role="status">
        <ul>
          {scans.map((scan) => (
            <ScanLine key={scan.id} scan={scan} {...acts} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const LOOKS = {
  sending: { icon: "clock", look: "" },
  moved: { icon: "check", look: "note-good" },
  undone: { icon: "undo", look: "note-good" },
  already: { icon: "info", look: "" },
  "just-moved": { icon: "staff", look: "" },
  failed: { icon: "warn", look: "note-bad" },
} as const;

function ScanLine({ scan, onGoOn, onUndo }: Omit<Props, "scans"> & { scan: Scan }) {
  const texts = useStagesTexts();
  const words = useScanWords();
  const { number, outcome, order, failure, retry } = scan;
  const { icon, look } = LOOKS[outcome];
  const move = order?.last?.id;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The pressed button goes: keyboard focus stays with what it did.
    const at = document.activeElement;
    const isRow = outcome === "sending" && at?.matches(".stage-row:focus-visible");
    if (isRow || at === document.body) line.current?.focus();
  }, [outcome]);
  return (
    <li className={`note ${look}`} ref={line} tabIndex={-1}>
      <Icon name={icon} />
      <p>
        <b>
          {number} {order?.customer}
        </b>{" "}
        {words(scan)}
      </p>
      {outcome === "moved" && move && order.state !== "ready" && (
        <Button onClick={() => onUndo(scan, move)}>
          <Icon name="undo" />
          {texts.undo(number)}
        </Button>
      )}
      {outcome === "just-moved" && move && (
        <Button onClick={() => onGoOn(scan, move)}>{texts.goOn(number)}</Button>
      )}
      {outcome === "failed" && !isRefused(failure) && (
        <Button onClick={retry}>
          <Icon name="again" />
          {texts.retry(number)}
        </Button>
      )}
    </li>
  );
}

const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 404 || failure.status === 409);

function useScanWords(): (scan: Scan) => string {
  const texts = useStagesTexts();
  const moment = useMoment();
  const failed = useFailureWords();
  const placeOf = ({ state, stage, last, rack }: StagedOrder): string => {
    const name = state === "ready" ? texts.ready : stage && last?.name;
    return texts.place(name || texts.beforeFirst, rack);
  };
  return ({ outcome, order, failure }) => {
    const by = order?.last?.by ?? "";
    const place = order ? placeOf(order) : "";
    switch (outcome) {
      case "sending":
        return texts.sending;
      case "already":
        return texts.already(place, by, order?.last ? moment(order.last.at) : "");
      case "just-moved":
        return texts.justMoved(place, by);
      case "failed": {
        const state = refusedState(failure);
        if (state) return texts.notNow[state];
        const isGone = failure instanceof ApiFailure && failure.status === 404;
        return isGone ? texts.unknown : failed(failure);
      }
      default:
        return texts[outcome](place);
    }
  };
}
