import { careCalls } from "@waslijn/contract/console/care/care-calls";
import { useState } from "react";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { useCareTexts } from "./care-texts.ts";

type Shot = { id: string; words: string };

const pathOf = (id: string): string => `/api${careCalls.deskPhoto.path.replace(":id", id)}`;

/** Photos side by side; a press shows one large. */
export function Shots({ shots }: { shots: readonly Shot[] }) {
  const texts = useCareTexts();
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
            <img className="photo" src={pathOf(shot.id)} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      {open && (
        <Dialog label={open.words} className="shot-large" onClose={() => setOpen(undefined)}>
          <img src={pathOf(open.id)} alt={open.words} />
          <button className="btn btn-line" type="button" onClick={() => setOpen(undefined)}>
            {texts.closePhoto}
          </button>
        </Dialog>
      )}
    </>
  );
}
