import { Link } from "@tanstack/react-router";
import { Icon } from "../../../parts/icon/icon.tsx";
import { isWaiting } from "../../../parts/kept/kept-act.ts";
import { useKept } from "../../../parts/kept/use-kept.ts";
import { useRoute } from "../route-context.ts";
import { useRouteTexts } from "../route-texts.ts";

type Props = {
  /** The run is the phone's own, because nobody answered. */
  isKept: boolean;
  lasts: boolean;
};

/** Always there while something is on this phone alone: saved is not sent (DRIVE-03). */
export function NotSentBar({ isKept, lasts }: Props) {
  const texts = useRouteTexts().notSent;
  const { acts, queues } = useRoute();
  const photos = useKept(queues.photos);
  const waiting = [...acts, ...photos].filter(isWaiting).length;
  const clashes = acts.filter((act) => !isWaiting(act)).length;
  const words = [
    waiting > 0 && texts.waiting(waiting),
    clashes > 0 && texts.clashes(clashes),
    waiting + clashes === 0 && isKept && texts.kept,
    waiting > 0 && !lasts && texts.vanishes,
  ].filter((word) => word !== false);
  return (
    <div role="status">
      {words.length > 0 && (
        <div className="off-bar">
          <Icon name={isKept ? "nowifi" : "clock"} />
          <p>
            <b>{isKept ? texts.offline : texts.online}</b>
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </p>
          {waiting + clashes > 0 && (
            <Link className="btn btn-quiet" to="/route/waiting">
              {texts.look}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
