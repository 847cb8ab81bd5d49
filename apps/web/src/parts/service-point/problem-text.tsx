import type { CodeProblem } from "./code-entry.ts";
import { useServicePointTexts } from "./service-point-texts.ts";
import { minutesAndSeconds, useSecondsLeft } from "./use-seconds-left.ts";

/** What went wrong, in words; a wait counts down on screen, and aloud by the minute only. */
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
