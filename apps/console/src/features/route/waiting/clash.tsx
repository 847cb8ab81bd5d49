import { brand } from "@waslijn/contract/shared/brand";
import { useMoment } from "../../../i18n/use-today.ts";
import { useFirstWords } from "../../../parts/clash/clash-texts.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useRoute } from "../route-context.ts";
import { useRouteTexts } from "../route-texts.ts";
import { clashReasonOf, isOf, type SaidAct } from "../said.ts";
import { useSaidWords } from "../use-said-words.ts";
import { useStopWords } from "./use-stop-words.ts";

type Refused = Extract<SaidAct, { state: "refused" }>;

/** What the driver said, what was first, and what to do now; nothing of it is lost (LIFE-08). */
export function Clash({ act }: { act: Refused }) {
  const texts = useRouteTexts();
  const moment = useMoment();
  const words = useSaidWords();
  const stopWords = useStopWords();
  const { queues, stops } = useRoute();
  const { what, madeAt } = act;
  const stop = stops.find((one) => isOf(one, act));
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
      <a className="btn btn-main btn-wide" href={brand.phoneLink}>
        <Icon name="phone" />
        {texts.waiting.callDesk}
      </a>
      <button
        className="btn btn-line btn-wide"
        type="button"
        onClick={() => void queues.acts.putAway(act)}
      >
        {texts.waiting.seen}
      </button>
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
