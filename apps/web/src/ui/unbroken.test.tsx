import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { unbroken } from "./unbroken.tsx";

it("keeps e-mail and what is made of it on one line, and every letter as it was", () => {
  const html = renderToStaticMarkup(<p>{unbroken("Je e-mailadres, per e-mail.")}</p>);
  expect(html).toBe(
    '<p>Je <span class="nb">e-mailadres</span>, per <span class="nb">e-mail</span>.</p>',
  );
});

it("leaves other words, and what is no text, alone", () => {
  expect(unbroken("Een web-adres")).toEqual(["Een web-adres"]);
  expect(unbroken(undefined)).toBeUndefined();
});

it.each([
  "E-mail",
  "Re-use",
  "re-cover",
  "per m²",
  "iDEAL | Wero",
  "W-20481",
  "24–36",
  "2026-004817",
  "09:00\u00a0–\u00a017:00",
])("%s stays on one line", (whole) => {
  const html = renderToStaticMarkup(<p>{unbroken(`Met ${whole} uur.`)}</p>);
  expect(html).toBe(`<p>Met <span class="nb">${whole}</span> uur.</p>`);
});
