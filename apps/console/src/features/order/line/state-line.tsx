import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { formatDay, formatTime } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Icon, Peg } from "../../../parts/icon/icon.tsx";
import { useStateTexts } from "../../../parts/state-ring/state-texts.ts";
import { useOrderTexts } from "../order-texts.ts";
import { stateSteps } from "./state-steps.ts";

export function StateLine({ order }: { order: DeskOrder }) {
  const texts = useOrderTexts();
  const states = useStateTexts();
  const language = useLanguage();
  return (
    <section className="panel lined" aria-label={texts.state}>
      <ol className="line">
        {stateSteps(order).map(({ state, stands, at }) => (
          <li
            key={state}
            className={`is-${stands}`}
            {...(stands === "now" && { "aria-current": "step" })}
          >
            <Peg />
            <b>
              {stands === "done" && <Icon name="check" />}
              {states[state]}
            </b>
            {at && (
              <small>
                {formatDay(at, language)} {formatTime(at, language)}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
