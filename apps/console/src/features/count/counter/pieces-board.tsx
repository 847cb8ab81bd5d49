import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { PriceDay } from "@waslijn/contract/console/counting";
import { useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { countOfItem, pieceGroups } from "../../../parts/pieces/pieces-draft.ts";
import { withPiece, type CountDraft } from "../count-draft.ts";
import { useCountTexts } from "../count-texts.ts";
import { Button } from "../../../ui/button.tsx";

type Props = {
  prices: PriceDay;
  draft: CountDraft;
  /** Number of findings on a piece. */
  foundOn: (item: string) => number;
  onChange: (draft: CountDraft) => void;
  onNote: (item: string) => void;
};

/** Every piece of a group with large minus and plus buttons (COUNT-01). */
export function PiecesBoard({ prices, draft, foundOn, onChange, onNote }: Props) {
  const texts = useCountTexts();
  const language = useLanguage();
  const groups = pieceGroups(prices.services);
  const [open, setOpen] = useState(0);
  const items = groups[open]?.items ?? [];
  const centsOf = (item: string): number =>
    prices.pieces.find(({ type, alias }) => `${type} ${alias}` === item)?.cents ?? 0;
  return (
    <section className="c-pieces" aria-label={texts.pieces.title}>
      <div className="groups" role="group" aria-label={texts.pieces.group}>
        {groups.map(({ name, items: ofGroup }, at) => {
          const count = ofGroup.reduce((sum, one) => sum + countOfItem(draft.laundry, one.item), 0);
          return (
            <Button key={name} look="bare" aria-pressed={at === open} onClick={() => setOpen(at)}>
              {name} {count > 0 && <b>{count}</b>}
            </Button>
          );
        })}
      </div>
      <ul>
        {items.map(({ item, label }) => {
          const count = countOfItem(draft.laundry, item);
          const found = foundOn(item);
          return (
            <li key={item} className={count > 0 ? "pc is-on" : "pc"}>
              <span className="pc-n">
                <b>{label}</b>
                <small>{formatCents(centsOf(item), language)}</small>
              </span>
              <Button
                look="quiet"
                isSquare
                className={found > 0 ? "pc-st is-on" : "pc-st"}
                aria-label={texts.findings.noteOn(label, found)}
                onClick={() => onNote(item)}
              >
                <Icon name="stain" />
                {found > 0 && <i>{found}</i>}
              </Button>
              <Button
                isSquare
                aria-label={texts.pieces.less(label)}
                disabled={count === 0}
                onClick={() => onChange(withPiece(draft, item, -1))}
              >
                <Icon name="minus" />
              </Button>
              <output aria-label={texts.pieces.count(label)}>{count}</output>
              <Button
                isSquare
                aria-label={texts.pieces.more(label)}
                onClick={() => onChange(withPiece(draft, item, 1))}
              >
                <Icon name="plus" />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
