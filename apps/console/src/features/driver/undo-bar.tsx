import { formatSixties } from "@waslijn/contract/shared/formats/hours";
import { Icon } from "../../ui/icon.tsx";
import { useUndoable } from "./recent-said.ts";
import { useRoute } from "./route-context.ts";
import { useRouteTexts } from "./route-texts.ts";
import { isOf, type StopName, type Said } from "./said.ts";
import { Button } from "../../ui/button.tsx";

/** Undo of the latest report, of any stop or of one, for a minute. The countdown is hidden from screen readers. */
export function UndoBar({ of }: { of?: StopName }) {
  const texts = useRouteTexts();
  const words = useSaidWords();
  const { stops, undo } = useRoute();
  const last = useUndoable(of);
  const stop = last && stops.find((one) => isOf(one, last.act));
  return (
    <div role="status">
      {last && stop && (
        <p className="undo">
          <Icon name="check" />
          <span>{texts.undo.said(stop.turn, words(last.act.what))}</span>
          <Button look="quiet" onClick={() => void undo(last.act)}>
            <Icon name="undo" />
            {texts.undo.button}
            <b aria-hidden="true">{formatSixties(last.seconds)}</b>
          </Button>
        </p>
      )}
    </div>
  );
}

/** `opgehaald, 2 waszakken`; `gemist, niemand thuis`. */
export function useSaidWords(): (said: Said) => string {
  const { waiting, bags, miss, handover } = useRouteTexts();
  return (said) => {
    switch (said.act) {
      case "done":
        return said.missing
          ? handover.said(said.bags, said.bags + said.missing.bags)
          : `${waiting.said.done[said.kind]}, ${bags(said.bags)}`;
      case "missed":
        return `${waiting.said.missed}, ${miss.reasons[said.reason].toLowerCase()}`;
      default:
        return waiting.said[said.act];
    }
  };
}
