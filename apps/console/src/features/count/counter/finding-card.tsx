import { makeSmall } from "@waslijn/api-client/photos/make-small.ts";
import {
  FINDING_KINDS,
  FINDING_NOTE_LENGTH,
  MOST_FINDING_PHOTOS,
  type FindingKind,
  PHOTO_BYTES,
  PHOTO_TYPES,
} from "@waslijn/contract/shared/care";
import { useState, type ReactNode } from "react";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { photoPath } from "../../../parts/shots.tsx";
import type { DraftFinding } from "../count-draft.ts";
import { useCountTexts } from "../count-texts.ts";
import { Button } from "../../../ui/button.tsx";

type Props = {
  /** The piece's name in the price list. */
  label: string;
  finding: DraftFinding;
  onChange: (change: (finding: DraftFinding) => DraftFinding) => void;
  /** Stores the photo on the device until it is sent. */
  onPhoto: (id: string, file: Blob) => Promise<void>;
  /** Buttons for the other findings on the same kind of piece, and for a new one. */
  others: ReactNode;
  onRemove: () => void;
  onDone: () => void;
  /** Escape, or a press beside the dialog. */
  onClose: () => void;
};

/** A finding on a piece: kind, photos and note (COUNT-02). */
export function FindingCard({
  label,
  finding,
  onChange,
  onPhoto,
  others,
  onRemove,
  onDone,
  onClose,
}: Props) {
  const texts = useCountTexts().findings;
  const [isRefused, setIsRefused] = useState(false);
  const toggle = (kind: FindingKind): void =>
    onChange((old) => ({
      ...old,
      kinds: old.kinds.includes(kind)
        ? old.kinds.filter((one) => one !== kind)
        : [...old.kinds, kind],
    }));
  const add = async (file: Blob | undefined): Promise<void> => {
    if (!file) return;
    const small = await makeSmall(file);
    const isFit = small.preview !== undefined && small.file.size <= PHOTO_BYTES;
    setIsRefused(!isFit);
    if (!isFit) return;
    const id = crypto.randomUUID();
    await onPhoto(id, small.file);
    onChange((old) => ({ ...old, photos: [...old.photos, { id, preview: small.preview }] }));
  };
  return (
    <Dialog label={texts.title(label)} className="finding touch" onClose={onClose}>
      <h2>{texts.title(label)}</h2>
      {others}
      <div className="c-tags" role="group" aria-label={texts.what}>
        {FINDING_KINDS.map((kind) => (
          <Button
            key={kind}
            aria-pressed={finding.kinds.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {finding.kinds.includes(kind) && <Icon name="check" size="s" />}
            {texts.kinds[kind]}
          </Button>
        ))}
        {finding.photos.length < MOST_FINDING_PHOTOS && (
          <label className="btn btn-line">
            <Icon name="camera" />
            {texts.photo}
            <input
              className="hide"
              type="file"
              accept={PHOTO_TYPES.join(",")}
              capture="environment"
              onChange={({ currentTarget }) => {
                void add(currentTarget.files?.[0]);
                currentTarget.value = "";
              }}
            />
          </label>
        )}
      </div>
      {isRefused && (
        <p className="field-error" role="alert">
          {texts.noPhoto}
        </p>
      )}
      {finding.photos.length > 0 && (
        <ul className="shots">
          {finding.photos.map(({ id, preview }, at) => (
            <li key={id}>
              <img src={preview ?? photoPath(id)} alt={texts.photoOf(label, at + 1)} />
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        maxLength={FINDING_NOTE_LENGTH}
        value={finding.note}
        onChange={(note) => onChange((old) => ({ ...old, note }))}
      />
      <div className="c-do2">
        <Button look="main" onClick={onDone}>
          {texts.done}
        </Button>
        <Button onClick={onRemove}>{texts.remove}</Button>
      </div>
    </Dialog>
  );
}
