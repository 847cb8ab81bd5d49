import type { DeskOrder } from "@waslijn/contract/console/order";
import type { FindingKind } from "@waslijn/contract/shared/care";
import type { Handover, MissingReason } from "@waslijn/contract/shared/order-life";
import { defineTexts } from "../../i18n/define-texts.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Shots } from "../../parts/shots.tsx";

const en = {
  title: "Delivery",
  bags: (bags: number, all: number) =>
    all > bags ? `${bags} of ${all} bags` : bags === 1 ? "1 bag" : `${bags} bags`,
  handovers: {
    "handed-over": "Handed over",
    neighbours: "Left with the neighbours",
    "at-door": "Left at the door",
  } satisfies Record<Handover, string>,
  number: (houseNumber: string) => `at number ${houseNumber}`,
  name: (name: string) => `received by ${name}`,
  photo: "Photo at the delivery",
  missing: (bags: number) => (bags === 1 ? "1 bag is missing." : `${bags} bags are missing.`),
  reasons: {
    "not-in-van": "Not in the van: ask the hub.",
    "not-washed": "Still in the wash.",
    refused: "The customer did not take it.",
  } satisfies Record<MissingReason, string>,
  findings: "Seen at counting",
  kinds: { stain: "Stain", hole: "Hole", button: "Button" } satisfies Record<FindingKind, string>,
  findingPhoto: (piece: string) => `Photo of ${piece}`,
  awaits: "The customer chooses a time for it, free of charge. You can plan it too.",
  planned: "The rest is delivered at the time below.",
};

const nl: typeof en = {
  title: "Bezorging",
  bags: (bags, all) =>
    all > bags ? `${bags} van ${all} waszakken` : bags === 1 ? "1 waszak" : `${bags} waszakken`,
  handovers: {
    "handed-over": "Overhandigd",
    neighbours: "Afgegeven bij de buren",
    "at-door": "Aan de deur gezet",
  },
  number: (houseNumber) => `op nummer ${houseNumber}`,
  name: (name) => `aangenomen door ${name}`,
  photo: "Foto bij de bezorging",
  missing: (bags) => (bags === 1 ? "Er mist 1 waszak." : `Er missen ${bags} waszakken.`),
  reasons: {
    "not-in-van": "Niet in de bus: vraag het de hub.",
    "not-washed": "Nog in de was.",
    refused: "De klant nam het niet aan.",
  },
  findings: "Gezien bij het tellen",
  kinds: { stain: "Vlek", hole: "Gat", button: "Knoop" },
  findingPhoto: (piece) => `Foto van ${piece}`,
  awaits: "De klant kiest er gratis een tijd voor. Plannen kun je ook zelf.",
  planned: "De rest gaat mee op de tijd hieronder.",
};

const useTexts = defineTexts({ en, nl });

/** What a part delivery did not bring, until everything is delivered (DRIVE-07). */
export function MissingBags({ order: { part, awaits, deliveries } }: { order: DeskOrder }) {
  const texts = useTexts();
  const missing = part && deliveries.at(-1)?.missing;
  if (!missing) return null;
  return (
    <p className="note">
      <Icon name="bag" />
      <span>
        <b>{texts.missing(missing.bags)}</b> {missing.codes.join(", ")}{" "}
        {texts.reasons[missing.reason]} {awaits ? texts.awaits : texts.planned}
      </span>
    </p>
  );
}

/** How each delivery was handed over, with its photo (DRIVE-06). */
export function DeliveriesPanel({ order: { deliveries, bags } }: { order: DeskOrder }) {
  const texts = useTexts();
  const moment = useMoment();
  const said = deliveries.filter(({ handover }) => handover);
  if (said.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ul className="panel-in proofs">
        {said.map(({ at, handover, houseNumber, name, photo, bags: brought }) => (
          <li key={at}>
            <b>{handover && texts.handovers[handover]}</b>{" "}
            {[houseNumber && texts.number(houseNumber), name && texts.name(name)]
              .filter(Boolean)
              .join(", ")}
            <p className="quiet">
              {[moment(at), brought && texts.bags(brought, bags ?? 0)].filter(Boolean).join(" · ")}
            </p>
            {photo && <Shots shots={[{ id: photo, words: `${texts.photo}, ${moment(at)}` }]} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Stains and damage noted at counting, as the customer sees them (COUNT-02). */
export function FindingsPanel({ order: { findings } }: { order: DeskOrder }) {
  const texts = useTexts();
  if (findings.length === 0) return null;
  return (
    <Panel title={texts.findings}>
      <ul className="panel-in proofs">
        {findings.map(({ piece, kinds, note, photos }, at) => (
          <li key={at}>
            <b>{piece}</b>{" "}
            {[...kinds.map((kind) => texts.kinds[kind]), note].filter(Boolean).join(", ")}
            {photos.length > 0 && (
              <Shots shots={photos.map((id) => ({ id, words: texts.findingPhoto(piece) }))} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
