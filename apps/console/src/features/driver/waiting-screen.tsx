import { useMoment } from "../../i18n/use-today.ts";
import { Icon } from "../../ui/icon.tsx";
import { isWaiting } from "@waslijn/api-client/offline/offline-queue.ts";
import type { PendingAct } from "../../parts/offline/pending-act.ts";
import { usePendingActs } from "../../parts/offline/use-pending-acts.ts";
import { Empty } from "../../ui/states.tsx";
import { BackToDay } from "./door/stop-gone.tsx";
import { RouteBar } from "./route-bar.tsx";
import { useRoute } from "./route-context.ts";
import type { TakenPhoto } from "./route-queues.ts";
import { useRouteTexts } from "./route-texts.ts";
import { useSaidWords } from "./undo-bar.tsx";
import { shopPhoneLink } from "../../parts/shop-details.ts";
import { useFirstWords } from "../../parts/clash-texts.ts";
import { clashReasonOf, subjectOf, type SaidAct, type StopName } from "./said.ts";
import { Button } from "../../ui/button.tsx";

/** Unsent acts in sending order, and clashes with others' acts (DRIVE-03). */
export default function WaitingScreen() {
  const texts = useRouteTexts();
  const moment = useMoment();
  const words = useSaidWords();
  const stopWords = useStopWords();
  const { acts, queues, seen } = useRoute();
  const allPhotos = usePendingActs(queues.photos);
  const photos = allPhotos.filter(isWaiting);
  const lostPhotos = allPhotos.filter((one) => !isWaiting(one));
  const waiting = [
    ...acts
      .filter(isWaiting)
      .map(({ id, madeAt, what }) => ({ id, madeAt, what, said: words(what) })),
    ...photos.map(({ id, madeAt, what }) => ({ id, madeAt, what, said: texts.waiting.photo })),
  ];
  const clashes = acts.filter((act) => act.state === "refused");
  const isEmpty = waiting.length + clashes.length + lostPhotos.length === 0;
  const title = isEmpty
    ? texts.waiting.sent
    : waiting.length > 0
      ? texts.waiting.title
      : clashes.length > 0
        ? texts.notSent.clashes(clashes.length)
        : texts.notSent.photos(lostPhotos.length);
  return (
    <>
      <RouteBar
        title={title}
        under={waiting.length > 0 ? texts.waiting.inOrder(waiting.length) : undefined}
        back={<BackToDay />}
        isOnWaiting
      >
        <Button
          isSquare
          aria-label={texts.waiting.tryNow}
          onClick={() => void queues.acts.send().then(() => queues.photos.send())}
        >
          <Icon name="again" />
        </Button>
      </RouteBar>
      <div className="p-in">
        {isEmpty && <Empty title={texts.waiting.sentHint} />}
        <ol className="queue">
          {waiting.map(({ id, madeAt, what, said }) => (
            <li key={id}>
              <time dateTime={madeAt}>{moment(madeAt)}</time>
              <span>
                <b>
                  {[stopWords(what), seen[subjectOf(what)]?.customer].filter(Boolean).join(", ")}
                </b>
                <small>{said}</small>
              </span>
              <Icon name="clock" />
            </li>
          ))}
        </ol>
        {clashes.map((act) => (
          <Clash key={act.id} act={act} />
        ))}
        {lostPhotos.map((photo) => (
          <LostPhoto key={photo.id} photo={photo} />
        ))}
        <p className="quiet small-t">{texts.waiting.once}</p>
      </div>
    </>
  );
}

type Refused = Extract<SaidAct, { state: "refused" }>;

/** A refused report: what the driver reported, the preceding event, and what to do now (LIFE-08). */
function Clash({ act }: { act: Refused }) {
  const texts = useRouteTexts();
  const moment = useMoment();
  const words = useSaidWords();
  const stopWords = useStopWords();
  const { queues, seen } = useRoute();
  const { what, madeAt } = act;
  const stop = seen[act.subject];
  const id = `clash-${act.id}`;
  return (
    <div className="clash" role="group" aria-labelledby={id}>
      <p className="clash-h">
        <Icon name="warn" />
        <b id={id}>{texts.waiting.clash(stopWords(what))}</b>
      </p>
      <p>
        {stop && (
          <>
            {stop.customer}, {stop.street}
            <br />
          </>
        )}
        {texts.waiting.you(words(what), moment(madeAt))}
        <br />
        <Why act={act} />
      </p>
      <p className="quiet">
        {what.act === "done" && what.kind === "pickup" && `${texts.waiting.bagsHere} `}
        {clashReasonOf(act) ? texts.waiting.keptHere : texts.waiting.notTaken}
      </p>
      <a className="btn btn-main btn-wide" href={shopPhoneLink()}>
        <Icon name="phone" />
        {texts.waiting.callDesk}
      </a>
      <Button isWide onClick={() => void queues.acts.putAway(act)}>
        {texts.waiting.seen}
      </Button>
    </div>
  );
}

/** A photo that the server refused, so that the driver tells the desk instead (DRIVE-03). */
function LostPhoto({ photo }: { photo: PendingAct<TakenPhoto> }) {
  const texts = useRouteTexts().waiting;
  const stopWords = useStopWords();
  const { queues, seen } = useRoute();
  const id = `photo-${photo.id}`;
  return (
    <div className="clash" role="group" aria-labelledby={id}>
      <p className="clash-h">
        <Icon name="warn" />
        <b id={id}>{texts.photoRefused(stopWords(photo.what))}</b>
      </p>
      {seen[photo.subject] && <p>{seen[photo.subject]?.customer}</p>}
      <p className="quiet">{texts.photoGone}</p>
      <Button isWide onClick={() => void queues.photos.putAway(photo)}>
        {texts.seen}
      </Button>
    </div>
  );
}

function Why({ act }: { act: Refused }) {
  const texts = useRouteTexts().waiting;
  const firstWords = useFirstWords();
  const why = clashReasonOf(act);
  if (!why) return act.refusal.title;
  return act.refusal.extra.first ? firstWords(act.refusal.extra.first) : texts.why[why];
}

/** `Stop 12`; the order number only for a stop that this phone has not seen today. */
function useStopWords(): (stop: StopName) => string {
  const { waiting } = useRouteTexts();
  const { seen } = useRoute();
  return (stop) => {
    const { turn } = seen[subjectOf(stop)] ?? {};
    return turn ? waiting.stop(turn) : waiting.order(stop.number);
  };
}
