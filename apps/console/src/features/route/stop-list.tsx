import { Link } from "@tanstack/react-router";
import { Icon } from "../../parts/icon/icon.tsx";
import { useRouteTexts } from "./route-texts.ts";
import { hours } from "./short-hours.ts";
import type { ShownStop } from "./shown-stops.ts";

/** Stops on the rope of the day; one that is not sent yet says so. */
export function StopList({ stops }: { stops: ShownStop[] }) {
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
                <small>{hours({ from, to })}</small>
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
