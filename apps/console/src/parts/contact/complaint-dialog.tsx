import { makeSmall } from "@waslijn/api-client/photos/make-small.ts";
import { sendPhoto } from "@waslijn/api-client/photos/send-photo.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  COMPLAINT_LENGTH,
  MOST_PHOTOS,
  PHOTO_BYTES,
  PHOTO_TYPES,
} from "@waslijn/contract/shared/care";
import { useState } from "react";
import { callLater } from "../../api/later.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { useAct } from "../use-act.ts";
import { useContactTexts } from "./contact-texts.ts";
import "../shots.css";

type Props = {
  name: string;
  /** The orders that it can be about, newest first. */
  numbers: readonly string[];
  onClose: () => void;
};

type ChosenPhoto = { id: string; file: Blob; preview: string };

/** Writes down the complaint of somebody on the phone, with photos they sent (DESK-11). */
export function ComplaintDialog({ name, numbers, onClose }: Props) {
  const texts = useContactTexts();
  const words = texts.complaint;
  const navigate = useNavigate();
  const [number, setNumber] = useState(numbers[0] ?? "");
  const [piece, setPiece] = useState("");
  const [text, setText] = useState("");
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const { data } = useQuery({
    queryKey: ["care", "pieces", number],
    queryFn: ({ signal }) => callLater("callerCare", { params: { number }, signal }),
  });
  const { act, isRunning } = useAct({ refresh: [["care"], ["today"], ["customers"]] });
  const keep = async (): Promise<void> => {
    let id = "";
    const worked = await act({
      done: words.done,
      run: async () => {
        for (const photo of photos) await upload(number, photo);
        const made = await callLater("reportForCaller", {
          params: { number },
          body: {
            text: text.trim(),
            photos: photos.map((photo) => photo.id),
            ...(piece && { piece }),
          },
        });
        id = made.id;
      },
    });
    if (!worked) return;
    onClose();
    void navigate({ to: "/care", search: { id } });
  };
  return (
    <Ask
      title={words.title(name)}
      submit={words.submit}
      leave={texts.leave}
      isRunning={isRunning}
      onSubmit={() => void keep()}
      onClose={onClose}
    >
      {numbers.length > 1 && (
        <SelectField
          label={texts.order}
          value={number}
          options={numbers.map((one) => [one, one] as const)}
          onChange={(next) => {
            setNumber(next);
            setPiece("");
          }}
        />
      )}
      <SelectField
        label={words.piece}
        value={piece}
        options={[
          ["", words.other],
          ...(data?.pieces ?? []).map((one) => [one.piece, one.label] as const),
        ]}
        onChange={setPiece}
      />
      <TextArea
        label={words.label}
        rows={5}
        required
        maxLength={COMPLAINT_LENGTH}
        value={text}
        onChange={setText}
      />
      <Photos photos={photos} onChange={setPhotos} />
    </Ask>
  );
}

const upload = (number: string, { id, file }: ChosenPhoto): Promise<void> =>
  sendPhoto(file, {
    send: (body) => callLater("sendCallerPhoto", { params: { number, id }, body }),
    onPart: () => undefined,
    onLost: () => undefined,
  });

type PhotosProps = { photos: ChosenPhoto[]; onChange: (photos: ChosenPhoto[]) => void };

function Photos({ photos, onChange }: PhotosProps) {
  const words = useContactTexts().complaint;
  const [isRefused, setIsRefused] = useState(false);
  const add = async (file: Blob | undefined): Promise<void> => {
    if (!file) return;
    const { file: small, preview } = await makeSmall(file);
    const isFit = preview !== undefined && small.size <= PHOTO_BYTES;
    setIsRefused(!isFit);
    if (isFit) onChange([...photos, { id: crypto.randomUUID(), file: small, preview }]);
  };
  return (
    <div className="field" role="group" aria-label={words.photos}>
      {photos.length > 0 && (
        <ul className="shots">
          {photos.map(({ id, preview }, at) => (
            <li key={id}>
              <img src={preview} alt={words.photoOf(at + 1)} />
              <Button
                look="quiet"
                size="s"
                isSquare
                aria-label={words.remove(at + 1)}
                onClick={() => onChange(photos.filter((one) => one.id !== id))}
              >
                <Icon name="close" size="s" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < MOST_PHOTOS && (
        <label className="btn btn-line btn-s">
          <Icon name="camera" size="s" />
          {words.photo}
          <input
            className="hide"
            type="file"
            accept={PHOTO_TYPES.join(",")}
            onChange={({ currentTarget }) => {
              void add(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
        </label>
      )}
      {isRefused && (
        <p className="field-error" role="alert">
          {words.noPhoto}
        </p>
      )}
    </div>
  );
}
