import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Receipt } from "./receipt.tsx";

it("leaves no gap on the paper where nothing is known to fill it", () => {
  const paper = renderToStaticMarkup(
    <Receipt hang="line" header="W-20481" rows={[]} lines={[{ label: "Wash", value: "" }]} />,
  );
  expect(paper).toContain("Wash");
  expect(paper).not.toContain("<dl");
});
