import { DOOR_INSTRUCTIONS } from "@waslijn/contract/shared/order-life";
import { Icon } from "../../../ui/icon.tsx";
import { useRouteTexts } from "../route-texts.ts";
import type { ShownStop } from "../shown-stops.ts";

/** Address and the customer's instructions. */
export function AtTheDoor({ stop }: { stop: ShownStop }) {
  const texts = useRouteTexts();
  const { instructions, notes } = stop;
  const known = [
    ...DOOR_INSTRUCTIONS.flatMap((name) => {
      const words = instructions[name];
      return words ? [texts[name](words)] : [];
    }),
    ...(notes ? [notes] : []),
  ];
  return (
    <>
      <p className="next-a">
        <WholeNumbers in={stop.street} />
        <br />
        <span className="next-place">{stop.place}</span>
      </p>
      {!stop.isReady && (
        <p className="note note-bad">
          <Icon name="warn" />
          <span>{texts.notReadyHint}</span>
        </p>
      )}
      {known.length > 0 && (
        <div className="note">
          <Icon name="info" />
          <ul>
            {known.map((words) => (
              <li key={words}>
                <WholeNumbers in={words} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Text in which no house number such as `18-B` breaks over two lines. */
function WholeNumbers({ in: words }: { in: string }) {
  return words.split(/(\d+-\w+)/).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="door-number">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Links to the phone's dialler and maps app. */
export function DoorLinks({ stop, isShort = false }: { stop: ShownStop; isShort?: boolean }) {
  const texts = useRouteTexts();
  const look = isShort ? "btn btn-line btn-sq" : "btn btn-line";
  return (
    <>
      {stop.phone && (
        <a
          className={look}
          href={`tel:${stop.phone.replaceAll(/[^+\d]/g, "")}`}
          aria-label={texts.callWho(stop.customer)}
        >
          <Icon name="phone" />
          {!isShort && texts.call}
        </a>
      )}
      <a
        className={look}
        href={mapsLink(stop, navigator.userAgent)}
        aria-label={texts.mapsTo(stop.street)}
      >
        <Icon name="nav" />
        {!isShort && texts.maps}
      </a>
    </>
  );
}

/** Link to the maps app: `maps:` on Apple devices, `geo:` elsewhere. */
export function mapsLink(
  { street, place }: { street: string; place: string },
  agent: string,
): string {
  const where = encodeURIComponent(`${street}, ${place}`);
  return /iPhone|iPad|Macintosh/.test(agent) ? `maps:?daddr=${where}` : `geo:0,0?q=${where}`;
}
