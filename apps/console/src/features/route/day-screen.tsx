import { Icon } from "../../parts/icon/icon.tsx";
import { formatLongDate } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Empty } from "../../parts/states/states.tsx";
import { NextStop } from "./next-stop.tsx";
import { RouteBar } from "./route-bar.tsx";
import { useRoute } from "./route-context.ts";
import { useRouteTexts } from "./route-texts.ts";
import { nextOf } from "./shown-stops.ts";
import { StopList } from "./stop-list.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { WaySketch } from "./way/way-sketch.tsx";

/** The day: where to go now, what can be taken back, what follows and what is behind (DRIVE-01). */
export function DayScreen() {
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
