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
      {stops.map(({ number, kind, from, to, arrival, customer, street, state, isSent }) => (
        <li key={`${number} ${kind}`}>
          <Link className="stop" to="/route/$number/$kind" params={{ number, kind }}>
            <span className={`knot knot-${state}`} aria-hidden="true" />
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
              <small>{texts.states[kind][state]}</small>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
