import { formatLongDay, formatTime } from "@waslijn/contract/shared/formats/times";
import type { DeskEvent, DeskOrder, DoorPhoto } from "@waslijn/contract/console/order";
import { useLanguage } from "../../i18n/language.tsx";
import { useEventTexts } from "../../parts/event-texts.ts";
import { Panel } from "../../ui/panel.tsx";
import { Shots } from "../../parts/shots.tsx";
import { eventWords, movedWindows } from "./event-words.ts";
import { useOrderTexts } from "./order-texts.ts";

type Written = DeskOrder["written"][number];
type Props = { history: DeskEvent[]; photos: DoorPhoto[]; written: Written[] };

/** Events, door photos and messages by staff, newest first, grouped by day. */
export function HistoryPanel({ history, photos, written }: Props) {
  const texts = useOrderTexts().history;
  const language = useLanguage();
  const head = history.at(-1);
  // Photos first: the sort is stable, so at equal times a photo is listed as later than its report.
  const newest = [
    ...written.toReversed(),
    ...photos.toReversed(),
    ...history.toReversed(),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const days = Map.groupBy(newest, ({ at }) => formatLongDay(at, language));
  return (
    <Panel title={texts.title}>
      <div className="panel-in">
        <ol className="hist">
          {[...days].flatMap(([day, entries]) => [
            <li key={day} className="is-day">
              {day}
            </li>,
            ...entries.map((entry) =>
              "version" in entry ? (
                <Happened key={entry.version} event={entry} isHead={entry === head} />
              ) : "channel" in entry ? (
                <Wrote key={entry.id} message={entry} />
              ) : (
                <Photographed key={entry.id} photo={entry} />
              ),
            ),
          ])}
        </ol>
      </div>
    </Panel>
  );
}

function Happened({ event, isHead }: { event: DeskEvent; isHead: boolean }) {
  const texts = useOrderTexts().history;
  const events = useEventTexts();
  const language = useLanguage();
  return (
    <li className={isHead ? "is-head" : undefined}>
      <b>{events[event.kind]}</b>
      <time dateTime={event.at}>{formatTime(event.at)}</time>
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
  );
}

function Wrote({ message: { at, by, channel, text } }: { message: Written }) {
  const texts = useOrderTexts().history;
  return (
    <li>
      <b>{texts.wrote[channel]}</b>
      <time dateTime={at}>{formatTime(at)}</time>
      <p>
        {by} · {text}
      </p>
    </li>
  );
}

function Photographed({ photo: { id, kind, at, by } }: { photo: DoorPhoto }) {
  const texts = useOrderTexts().history;
  const words = kind ? `${by} · ${texts.doorKinds[kind]}` : by;
  return (
    <li>
      <b>{texts.doorPhoto}</b>
      <time dateTime={at}>{formatTime(at)}</time>
      <p>{words}</p>
      <Shots shots={[{ id, words: `${texts.doorPhoto}, ${words}` }]} />
    </li>
  );
}
