import type { ComingTurn } from "@waslijn/contract/customer/my-order";
import { TextButton } from "../../ui/button.tsx";
import { useLanguage } from "../../i18n/language-context.ts";
import { turnDay } from "./plans.ts";
import { TurnList } from "./turn-list.tsx";
import { defineTexts } from "../../i18n/define-texts.ts";

const useComingTurnsTexts = defineTexts({
  en: () => import("./coming-turns.en.ts"),
  nl: () => import("./coming-turns.nl.ts"),
});

export type TurnPress = { do: "skip" | "unskip"; date: string };

type Props = {
  coming: readonly ComingTurn[];
  isBusy: boolean;
  onPress: (press: TurnPress) => void;
};

const ORDERED = ["first", "ordered", "moved"];

/** Next turns of a plan, each with one button (PLAN-01, PLAN-03). */
export function ComingTurns({ coming, isBusy, onPress }: Props) {
  const texts = useComingTurnsTexts();
  return (
    <TurnList
      label={texts.label}
      turns={coming.map((turn) => ({
        ...turn,
        look: turn.outcome === null ? "planned" : isOrdered(turn) ? "on" : "skipped",
        end: <End turn={turn} isBusy={isBusy} onPress={onPress} />,
      }))}
    />
  );
}

const isOrdered = ({ outcome }: ComingTurn): boolean =>
  outcome !== null && ORDERED.includes(outcome);

function End({ turn, isBusy, onPress }: Omit<Props, "coming"> & { turn: ComingTurn }) {
  const texts = useComingTurnsTexts();
  const language = useLanguage();
  const { date, day, outcome, may } = turn;
  if (!may) {
    return outcome ? <span>{isOrdered(turn) ? texts.ordered : texts.skipped}</span> : null;
  }
  return (
    <TextButton aria-busy={isBusy} onClick={() => isBusy || onPress({ do: may, date })}>
      {texts[may]}
      <span className="hide">{texts.on(turnDay(day, language))}</span>
    </TextButton>
  );
}
