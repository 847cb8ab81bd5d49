import { useState } from "react";
import { Icon } from "../../../parts/icon/icon.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { addBag, countAt, removeBag, scanBag, type Bag } from "./bags-draft.ts";
import { useRouteTexts } from "../route-texts.ts";
import type { RunStop } from "../shown-stops.ts";

type Props = {
  bags: readonly Bag[];
  kind: RunStop["kind"];
  onChange: (bags: Bag[]) => void;
};

const CODE = /^[\w-]{1,40}$/;

/** Each bag is scanned or typed; a scanner types and presses Enter (DRIVE-02). */
export function BagList({ bags, kind, onChange }: Props) {
  const texts = useRouteTexts().count;
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const counted = bags.filter(({ isCounted }) => isCounted).length;
  const scan = (): void => {
    if (typed.trim() === "") return;
    if (!CODE.test(typed.trim())) return setError(texts.bad);
    const { bags: next, found } = scanBag(bags, typed, kind);
    onChange(next);
    setTyped("");
    setError(found === "counted" ? undefined : texts[found]);
  };
  return (
    <section className="p-in" aria-labelledby="bags">
      <div className="bags-h">
        <h2 id="bags">{texts.title}</h2>
        <p role="status">
          {kind === "pickup" ? texts.sum(counted) : texts.counted(counted, bags.length)}
        </p>
      </div>
      <ul className="bags">
        {bags.map(({ code, isCounted }, at) => (
          // Bags have no other name than their place: the same label may not be there yet.
          <li key={at} className={isCounted ? "is-on" : ""}>
            <Icon name={isCounted ? "check" : "st-placed"} />
            <span>
              <b>{code ?? texts.bag(at + 1)}</b>
              <small>{isCounted ? texts.isCounted : texts.toScan}</small>
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
      <form
        className="bag-form"
        onSubmit={(event) => {
          event.preventDefault();
          scan();
        }}
      >
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={error}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={40}
        />
        <button className="btn btn-line">{texts.add}</button>
      </form>
      {kind === "pickup" && (
        <button
          className="btn btn-line btn-wide"
          type="button"
          onClick={() => onChange(addBag(bags))}
        >
          <Icon name="plus" />
          {texts.plain}
        </button>
      )}
    </section>
  );
}
