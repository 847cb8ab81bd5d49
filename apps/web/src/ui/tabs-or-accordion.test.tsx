import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TabsOrAccordion } from "./tabs-or-accordion.tsx";

const sections = ["service", "payment"].map((id) => ({ id, title: id, content: `about ${id}` }));
const details = (html: string) => html.match(/<details[^>]*>/g) ?? [];

describe("TabsOrAccordion", () => {
  it("carries all content, so that it can be reached without a script", () => {
    const html = renderToStaticMarkup(<TabsOrAccordion sections={sections} />);
    expect(html).toContain("about service");
    expect(html).toContain("about payment");
  });

  it("opens the first section, or the one asked for", () => {
    const opened = (open?: string) =>
      details(renderToStaticMarkup(<TabsOrAccordion sections={sections} open={open} />)).map(
        (tag) => / open=/.test(tag),
      );
    expect(opened()).toEqual([true, false]);
    expect(opened("payment")).toEqual([false, true]);
  });

  it("lets one section be open at a time", () => {
    const names = details(renderToStaticMarkup(<TabsOrAccordion sections={sections} />)).map(
      (tag) => / name="([^"]+)"/.exec(tag)?.[1],
    );
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(1);
  });
});
