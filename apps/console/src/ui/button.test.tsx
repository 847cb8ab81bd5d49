import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

const classOf = (html: string): string | undefined => /class="([^"]*)"/.exec(html)?.[1];

test("a button does not submit its form unless told to", () => {
  expect(renderToStaticMarkup(<Button>Wijzig</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button isSubmit>Bewaar</Button>)).toContain('type="submit"');
});

test("look, size and class are drawn together; a bare button has its class alone", () => {
  expect(classOf(renderToStaticMarkup(<Button />))).toBe("btn btn-line");
  expect(
    classOf(renderToStaticMarkup(<Button look="quiet" size="s" isSquare isWide className="end" />)),
  ).toBe("btn btn-quiet btn-s btn-sq btn-wide end");
  expect(classOf(renderToStaticMarkup(<Button look="plain" />))).toBe("btn");
  expect(classOf(renderToStaticMarkup(<Button look="bare" className="chip" />))).toBe("chip");
  expect(classOf(renderToStaticMarkup(<Button look="bare" />))).toBeUndefined();
});
