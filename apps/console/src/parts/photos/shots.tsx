import { useState } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { photoPath } from "./photo-path.ts";
import { useShotsTexts } from "./shots-texts.ts";
import "./shots.css";

type Shot = { id: string; words: string };

/** Photos side by side; a press shows one large. */
export function Shots({ shots }: { shots: readonly Shot[] }) {
  const texts = useShotsTexts();
  const [open, setOpen] = useState<Shot>();
  return (
    <>
      <div className="shots">
        {shots.map((shot) => (
          <button
            key={shot.id}
            type="button"
            aria-label={texts.larger(shot.words)}
            onClick={() => setOpen(shot)}
          >
            <img className="photo" src={photoPath(shot.id)} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      {open && (
        <Dialog label={open.words} className="shot-large" onClose={() => setOpen(undefined)}>
          <img src={photoPath(open.id)} alt={open.words} />
          <button className="btn btn-line" type="button" onClick={() => setOpen(undefined)}>
            {texts.close}
          </button>
        </Dialog>
      )}
    </>
  );
}
