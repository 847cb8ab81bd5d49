import { useState } from "react";
import { Dialog } from "../ui/overlay/dialog.tsx";
import "./shots.css";
import { defineTexts } from "../i18n/define-texts.ts";
import { Button } from "../ui/button.tsx";
import { consoleCalls } from "@waslijn/contract/calls/console";

/** URL of an order's photo. */
export const photoPath = (id: string): string =>
  `/api${consoleCalls.deskPhoto.path.replace(":id", id)}`;

const en = {
  larger: (what: string) => `${what}, larger`,
  close: "Close",
};

const nl: typeof en = {
  larger: (what) => `${what}, groter`,
  close: "Sluiten",
};

const useShotsTexts = defineTexts({ en, nl });

type Shot = { id: string; words: string };

/** Photos side by side, enlarged on click. */
export function Shots({ shots }: { shots: readonly Shot[] }) {
  const texts = useShotsTexts();
  const [open, setOpen] = useState<Shot>();
  return (
    <>
      <div className="shots">
        {shots.map((shot) => (
          <Button
            key={shot.id}
            look="bare"
            aria-label={texts.larger(shot.words)}
            onClick={() => setOpen(shot)}
          >
            <img className="photo" src={photoPath(shot.id)} alt="" loading="lazy" />
          </Button>
        ))}
      </div>
      {open && (
        <Dialog label={open.words} className="shot-large" onClose={() => setOpen(undefined)}>
          <img src={photoPath(open.id)} alt={open.words} />
          <Button onClick={() => setOpen(undefined)}>{texts.close}</Button>
        </Dialog>
      )}
    </>
  );
}
