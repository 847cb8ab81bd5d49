import { Link } from "@tanstack/react-router";
import { formatHours } from "../../i18n/format-window.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { AtTheDoor, DoorLinks } from "./door/at-the-door.tsx";
import { useRouteTexts } from "./route-texts.ts";
import type { ShownStop } from "./shown-stops.ts";

/** The door to go to now, with everything that is needed at it (DRIVE-01). */
export function NextStop({ stop }: { stop: ShownStop }) {
  const texts = useRouteTexts();
  const { number, kind, bags } = stop;
  const params = { number, kind };
  return (
    <section className="next" aria-labelledby="next">
      <p className="next-k">
        <span className="tagk">
          <Icon name={kind === "pickup" ? "bag" : "van"} />
          {texts.kinds[kind]}
        </span>
        <span>
          <b>{formatHours(stop)}</b>
          {stop.arrival !== null && (
            <>
              <br />
              {texts.expected(stop.arrival)}
            </>
          )}
        </span>
      </p>
      <h2 id="next">{stop.customer}</h2>
      <AtTheDoor stop={stop} />
      <p className="next-b">
        <Icon name="bag" />
        <b>{bags === null ? texts.unknownBags : texts.bags(bags)}</b>
      </p>
      <div className="pair">
        <DoorLinks stop={stop} />
      </div>
      <div className="swipe">
        <Link className="btn btn-main btn-big" to="/route/$number/$kind" params={params}>
          <span className="grip" aria-hidden="true">
            <Icon name="arrow" />
          </span>
          <span>
            {texts.did[kind]}
            <small>{texts.openStop}</small>
          </span>
        </Link>
        <Link className="btn btn-line btn-big" to="/route/$number/$kind/missed" params={params}>
          <Icon name="close" />
          {texts.missed}
        </Link>
      </div>
    </section>
  );
}
