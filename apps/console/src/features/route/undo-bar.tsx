import { Icon } from "../../parts/icon/icon.tsx";
import { useLastSaid } from "./last-said.ts";
import { useRoute } from "./route-context.ts";
import { useRouteTexts } from "./route-texts.ts";
import { isOf } from "./said.ts";
import { useSaidWords } from "./use-said-words.ts";

/** Takes back the last thing said, for a minute; the countdown is for the eye alone. */
export function UndoBar() {
  const texts = useRouteTexts();
  const words = useSaidWords();
  const { stops, undo } = useRoute();
  const last = useLastSaid();
  const stop = last && stops.find((one) => isOf(one, last.act));
  return (
    <div role="status">
      {last && stop && (
        <p className="undo">
          <Icon name="check" />
          <span>{texts.undo.said(stop.turn, words(last.act.what))}</span>
          <button className="btn btn-quiet" type="button" onClick={() => void undo(last.act)}>
            <Icon name="undo" />
            {texts.undo.button}
            <b aria-hidden="true">
              {Math.floor(last.seconds / 60)}:{String(last.seconds % 60).padStart(2, "0")}
            </b>
          </button>
        </p>
      )}
    </div>
  );
}
