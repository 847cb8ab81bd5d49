import type { CleaningService } from "@waslijn/contract/customer/catalogue";
import { useEffect, useRef } from "react";
import { TextField } from "../field/text-field.tsx";
import { Icon } from "../icon/icon.tsx";
import { pieceGroups, wrongPieces, type PieceLine, type PiecesDraft } from "./pieces-draft.ts";
import { usePiecesTexts } from "./pieces-texts.ts";
import "./pieces.css";

type Props = {
  services: CleaningService[];
  draft: PiecesDraft;
  /** Somebody tried to go on: what is wrong is said. */
  isChecked: boolean;
  onChange: (draft: PiecesDraft) => void;
};

/** Kilos, and pieces line by line. */
export function PiecesForm({ services, draft, isChecked, onChange }: Props) {
  const texts = usePiecesTexts();
  const groups = pieceGroups(services);
  const first = groups[0]?.items[0]?.item;
  const wrong = isChecked ? wrongPieces(draft) : [];
  const { lines } = draft;
  const body = useRef<HTMLUListElement>(null);
  const known = useRef(lines.length);
  useEffect(() => {
    // A line that was added is where one goes on.
    if (lines.length > known.current) {
      body.current?.querySelector<HTMLSelectElement>("li:last-child select")?.focus();
    }
    known.current = lines.length;
  }, [lines.length]);
  const setLine = (at: number, line: PieceLine): void =>
    onChange({ ...draft, lines: lines.map((old, place) => (place === at ? line : old)) });
  return (
    <div className="pieces">
      <TextField
        label={texts.kilos}
        inputMode="decimal"
        value={draft.kilos}
        error={wrong.includes("kilos") ? texts.noKilos : undefined}
        onChange={(kilos) => onChange({ ...draft, kilos })}
      />
      <ul ref={body}>
        {lines.map((line, at) => (
          // Lines are told apart by their place alone: two may be of one kind.
          <li key={at} className="piece">
            <span className="sel">
              <select
                aria-label={texts.item(at + 1)}
                value={line.item}
                onChange={(event) => setLine(at, { ...line, item: event.target.value })}
              >
                {groups.map(({ name, items }) => (
                  <optgroup key={name} label={name}>
                    {items.map(({ item, label }) => (
                      <option key={item} value={item}>
                        {label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
              <Icon name="down" size="s" />
            </span>
            <input
              className="in"
              inputMode="numeric"
              aria-label={texts.count(at + 1)}
              aria-invalid={wrong.includes(at)}
              value={line.count}
              onChange={(event) => setLine(at, { ...line, count: event.target.value })}
            />
            <button
              className="btn btn-quiet btn-sq"
              type="button"
              aria-label={texts.remove(at + 1)}
              onClick={() =>
                onChange({ ...draft, lines: lines.filter((_, place) => place !== at) })
              }
            >
              <Icon name="close" size="s" />
            </button>
          </li>
        ))}
      </ul>
      {wrong.some((field) => field !== "kilos") && (
        <p className="field-error">
          <Icon name="warn" size="s" />
          {texts.noCount}
        </p>
      )}
      {first && (
        <button
          className="btn btn-line btn-s"
          type="button"
          onClick={() => onChange({ ...draft, lines: [...lines, { item: first, count: "1" }] })}
        >
          <Icon name="plus" size="s" />
          {texts.add}
        </button>
      )}
    </div>
  );
}
