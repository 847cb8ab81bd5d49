import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Keypad } from "./keypad.tsx";

const nothing = () => undefined;
const labels = {
  keypad: "Locatiecode",
  backspace: "Laatste cijfer wissen",
  clear: "Wis",
  places: (filled: number) => `${filled} van 4`,
  busy: "We zoeken",
};
const keypad = (props: object) =>
  renderToStaticMarkup(
    <Keypad
      value="74"
      onChange={nothing}
      onConfirm={nothing}
      onCancel={nothing}
      caption="bijv. 7430"
      labels={labels}
      {...props}
    />,
  );

describe("Keypad", () => {
  it("has the keys 1 to 9, 0 and backspace [CODE-01]", () => {
    const digits = [...keypad({}).matchAll(/data-digit="(\d)"/g)].map((match) => match[1]);
    expect(digits).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]);
    expect(keypad({})).toContain('aria-label="Laatste cijfer wissen"');
  });

  it("says how many places are filled", () => {
    expect(keypad({})).toMatch(/role="status">2 van 4</);
  });

  it("puts what was wrong where the caption stood", () => {
    expect(keypad({})).toContain("bijv. 7430");
    const html = keypad({ wrong: "Deze code kennen we niet" });
    expect(html).toContain("Deze code kennen we niet");
    expect(html).not.toContain("bijv. 7430");
  });

  it("takes no presses while locked and keeps saying why", () => {
    const html = keypad({ locked: true, wrong: "Even wachten" });
    expect(html).toContain("Even wachten");
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(12);
  });

  it("is described by its message", () => {
    const [, id] = /aria-describedby="([^"]+)"/.exec(keypad({})) ?? [];
    expect(keypad({})).toMatch(new RegExp(`id="${id}"[^>]*>.*bijv. 7430`));
  });

  it("says that it is busy and takes no presses then", () => {
    const html = keypad({ busy: true });
    expect(html).toContain("We zoeken");
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(12);
  });
});
