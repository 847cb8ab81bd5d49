import type { CleaningService } from "@waslijn/contract/customer/catalogue";
import { useEffect, useRef } from "react";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { pieceGroups, wrongPieces, type PieceLine, type PiecesDraft } from "./pieces-draft.ts";
import "./pieces.css";
import { defineTexts } from "../../i18n/define-texts.ts";
import { Button } from "../../ui/button.tsx";

export const usePiecesTexts = defineTexts({
  en: {
    kilos: "Kilos of laundry",
    noKilos: "Type kilos as a number, like 7.4.",
    item: (line: number) => `Piece, line ${line}`,
    count: (line: number) => `How many, line ${line}`,
    remove: (line: number) => `Remove line ${line}`,
    noCount: "Type how many as a whole number from 1.",
    add: "Add a piece",
    differences: {
      kilos: "Kilos",
      bags: "Bags",
      bagsBack: "Bags handed back for good",
      both: "you both counted",
      you: "You",
      byYou: (what: string, count: string) => `${what} ${count}, counted by you alone: stays`,
      byThem: (what: string, count: string, who: string) =>
        `${what} ${count}, changed by ${who} alone: goes along`,
    },
  },
  nl: {
    kilos: "Kilo’s was",
    noKilos: "Typ kilo’s als getal, zoals 7,4.",
    item: (line: number) => `Stuk, regel ${line}`,
    count: (line: number) => `Aantal, regel ${line}`,
    remove: (line: number) => `Haal regel ${line} weg`,
    noCount: "Typ het aantal als heel getal vanaf 1.",
    add: "Stuk toevoegen",
    differences: {
      kilos: "Kilo’s",
      bags: "Waszakken",
      bagsBack: "Waszakken voorgoed terug",
      both: "jullie telden allebei",
      you: "Jij",
      byYou: (what: string, count: string) => `${what} ${count}, alleen door jou geteld: blijft`,
      byThem: (what: string, count: string, who: string) =>
        `${what} ${count}, alleen door ${who} veranderd: gaat mee`,
    },
  },
});

type Props = {
  services: CleaningService[];
  draft: PiecesDraft;
  /** The user tried to submit: show errors. */
  isChecked: boolean;
  onChange: (draft: PiecesDraft) => void;
};

export function PiecesForm({ services, draft, isChecked, onChange }: Props) {
  const texts = usePiecesTexts();
  const groups = pieceGroups(services);
  const first = groups[0]?.items[0]?.item;
  const wrong = isChecked ? wrongPieces(draft) : [];
  const { lines } = draft;
  const body = useRef<HTMLUListElement>(null);
  const known = useRef(lines.length);
  useEffect(() => {
    // Focus an added line.
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
          // Keyed by index: two lines may have the same item.
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
            <Button
              look="quiet"
              isSquare
              aria-label={texts.remove(at + 1)}
              onClick={() =>
                onChange({ ...draft, lines: lines.filter((_, place) => place !== at) })
              }
            >
              <Icon name="close" size="s" />
            </Button>
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
        <Button
          size="s"
          onClick={() => onChange({ ...draft, lines: [...lines, { item: first, count: "1" }] })}
        >
          <Icon name="plus" size="s" />
          {texts.add}
        </Button>
      )}
    </div>
  );
}
