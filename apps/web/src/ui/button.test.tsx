import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button, IconButton } from "./button.tsx";

describe("Button", () => {
  it("does not submit unless told to", () => {
    expect(renderToStaticMarkup(<Button>Wijzig</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Stuur</Button>)).toContain('type="submit"');
  });

  it("keeps its words beside the busy words, so that its width does not change", () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Even geduld">
        Bevestig
      </Button>,
    );
    expect(html).toContain("Bevestig");
    expect(html).toContain("Even geduld");
  });

  it("keeps focus while busy: it is not disabled, only said to be", () => {
    const html = renderToStaticMarkup(<Button busy>Bevestig</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain('disabled=""');
  });

  it("names a button that has only an icon", () => {
    expect(renderToStaticMarkup(<IconButton label="Sluiten" icon="close" />)).toContain(
      'aria-label="Sluiten"',
    );
  });
});
