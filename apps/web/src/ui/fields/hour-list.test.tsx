import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HourList, type Hour } from "./hour-list.tsx";

const hours: Hour[] = [
  { value: "a", label: "08:00 – 10:00", state: "taken", note: "vol" },
  { value: "b", label: "10:00 – 12:00", state: "free" },
  { value: "c", label: "12:00 – 14:00", state: "blank" },
];
const list = (chosen?: string) =>
  renderToStaticMarkup(
    <HourList
      name="pickup"
      legend="Ophaaltijd"
      hours={hours}
      chosen={chosen}
      onChoose={() => undefined}
      blankLabel="geen tijd"
    />,
  );
const radios = (html: string) => html.match(/<input[^>]*>/g) ?? [];

describe("HourList", () => {
  it("offers free windows, shows full ones and leaves out the rest", () => {
    const [taken, free, none] = radios(list());
    expect(taken).toContain("disabled");
    expect(free).not.toContain("disabled");
    expect(none).toBeUndefined();
  });

  it("says in words what is full and what is empty", () => {
    expect(list()).toContain("vol");
    expect(list()).toContain("geen tijd");
  });

  it("checks the chosen window", () => {
    expect(radios(list("b"))[1]).toContain("checked");
  });

  it("never shows a full window as chosen", () => {
    expect(radios(list("a")).join()).not.toContain("checked");
  });
});
