import { BACKSPACE_LONG_PRESS_MS, LOCATION_CODE_LENGTH } from "@waslijn/contract/constants";
import type { Dispatch } from "react";
import { Keypad } from "../../ui/keypad/keypad.tsx";
import type { CodeEntry, CodeEntryEvent, CodeProblem } from "./code-entry.ts";
import { useServicePointTexts } from "./service-point-texts.ts";
import { minutesAndSeconds, useSecondsLeft } from "./use-seconds-left.ts";

type Props<Placed> = {
  entry: Extract<CodeEntry<Placed>, { at: "typing" | "looking-up" }>;
  dispatch: Dispatch<CodeEntryEvent<Placed>>;
};

/** The keypad of all code pages, with what went wrong before in its own words. */
export function CodeKeypad<Placed>({ entry, dispatch }: Props<Placed>) {
  const texts = useServicePointTexts();
  const problem = entry.at === "typing" ? entry.problem : undefined;
  const secondsLeft = useSecondsLeft(problem?.until);
  const waiting = problem?.is === "wait" && secondsLeft > 0;
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
      wrong={
        problem && !isOver ? <Problem problem={problem} secondsLeft={secondsLeft} /> : undefined
      }
      labels={{ ...texts, busy: texts.lookingUp }}
    />
  );
}

function Problem({ problem, secondsLeft }: { problem: CodeProblem; secondsLeft: number }) {
  const texts = useServicePointTexts();
  if (problem.is !== "wait") return texts.problems[problem.is];
  // Read aloud by the minute, not every second.
  return (
    <>
      <span className="hide">{texts.waitAloud(Math.ceil(secondsLeft / 60))}</span>
      <span aria-hidden="true">
        {texts.problems.wait} <b className="num">{minutesAndSeconds(secondsLeft)}</b>
      </span>
    </>
  );
}
