import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Stepper } from "./stepper.tsx";

const html = renderToStaticMarkup(
  <Stepper
    label="Stap 2 van 3"
    steps={[
      { name: "Service", state: "done", stateLabel: "klaar" },
      { name: "Tijd", state: "now", stateLabel: "nu" },
      { name: "Overzicht", more: " & bevestiging", state: "next", stateLabel: "volgt" },
    ]}
  />,
);
const items = html.split("<li").slice(1);

describe("Stepper", () => {
  it("marks the current step and only that one", () => {
    expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([false, true, false]);
  });

  it("says every state in words", () => {
    expect(items.map((item) => /, (klaar|nu|volgt)</.exec(item)?.[1])).toEqual([
      "klaar",
      "nu",
      "volgt",
    ]);
  });

  it("ticks what is done and numbers the rest", () => {
    expect(items[0]).toContain("#x-check");
    expect(items[1]).toContain("<b>2</b>");
  });
});
