import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TextField } from "./text-field.tsx";

const field = (props: object) =>
  renderToStaticMarkup(<TextField id="zip" label="Postcode" {...props} />);
const attribute = (html: string, name: string) =>
  new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe("TextField", () => {
  it("ties the label to the input", () => {
    expect(field({})).toMatch(/<label[^>]* for="zip"/);
    expect(attribute(field({}), "id")).toBe("zip");
  });

  it("is plain when nothing is to be said about it", () => {
    expect(attribute(field({}), "aria-describedby")).toBeUndefined();
    expect(attribute(field({}), "aria-invalid")).toBeUndefined();
  });

  it("is described by its hint and, when wrong, by the error", () => {
    const html = field({ hint: "Vier cijfers", error: "Vul je postcode in" });
    expect(attribute(html, "aria-describedby")).toBe("zip-hint zip-error");
    expect(attribute(html, "aria-invalid")).toBe("true");
    expect(html).toMatch(/id="zip-error".*Vul je postcode in/s);
  });

  it("shows a warning without calling the value wrong", () => {
    const html = field({ warning: "Klopt dit?" });
    expect(attribute(html, "aria-describedby")).toBe("zip-warning");
    expect(attribute(html, "aria-invalid")).toBeUndefined();
  });

  it("keeps the warning back while there is an error", () => {
    expect(field({ warning: "Klopt dit?", error: "Mis" })).not.toContain("Klopt dit?");
  });

  it("keeps descriptions of the caller", () => {
    expect(attribute(field({ hint: "h", "aria-describedby": "more" }), "aria-describedby")).toBe(
      "zip-hint more",
    );
  });
});
