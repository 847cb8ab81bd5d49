import { Barcode } from "@waslijn/ui/barcode/barcode.tsx";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useCountTexts } from "../count-texts.ts";
import type { PrintedLabel } from "./piece-labels.ts";
import "./labels.css";

const PAPERS = ["roll", "sheet"] as const;
const THINGS = ["pieces", "bags"] as const;

type Props = {
  labels: Record<(typeof THINGS)[number], PrintedLabel[]>;
  onClose: () => void;
};

/** Labels for pieces or bags, on a roll or on a sheet, exact in millimetres. */
export function LabelsDialog({ labels, onClose }: Props) {
  const texts = useCountTexts().labels;
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>("roll");
  const [things, setThings] = useState<(typeof THINGS)[number]>(
    labels.pieces.length > 0 ? "pieces" : "bags",
  );
  const printed = labels[things];
  return (
    <Dialog label={texts.title} className="labels-ask touch" onClose={onClose}>
      <h2>{texts.title}</h2>
      <div className="c-tags" role="group" aria-label={texts.which}>
        {THINGS.map((thing) => (
          <button
            key={thing}
            className="btn btn-line"
            type="button"
            aria-pressed={thing === things}
            disabled={labels[thing].length === 0}
            onClick={() => setThings(thing)}
          >
            {texts[thing](labels[thing].length)}
          </button>
        ))}
      </div>
      <div className="c-tags" role="group" aria-label={texts.paper}>
        {PAPERS.map((one) => (
          <button
            key={one}
            className="btn btn-line"
            type="button"
            aria-pressed={one === paper}
            onClick={() => setPaper(one)}
          >
            {texts.papers[one]}
          </button>
        ))}
      </div>
      {printed[0] && (
        <div className="labels-seen" aria-hidden="true">
          <Label {...printed[0]} />
        </div>
      )}
      <p className="quiet">{texts.hints[paper]}</p>
      <div className="c-do2">
        <button
          className="btn btn-main"
          type="button"
          disabled={printed.length === 0}
          onClick={() => print()}
        >
          <Icon name="print" />
          {texts.print(printed.length)}
        </button>
        <button className="btn btn-line" type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      {createPortal(
        <div className={`labels-printed labels-${paper}`}>
          {printed.map((label) => (
            <Label key={label.code} {...label} />
          ))}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

function Label({ code, name, place }: PrintedLabel) {
  return (
    <div className="label-one">
      <p>
        <b>{name}</b> <span>{place}</span>
      </p>
      <Barcode text={code} label={code} />
      <p className="label-code">{code}</p>
    </div>
  );
}
