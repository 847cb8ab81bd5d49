import { brand } from "@waslijn/contract/shared/brand";
import { useMoment } from "../../../i18n/use-today.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useRoute } from "../route-context.ts";
import { useRouteTexts } from "../route-texts.ts";
import type { SaidAct } from "../said.ts";
import { useSaidWords } from "../use-said-words.ts";
import { useStopWords } from "./use-stop-words.ts";

type Refused = Extract<SaidAct, { state: "refused" }>;

/** What the driver said, what was first, and what to do now; nothing of it is lost (LIFE-08). */
export function Clash({ act }: { act: Refused }) {
  const texts = useRouteTexts();
  const moment = useMoment();
  const words = useSaidWords();
  const stopWords = useStopWords();
  const { queues } = useRoute();
  const { what, madeAt, refusal } = act;
  const id = `clash-${act.id}`;
  return (
    <div className="clash" role="group" aria-labelledby={id}>
      <p className="clash-h">
        <Icon name="warn" />
        <b id={id}>{texts.waiting.clash(stopWords(what))}</b>
      </p>
      <p>
        {texts.waiting.you(words(what), moment(madeAt))}
        <br />
        <First refusal={refusal} />
      </p>
      <p className="quiet">
        {what.act === "done" && what.kind === "pickup" && `${texts.waiting.bagsHere} `}
        {texts.waiting.keptHere}
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

function First({ refusal }: Pick<Refused, "refusal">) {
  const texts = useRouteTexts();
  const moment = useMoment();
  const { first } = refusal.extra;
  if (refusal.type === "not_undone") return texts.waiting.late;
  if (refusal.type !== "stop_conflict") return refusal.title;
  if (!first) return texts.waiting.impossible;
  const { event, by, at } = first;
  const did =
    event in texts.happened ? texts.happened[event as keyof typeof texts.happened] : texts.changed;
  return texts.first(by.name ?? texts.who[by.kind], did, moment(at));
}
