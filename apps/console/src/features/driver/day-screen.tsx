import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours, formatShortHours } from "@waslijn/contract/shared/formats/hours";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Empty } from "../../ui/states.tsx";
import { RouteBar } from "./route-bar.tsx";
import { useRoute } from "./route-context.ts";
import { useRouteTexts } from "./route-texts.ts";
import { nextOf, type ShownStop } from "./shown-stops.ts";
import { UndoBar } from "./undo-bar.tsx";
import { Link } from "@tanstack/react-router";
import { numbered, wayPoints, type WayPoint } from "./way-points.ts";
import { AtTheDoor, DoorLinks } from "./door/at-the-door.tsx";
import "./way.css";

const BOX = { width: 390, height: 116, edge: 22 };
const APART = 18;
const PEG = { width: 9, height: 22 };

const along = (points: readonly WayPoint[]): string =>
  points.map(({ x, y }) => `${x},${y}`).join(" ");

/** Schematic map of the stops, available offline: done, next and later ones. */
function WaySketch({ stops }: { stops: readonly ShownStop[] }) {
  const texts = useRouteTexts();
  const points = wayPoints(stops, BOX);
  const at = points.findIndex(({ is }) => is === "next");
  const next = points[at];
  if (!next) return null;
  return (
    <svg
      className="way"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={texts.sketch(next.turn, stops.length)}
    >
      <polyline className="way-ahead" points={along(points.slice(at))} />
      <polyline className="way-behind" points={along(points.slice(0, at + 1))} />
      {points.map(({ turn, x, y, is }) =>
        is === "next" ? (
          <g key={turn} className="way-peg">
            <rect
              x={x - PEG.width / 2}
              y={y - PEG.height / 2}
              width={PEG.width}
              height={PEG.height}
              rx="2.5"
            />
            <line x1={x} x2={x} y1={y - 1} y2={y + PEG.height / 2 - 1} />
          </g>
        ) : (
          <circle
            key={turn}
            className={`way-${is}`}
            cx={x}
            cy={y}
            r={is === "behind" ? 3.5 : 4.5}
          />
        ),
      )}
      {numbered(points, APART).map(({ turn, x, y, is }) => (
        <text key={turn} className={`way-${is}`} x={x + (is === "next" ? 9 : 0)} y={y - 9}>
          {turn}
        </text>
      ))}
    </svg>
  );
}

/** The driver's day: next stop, undo, later and done stops (DRIVE-01). */
export default function DayScreen() {
  const texts = useRouteTexts();
  const language = useLanguage();
  const today = useToday();
  const { run, stops } = useRoute();
  const next = nextOf(stops);
  const later = stops.filter((stop) => stop.state === "open" && stop !== next);
  const past = stops.filter(({ state }) => state !== "open");
  const missed = past.filter(({ state }) => state === "missed").length;
  const progress = texts.progress(past.length, stops.length);
  return (
    <>
      <RouteBar title={texts.title} under={formatLongDate(today, language)}>
        {stops.length > 0 && (
          <p className="p-n">
            <b>{progress.done}</b> {progress.of}
          </p>
        )}
      </RouteBar>
      {!run && <Empty title={texts.noRun}>{texts.noRunHint}</Empty>}
      {run && stops.length === 0 && <Empty title={texts.noStops}>{texts.noStopsHint}</Empty>}
      <WaySketch stops={stops} />
      {next && <NextStop stop={next} />}
      {next && run?.asksPosition && <p className="p-in quiet small">{texts.position}</p>}
      {!next && past.length > 0 && <Empty title={texts.allDone}>{texts.allDoneHint}</Empty>}
      <UndoBar />
      {later.length > 0 && (
        <section className="later" aria-labelledby="later">
          <h2 id="later">{texts.after}</h2>
          <StopList stops={later} />
        </section>
      )}
      {past.length > 0 && (
        <details className="later past">
          <summary className="btn btn-quiet btn-wide">
            {texts.before(past.length - missed, missed)} <Icon name="down" />
          </summary>
          <StopList stops={past} />
        </details>
      )}
    </>
  );
}

/** Stops of the day; unsent ones are marked. */
function StopList({ stops }: { stops: ShownStop[] }) {
  const texts = useRouteTexts();
  return (
    <ol>
      {stops.map(
        ({ number, kind, from, to, arrival, customer, street, state, isReady, isSent }) => (
          <li key={`${number} ${kind}`}>
            <Link className="stop" to="/route/$number/$kind" params={{ number, kind }}>
              <span
                className={isReady ? `knot knot-${state}` : "knot knot-not-ready"}
                aria-hidden="true"
              />
              <span className="stop-t">
                <b>{arrival ?? from}</b>
                <small>{formatShortHours({ from, to })}</small>
              </span>
              <span className="stop-n">
                <b>{customer}</b>
                <small>{isSent ? street : texts.notSentHere}</small>
              </span>
              <span className="stop-k">
                <Icon name={kind === "pickup" ? "bag" : "van"} />
                <small className={isReady ? undefined : "stop-not-ready"}>
                  {isReady ? texts.states[kind][state] : texts.notReady}
                </small>
              </span>
            </Link>
          </li>
        ),
      )}
    </ol>
  );
}

/** The next stop, with everything needed at the door (DRIVE-01). */
function NextStop({ stop }: { stop: ShownStop }) {
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
