import { useMoment } from "../../../i18n/use-today.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { isWaiting } from "../../../parts/kept/kept-act.ts";
import { useKept } from "../../../parts/kept/use-kept.ts";
import { Empty } from "../../../parts/states/states.tsx";
import { BackToDay } from "../back-to-day.tsx";
import { Clash } from "./clash.tsx";
import { RouteBar } from "../route-bar.tsx";
import { useRoute } from "../route-context.ts";
import { useRouteTexts } from "../route-texts.ts";
import { useSaidWords } from "../use-said-words.ts";
import { useStopWords } from "./use-stop-words.ts";

/** What is on this phone alone, in the order it will be sent, and what clashed with what others did (DRIVE-03). */
export function WaitingScreen() {
  const texts = useRouteTexts();
  const moment = useMoment();
  const words = useSaidWords();
  const stopWords = useStopWords();
  const { acts, queues } = useRoute();
  const photos = useKept(queues.photos).filter(isWaiting);
  const waiting = [
    ...acts
      .filter(isWaiting)
      .map(({ id, madeAt, what }) => ({ id, madeAt, what, said: words(what) })),
    ...photos.map(({ id, madeAt, what }) => ({ id, madeAt, what, said: texts.waiting.photo })),
  ];
  const clashes = acts.filter((act) => act.state === "refused");
  const isEmpty = waiting.length + clashes.length === 0;
  const title = isEmpty
    ? texts.waiting.sent
    : waiting.length > 0
      ? texts.waiting.title
      : texts.notSent.clashes(clashes.length);
  return (
    <>
      <RouteBar
        title={title}
        under={waiting.length > 0 ? texts.waiting.inOrder(waiting.length) : undefined}
        back={<BackToDay />}
        isOnWaiting
      >
        <button
          className="btn btn-line btn-sq"
          type="button"
          aria-label={texts.waiting.tryNow}
          onClick={() => void queues.acts.send().then(() => queues.photos.send())}
        >
          <Icon name="again" />
        </button>
      </RouteBar>
      <div className="p-in">
        {isEmpty && <Empty title={texts.waiting.sentHint} />}
        <ol className="queue">
          {waiting.map(({ id, madeAt, what, said }) => (
            <li key={id}>
              <time dateTime={madeAt}>{moment(madeAt)}</time>
              <span>
                <b>{stopWords(what)}</b>
                <small>{said}</small>
              </span>
              <Icon name="clock" />
            </li>
          ))}
        </ol>
        {clashes.map((act) => (
          <Clash key={act.id} act={act} />
        ))}
        <p className="quiet small-t">{texts.waiting.once}</p>
      </div>
    </>
  );
}
