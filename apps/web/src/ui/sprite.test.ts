import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawingFrame, type DrawingName } from "./drawing.tsx";

const here = import.meta.dirname;
const sprite = readFileSync(`${here}/sprite.svg`, "utf8");
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)].map((m) => [m[1], m[2]]),
);

function namesOf(union: string): string[] {
  const source = readFileSync(`${here}/drawing.tsx`, "utf8");
  const body = new RegExp(`type ${union} =([^;]+);`).exec(source)?.[1] ?? "";
  return [...body.matchAll(/"([^"]+)"/g)].map((m) => m[1] ?? "");
}

function idsWith(prefix: string): string[] {
  return [...symbols.keys()].flatMap((id) =>
    id?.startsWith(prefix) ? [id.slice(prefix.length)] : [],
  );
}

describe("sprite", () => {
  it.each([
    ["DrawingName", "d-"],
    ["IconName", "x-"],
    ["RopeName", "rope-"],
  ])("holds exactly the names of %s", (union, prefix) => {
    expect(idsWith(prefix).sort()).toEqual(namesOf(union).sort());
  });

  it("holds the peg and no symbol twice; the logo comes with the brand", () => {
    expect(symbols.has("peg")).toBe(true);
    expect(symbols.has("logo")).toBe(false);
    expect(sprite.match(/<symbol /g)).toHaveLength(symbols.size);
  });

  it("frames every drawing as its symbol does", () => {
    for (const name of namesOf("DrawingName")) {
      expect(drawingFrame(name as DrawingName), name).toBe(symbols.get(`d-${name}`));
    }
  });

  it("carries no style attribute and no script, for it goes into the page as it is", () => {
    expect(sprite).not.toMatch(/\sstyle=|<script|\son\w+=/);
  });

  it("refers only to symbols it holds", () => {
    for (const [, id] of sprite.matchAll(/href="#([^"]+)"/g)) expect(symbols.has(id)).toBe(true);
  });
});
