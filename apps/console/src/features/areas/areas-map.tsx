import type { PostalArea } from "@waslijn/contract/shared/postal-area";
import { memo } from "react";
import { useAreasTexts } from "./areas-texts.ts";
import type { HubOnMap, Place } from "./places.ts";
import { dots, onMap, ringRadius, SIZE, placeLabels } from "./place-labels.ts";
import "./areas-map.css";

/** More rings than this overlap. */
const RINGS = 16;
/** Number of hub colours; they repeat, so each hub is also labelled with its name. */
const TONES = 4;
const toneOf = (index: number): number => (index % TONES) + 1;

type Props = {
  hubs: HubOnMap[];
  unserved: PostalArea[];
  places: Place[];
  /** The areas about to be opened. */
  chosen: PostalArea[];
  chosenPlace: number | undefined;
};

/** Map of all postal codes: which hub serves them, and the waiting lists (SHOP-03). */
export function AreasMap({ hubs, unserved, places, chosen, chosenPlace }: Props) {
  const texts = useAreasTexts().map;
  return (
    <section className="panel map" aria-label={texts.title}>
      <ul className="map-key">
        {hubs.map(({ id, name, areas }, index) => (
          <li key={id}>
            <Swatch className={`hub-${toneOf(index)}`} />
            {name} <b>{texts.count(areas.length)}</b>
          </li>
        ))}
        <li>
          <Swatch className="hub-0" />
          {texts.unserved} <b>{texts.count(unserved.length)}</b>
        </li>
        <li>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <circle className="ring" cx="6" cy="6" r="5" />
          </svg>
          {texts.waiting}
        </li>
      </ul>
      <svg
        className="nl"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={texts.picture}
      >
        <Dots hubs={hubs} unserved={unserved} />
        <path className="dot dot-open-edge" d={dots(chosen)} />
        <path className="dot dot-open" d={dots(chosen)} />
        <Rings hubs={hubs} places={places} chosenPlace={chosenPlace} />
      </svg>
    </section>
  );
}

const Swatch = ({ className }: { className: string }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <rect className={className} width="12" height="12" rx="2" />
  </svg>
);

/** Four thousand dots: memoised, because they do not depend on the selection. */
const Dots = memo(function Dots({ hubs, unserved }: Pick<Props, "hubs" | "unserved">) {
  return (
    <>
      <path className="dot dot-0" d={dots(unserved)} />
      {hubs.map(({ id, areas }, index) => (
        <path key={id} className={`dot dot-${toneOf(index)}`} d={dots(areas)} />
      ))}
    </>
  );
});

function Rings({ hubs, places, chosenPlace }: Pick<Props, "hubs" | "places" | "chosenPlace">) {
  const waiting = places.filter(({ people }) => people > 0);
  const shown = waiting.filter(({ id }, index) => index < RINGS || id === chosenPlace);
  const rings = shown.map(({ id, name, people, middle }) => ({
    key: `place ${id}`,
    ...onMap(middle),
    radius: ringRadius(people),
    name,
    people,
    text: `${name} ${people}`,
    size: 20,
    isChosen: id === chosenPlace,
  }));
  const squares = hubs.flatMap(({ id, name, middle }, index) =>
    middle
      ? [{ key: id, ...onMap(middle), radius: 8, text: name, size: 25, tone: toneOf(index) }]
      : [],
  );
  const labels = placeLabels([...squares, ...rings]);
  return (
    <>
      {rings.map(({ key, x, y, radius, isChosen }) => (
        <circle
          key={key}
          className={isChosen ? "ring is-chosen" : "ring"}
          cx={x}
          cy={y}
          r={radius}
        />
      ))}
      {squares.map(({ key, x, y, tone }, index) => (
        <g key={key}>
          <rect className={`m-hub hub-${tone}`} x={x - 6} y={y - 6} width="12" height="12" rx="2" />
          <Words label={labels[index]} className="m-hub-name">
            {squares[index]?.text}
          </Words>
        </g>
      ))}
      {rings.map(({ key, name, people }, index) => (
        <Words key={key} label={labels[squares.length + index]} className="m-name">
          <tspan>{name}</tspan> {people}
        </Words>
      ))}
    </>
  );
}

function Words({
  label,
  className,
  children,
}: {
  label: ReturnType<typeof placeLabels>[number];
  className: string;
  children: React.ReactNode;
}) {
  if (!label) return null;
  return (
    <text className={className} x={label.x} y={label.y} textAnchor={label.anchor}>
      {children}
    </text>
  );
}
