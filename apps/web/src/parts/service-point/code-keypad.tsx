import { BACKSPACE_LONG_PRESS_MS, LOCATION_CODE_LENGTH } from "@waslijn/contract/shared/constants";
import type { Dispatch } from "react";
import { Keypad } from "../../ui/fields/keypad.tsx";
import type { CodeEntry, CodeEntryEvent, CodeProblem } from "./code-entry.ts";
import { useServicePointTexts } from "./service-point-texts.ts";
import { useSecondsLeft, minutesAndSeconds } from "./use-seconds-left.ts";

type Props<Placed> = {
  entry: Extract<CodeEntry<Placed>, { at: "typing" | "looking-up" }>;
  dispatch: Dispatch<CodeEntryEvent<Placed>>;
};

/** Keypad of all code pages, with a message about the last problem. */
export function CodeKeypad<Placed>({ entry, dispatch }: Props<Placed>) {
  const texts = useServicePointTexts();
  const problem = entry.at === "typing" ? entry.problem : undefined;
  const waiting = useSecondsLeft(problem?.until) > 0 && problem?.is === "wait";
  const isOver = problem?.is === "wait" && !waiting;
  return (
    <Keypad
      value={entry.code}
      onChange={(code) => dispatch({ type: "typed", code })}
      onConfirm={() => dispatch({ type: "confirmed" })}
      onCancel={() => dispatch({ type: "cancelled" })}
      length={LOCATION_CODE_LENGTH}
      longPressMs={BACKSPACE_LONG_PRESS_MS}
      busy={entry.at === "looking-up"}
      locked={waiting}
      takeFocus={entry.at === "typing" && entry.back}
      caption={texts.caption}
      wrong={problem && !isOver ? <ProblemText problem={problem} /> : undefined}
      labels={{ ...texts, busy: texts.lookingUp }}
    />
  );
}

/** Message of a problem. A wait counts down on screen; screen readers hear it once a minute. */
export function ProblemText({ problem }: { problem: CodeProblem }) {
  const texts = useServicePointTexts();
  const secondsLeft = useSecondsLeft(problem.until);
  if (problem.is !== "wait") return texts.problems[problem.is];
  return (
    <>
      <span className="hide">{texts.waitAloud(Math.ceil(secondsLeft / 60))}</span>
      <span aria-hidden="true">
        {texts.problems.wait} <b className="num">{minutesAndSeconds(secondsLeft)}</b>
      </span>
    </>
  );
}
