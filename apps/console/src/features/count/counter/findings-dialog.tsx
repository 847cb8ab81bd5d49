import type { CountingOrder } from "@waslijn/contract/console/counting";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { CountDraft } from "../count-draft.ts";
import { useCountTexts } from "../count-texts.ts";
import { findingsOf, isOn, newFinding, withFinding, withoutFinding } from "./draft-findings.ts";
import { FindingCard } from "./finding-card.tsx";
import { Button } from "../../../ui/button.tsx";

type Props = {
  order: CountingOrder;
  draft: CountDraft;
  item: string;
  label: string;
  onChange: (change: (draft: CountDraft) => CountDraft) => void;
  onPhoto: (id: string, file: Blob) => Promise<void>;
  onClose: () => void;
};

/** All findings on one kind of piece. */
export function FindingsDialog({ order, draft, item, label, onChange, onPhoto, onClose }: Props) {
  const texts = useCountTexts().findings;
  const here = findingsOf(order, draft).filter(isOn(item));
  const [fresh] = useState(() => newFinding(item));
  const [openId, setOpenId] = useState(here.at(-1)?.id);
  const finding = here.find(({ id }) => id === openId) ?? fresh;
  if (!finding) return null;
  const another = (): void => {
    const next = newFinding(item);
    if (!next) return;
    onChange((old) => withFinding(old, next));
    setOpenId(next.id);
  };
  return (
    <FindingCard
      key={finding.id}
      label={label}
      finding={finding}
      onPhoto={onPhoto}
      others={
        here.length > 0 && (
          <div className="finding-pages" role="group" aria-label={texts.pages}>
            {here.map(({ id }, at) => (
              <Button
                key={id}
                isSquare
                aria-label={texts.page(at + 1)}
                aria-pressed={id === finding.id}
                onClick={() => setOpenId(id)}
              >
                {at + 1}
              </Button>
            ))}
            <Button isSquare aria-label={texts.another(label)} onClick={another}>
              <Icon name="plus" />
            </Button>
          </div>
        )
      }
      onChange={(change) => {
        setOpenId(finding.id);
        onChange((old) => {
          const now = findingsOf(order, old).find(({ id }) => id === finding.id) ?? finding;
          return withFinding(old, change(now));
        });
      }}
      onRemove={() => {
        onChange((old) => withoutFinding(old, finding.id));
        onClose();
      }}
      onClose={onClose}
      onDone={() => {
        // Done without any input still records the preselected stain.
        onChange((old) =>
          findingsOf(order, old).some(({ id }) => id === finding.id)
            ? old
            : withFinding(old, finding),
        );
        onClose();
      }}
    />
  );
}
