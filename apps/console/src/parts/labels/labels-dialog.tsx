import { Barcode } from "@waslijn/design/barcode.tsx";
import { useState } from "react";
import { createPortal } from "react-dom";
import { defineTexts } from "../../i18n/define-texts.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { PrintedLabel } from "./printed-label.ts";
import "./labels.css";

const en = {
  title: "Print labels",
  which: "Labels for",
  paper: "On",
  pieces: (count: number) => `Pieces (${count})`,
  bags: (count: number) => `Bags (${count})`,
  papers: { roll: "Roll", sheet: "Sheet" },
  hints: {
    roll: "57 × 32 mm. Choose the label printer, and print at actual size.",
    sheet: "A4 with 24 labels of 70 × 37 mm. Print at actual size.",
  },
  one: "Which label",
  all: (count: number) => `All ${count}`,
  print: (count: number) => (count === 1 ? "Print 1 label" : `Print ${count} labels`),
  close: "Close",
};

const nl: typeof en = {
  title: "Etiketten printen",
  which: "Etiketten voor",
  paper: "Op",
  pieces: (count) => `Stuks (${count})`,
  bags: (count) => `Waszakken (${count})`,
  papers: { roll: "Rol", sheet: "Vel" },
  hints: {
    roll: "57 × 32 mm. Kies de etikettenprinter en print op ware grootte.",
    sheet: "A4 met 24 etiketten van 70 × 37 mm. Print op ware grootte.",
  },
  one: "Welk etiket",
  all: (count) => `Alle ${count}`,
  print: (count) => (count === 1 ? "Print 1 etiket" : `Print ${count} etiketten`),
  close: "Sluit",
};

const useLabelsTexts = defineTexts({ en, nl });

const PAPERS = ["roll", "sheet"] as const;
const THINGS = ["pieces", "bags"] as const;

type LabelsDialogProps = {
  /** Without pieces there is no choice between the two. */
  labels: { pieces?: PrintedLabel[]; bags: PrintedLabel[] };
  onClose: () => void;
};

/** Prints labels for pieces or bags on a roll or a sheet, exact to the millimetre. */
export function LabelsDialog({ labels, onClose }: LabelsDialogProps) {
  const texts = useLabelsTexts();
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>("roll");
  const [things, setThings] = useState<(typeof THINGS)[number]>(
    labels.pieces?.length ? "pieces" : "bags",
  );
  /** A lost label is printed again alone. */
  const [lost, setLost] = useState("");
  const all = labels[things] ?? [];
  const one = all.filter(({ code }) => code === lost);
  const printed = one.length > 0 ? one : all;
  return (
    <Dialog label={texts.title} className="labels-ask touch" onClose={onClose}>
      <h2>{texts.title}</h2>
      {labels.pieces && (
        <div className="labels-tags" role="group" aria-label={texts.which}>
          {THINGS.map((thing) => (
            <Button
              key={thing}
              aria-pressed={thing === things}
              disabled={!labels[thing]?.length}
              onClick={() => setThings(thing)}
            >
              {texts[thing](labels[thing]?.length ?? 0)}
            </Button>
          ))}
        </div>
      )}
      <div className="labels-tags" role="group" aria-label={texts.paper}>
        {PAPERS.map((one) => (
          <Button key={one} aria-pressed={one === paper} onClick={() => setPaper(one)}>
            {texts.papers[one]}
          </Button>
        ))}
      </div>
      {all.length > 1 && (
        <SelectField
          label={texts.one}
          value={one[0]?.code ?? ""}
          options={[
            ["", texts.all(all.length)],
            ...all.map(({ code, name, place }) => [code, `${name} ${place}, ${code}`] as const),
          ]}
          onChange={setLost}
        />
      )}
      {printed[0] && (
        <div className="labels-seen" aria-hidden="true">
          <Label {...printed[0]} />
        </div>
      )}
      <p className="quiet">{texts.hints[paper]}</p>
      <div className="labels-do">
        <Button look="main" disabled={printed.length === 0} onClick={() => print()}>
          <Icon name="print" />
          {texts.print(printed.length)}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
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

function Label({ code, name, place, customer, due }: PrintedLabel) {
  return (
    <div className="label-one">
      <p>
        <b>{name}</b> <span>{place}</span>
      </p>
      <Barcode text={code} label={code} />
      <p className="label-code">{code}</p>
      {customer !== undefined && (
        <p>
          <b>{customer}</b> <span>{due}</span>
        </p>
      )}
    </div>
  );
}
