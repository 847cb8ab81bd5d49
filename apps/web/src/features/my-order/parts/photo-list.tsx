import { MOST_PHOTOS, PHOTO_TYPES } from "@waslijn/contract/shared/care";
import { IconButton, TextButton } from "../../../ui/button.tsx";
import { useId } from "react";
import { useOrderPartsTexts } from "./call-care.ts";
import styles from "./care.module.css";
import type { ChosenPhoto, Photos } from "./use-photos.ts";

/** Photos of a report with upload progress, and the button to add one. */
export function PhotoList({ photos }: { photos: Photos }) {
  const { form, photo: words } = useOrderPartsTexts().care;
  const id = useId();
  return (
    <div className={styles.photos}>
      <p className={styles.label} id={id}>
        {form.photos} <span className="quiet">{form.most(MOST_PHOTOS)}</span>
      </p>
      {photos.chosen.length > 0 ? (
        <ul className={styles.thumbs} aria-labelledby={id}>
          {photos.chosen.map((photo) => (
            <li key={photo.id}>
              {photo.preview ? <img src={photo.preview} alt="" /> : <i aria-hidden="true" />}
              <span className={styles.name}>
                {photo.name}
                <Situation photo={photo} />
                {photo.status === "failed" ? (
                  <TextButton onClick={() => photos.again(photo.id)}>{words.again}</TextButton>
                ) : null}
              </span>
              <IconButton
                label={words.remove(photo.name)}
                icon="close"
                onClick={() => photos.remove(photo.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {photos.chosen.length < MOST_PHOTOS ? (
        <label className={styles.drop}>
          <input
            type="file"
            accept={PHOTO_TYPES.join(",")}
            multiple
            onChange={({ currentTarget }) => {
              photos.add(currentTarget.files ?? []);
              currentTarget.value = "";
            }}
          />
          <Camera />
          {form.add}
        </label>
      ) : null}
    </div>
  );
}

/** Inline instead of in the sprite, which every page loads: only used here. */
const Camera = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path className="s" d="M3.5 8H7.5L9 5.5H15L16.5 8H20.5V19H3.5Z" />
    <circle className="s" cx="12" cy="13" r="3.4" />
  </svg>
);

function Situation({ photo: { status, part, name } }: { photo: ChosenPhoto }) {
  const { photo: words } = useOrderPartsTexts().care;
  const percent = Math.round(part * 100);
  if (status === "sending") {
    return (
      <>
        <span className="quiet">{words.sending(percent)}</span>
        <progress aria-label={words.progress(name)} value={percent} max={100} />
      </>
    );
  }
  const sentences = {
    shrinking: words.shrinking,
    waiting: words.waiting,
    sent: words.sent,
    refused: words.refused,
    "too-many": words.tooMany,
    failed: words.failed,
  };
  return <span className="quiet">{sentences[status]}</span>;
}
