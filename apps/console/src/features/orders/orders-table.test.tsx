import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Space } from "./orders-table.tsx";

test("the space of rows outside the viewport is a row with one cell over all columns [DESK-02]", () => {
  expect(renderToStaticMarkup(<Space columns={9} height={1200} />)).toBe(
    '<tr aria-hidden="true"><td colSpan="9" style="height:1200px;padding:0;border:0"></td></tr>',
  );
  expect(renderToStaticMarkup(<Space columns={9} height={0} />)).toBe("");
});
