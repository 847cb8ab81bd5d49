import { makeSmall } from "@waslijn/api-client/photos/make-small.ts";
import { PHOTO_BYTES, PHOTO_TYPES } from "@waslijn/contract/shared/care";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useRouteTexts } from "../route-texts.ts";

type Props = {
  label: string;
  hint?: string;
  onPhoto: (photo: Blob) => void;
};

/** Opens the phone's camera; the photo is scaled down before it is stored. */
export function PhotoButton({ label, hint, onPhoto }: Props) {
  const texts = useRouteTexts().miss;
  const [words, setWords] = useState(hint);
  const [preview, setPreview] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { file: photo, preview: small } = await makeSmall(file);
    const isGood = small !== undefined && photo.size <= PHOTO_BYTES;
    setWords(isGood ? texts.photoTaken : texts.photoBad);
    if (!isGood) return;
    setPreview(small);
    onPhoto(photo);
  };
  return (
    <div className="why-p">
      <label className="btn btn-line">
        <Icon name="camera" />
        {label}
        <input
          className="hide"
          type="file"
          accept={PHOTO_TYPES.join(",")}
          capture="environment"
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </label>
      {preview && <img className="why-shot" src={preview} alt={texts.photoTaken} />}
      <p className="quiet" role="status">
        {words}
      </p>
    </div>
  );
}
