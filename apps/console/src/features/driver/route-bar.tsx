import { type ReactNode, useState } from "react";
import type { ClashReason } from "@waslijn/contract/shared/order-life";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { isWaiting } from "@waslijn/api-client/offline/offline-queue.ts";
import { usePendingActs } from "../../parts/offline/use-pending-acts.ts";
import { useRoute } from "./route-context.ts";
import { useRouteTexts } from "./route-texts.ts";
import { clashReasonOf, type SaidAct } from "./said.ts";

const reasonsOf = (acts: readonly SaidAct[]): ClashReason[] => [
  ...new Set(acts.flatMap((act) => clashReasonOf(act) ?? [])),
];

/**
 * Shown while there are unsent acts on this phone (DRIVE-03). Once shown it stays until the screen is left, so that the
 * layout does not shift under a finger.
 */
function NotSentBar() {
  const {
    notSent: texts,
    waiting: { sent },
  } = useRouteTexts();
  const [wasShown, setWasShown] = useState(false);
  const { acts, queues, isCached } = useRoute();
  const photos = usePendingActs(queues.photos);
  const waiting = [...acts, ...photos].filter(isWaiting).length;
  const refused = acts.filter((act) => !isWaiting(act));
  const clashes = refused.length;
  const lostPhotos = photos.length - photos.filter(isWaiting).length;
  const trouble = queues.acts.trouble ?? queues.photos.trouble;
  const isRefused = clashes > 0 && waiting === 0 && !isCached;
  const words = [
    waiting > 0 && texts.waiting(waiting),
    ...(isRefused ? reasonsOf(refused).map((why) => texts.reasons[why]) : []),
    clashes > 0 && !isRefused && texts.clashes(clashes),
    lostPhotos > 0 && texts.photos(lostPhotos),
    waiting + clashes === 0 && isCached && texts.kept,
    waiting > 0 && trouble !== undefined && texts.trouble[trouble],
  ].filter((word) => word !== false);
  const isDone = words.length + clashes === 0;
  if (!isDone && !wasShown) setWasShown(true);
  const [icon, title] = isDone
    ? (["check", sent] as const)
    : isRefused
      ? (["warn", texts.clashes(clashes)] as const)
      : isCached
        ? (["nowifi", texts.offline] as const)
        : (["clock", texts.online] as const);
  return (
    <div role="status">
      {(!isDone || wasShown) && (
        <div className={isDone ? "off-bar is-sent" : "off-bar"}>
          <Icon name={icon} />
          <p>
            <b>{title}</b>
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </p>
          {waiting + clashes + lostPhotos > 0 && (
            <Link className="btn btn-quiet" to="/route/waiting">
              {texts.look}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

type Props = {
  title: string;
  under?: ReactNode;
  /** Back link, before the title. */
  back?: ReactNode;
  /** After the title. */
  children?: ReactNode;
  /** Hides the bar on the screen that lists unsent acts itself. */
  isOnWaiting?: boolean;
};

/** Header of the driver's screens, with the bar of unsent acts. */
export function RouteBar({ title, under, back, children, isOnWaiting = false }: Props) {
  return (
    <>
      <header className="p-bar p-bar-me">
        {back}
        <div>
          <h1>{title}</h1>
          {under !== undefined && <p>{under}</p>}
        </div>
        {children}
      </header>
      {!isOnWaiting && <NotSentBar />}
    </>
  );
}
