import { useState } from "react";
import { PhotoButton } from "./photo-button.tsx";
import { useRoute } from "../route-context.ts";
import { keepPhoto } from "../route-queues.ts";
import { useRouteTexts } from "../route-texts.ts";
import type { ShownStop } from "../shown-stops.ts";

/** A note or a photo of a stop that is behind, until the day ends (DRIVE-02). */
export function Afterwards({ stop }: { stop: ShownStop }) {
  const texts = useRouteTexts().afterwards;
  const { say, queues } = useRoute();
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const { number, kind, version } = stop;
  const keepNote = async (): Promise<void> => {
    if (text.trim() === "") return;
    await say({ number, kind, version, act: "note", text: text.trim() });
    setText("");
    setSaid(texts.kept);
  };
  return (
    <section className="p-in afterwards" aria-labelledby="afterwards">
      <h2 id="afterwards">{texts.title}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void keepNote();
        }}
      >
        <div className="field">
          <label htmlFor="note">{texts.note}</label>
          <textarea
            className="in"
            id="note"
            rows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <button className="btn btn-line">{texts.keep}</button>
      </form>
      <PhotoButton
        label={texts.photo}
        onPhoto={(photo) => {
          void keepPhoto(queues, stop, photo);
          setSaid(texts.photoKept);
        }}
      />
      <p className="quiet" role="status">
        {said}
      </p>
    </section>
  );
}
