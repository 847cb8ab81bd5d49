import { Link } from "@tanstack/react-router";
import { Icon } from "../../../parts/icon/icon.tsx";
import { isWaiting } from "../../../parts/kept/kept-act.ts";
import { useKept } from "../../../parts/kept/use-kept.ts";
import { useRoute } from "../route-context.ts";
import { useRouteTexts } from "../route-texts.ts";

/** Always there while something is on this phone alone: saved is not sent (DRIVE-03). */
export function NotSentBar() {
  const texts = useRouteTexts().notSent;
  const { acts, queues, isKept } = useRoute();
  const photos = useKept(queues.photos);
  const waiting = [...acts, ...photos].filter(isWaiting).length;
  const clashes = acts.filter((act) => !isWaiting(act)).length;
  const isRefused = clashes > 0 && waiting === 0 && !isKept;
  const words = [
    waiting > 0 && texts.waiting(waiting),
    clashes > 0 && (isRefused ? texts.somebodyFirst : texts.clashes(clashes)),
    waiting + clashes === 0 && isKept && texts.kept,
    waiting > 0 && !queues.acts.lasts && texts.vanishes,
  ].filter((word) => word !== false);
  return (
    <div role="status">
      {words.length > 0 && (
        <div className="off-bar">
          <Icon name={isRefused ? "warn" : isKept ? "nowifi" : "clock"} />
          <p>
            <b>{isRefused ? texts.clashes(clashes) : isKept ? texts.offline : texts.online}</b>
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
