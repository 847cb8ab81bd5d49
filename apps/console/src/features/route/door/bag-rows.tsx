import { Icon } from "../../../parts/icon/icon.tsx";
import { useRouteTexts } from "../route-texts.ts";
import type { RunStop } from "../shown-stops.ts";
import { countAt, removeBag, type Bag } from "./bags-draft.ts";

type Props = {
  bags: readonly Bag[];
  kind: RunStop["kind"];
  onChange: (bags: Bag[]) => void;
};

/** The bags of a stop, each counted or still to be; one that was picked up by mistake can go. */
export function BagRows({ bags, kind, onChange }: Props) {
  const texts = useRouteTexts().count;
  if (bags.length === 0) return null;
  return (
    <ul className="bags">
      {bags.map(({ code, isCounted }, at) => (
        // Bags have no other name than their place: the same label may not be there yet.
        <li key={at} className={isCounted ? "is-on" : ""}>
          <Icon name={isCounted ? "check" : "st-placed"} />
          <span>
            <b>{code ?? texts.bag(at + 1)}</b>
            <small>{isCounted ? texts.isCounted : texts.toCount}</small>
          </span>
          {!isCounted && (
            <button
              className="btn btn-line"
              type="button"
              aria-label={texts.tick(at + 1)}
              onClick={() => onChange(countAt(bags, at))}
            >
              {texts.tickShort}
            </button>
          )}
          {kind === "pickup" && (
            <button
              className="btn btn-line btn-sq"
              type="button"
              aria-label={texts.remove(at + 1)}
              onClick={() => onChange(removeBag(bags, at))}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
