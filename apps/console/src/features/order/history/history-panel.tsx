import type { DeskEvent } from "@waslijn/contract/console/desk/order";
import { formatLongDay, formatTime } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { eventWords, movedWindows } from "./event-words.ts";
import { useOrderTexts } from "../order-texts.ts";

/** Newest first, by day. */
export function HistoryPanel({ history }: { history: DeskEvent[] }) {
  const texts = useOrderTexts().history;
  const language = useLanguage();
  const newest = history.toReversed();
  const days = Map.groupBy(newest, ({ at }) => formatLongDay(at, language));
  return (
    <Panel title={texts.title}>
      <div className="panel-in">
        <ol className="hist">
          {[...days].flatMap(([day, events]) => [
            <li key={day} className="is-day">
              {day}
            </li>,
            ...events.map((event) => (
              <li key={event.version} className={event === newest[0] ? "is-head" : undefined}>
                <b>{texts.events[event.kind]}</b>
                <time dateTime={event.at}>{formatTime(event.at, language)}</time>
                <p>
                  {eventWords(event, texts, language)}
                  {movedWindows(event, language).map(({ from, to }) => (
                    <span key={to}>
                      {" · "}
                      {from && (
                        <>
                          <del>{from}</del> →{" "}
                        </>
                      )}
                      <ins>{to}</ins>
                    </span>
                  ))}
                </p>
              </li>
            )),
          ])}
        </ol>
      </div>
    </Panel>
  );
}
