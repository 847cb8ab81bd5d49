import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import { defaultBusiness } from "@waslijn/contract/shared/brands/business";
import { LOGO_FRAME } from "@waslijn/contract/shared/brands/brand-shape";
import type { Seller } from "@waslijn/contract/shared/invoices";
import { drawElement, selectFace, type Pen } from "./pen.ts";

const [LEFT = 0, TOP = 0, WIDTH = 1, HEIGHT = 1] = LOGO_FRAME.split(" ").map(Number);
const [INK] = brandLook.colours.ink;
const [ROPE] = brandLook.colours.rope;
const [SUN] = brandLook.colours.sun;

type Place = { x: number; y: number; width: number };
type Sender = Pick<Seller, "name">;

/**
 * Draws the logo, or the name of a business that had another one when it issued the invoice, from the tags of its look: a
 * rope, a word as outlines or letters, and pegs.
 */
export function drawLogo(pen: Pen, { name = defaultBusiness.name }: Sender, place: Place): void {
  const { x, y, width } = place;
  const height = (width * HEIGHT) / WIDTH;
  if (name !== defaultBusiness.name) {
    drawElement(pen, pen.root, "P", () => {
      const printed = selectFace(pen.doc, name, "head");
      pen.doc
        .fontSize(22)
        .fillColor(INK)
        .text(printed, x, y, { width: 2 * width });
    });
    return;
  }
  drawElement(pen, pen.root, "Figure", () => drawTags(pen, place), {
    alt: name,
    bbox: [x, y, x + width, y + height],
  });
}

function drawTags({ doc }: Pen, { x, y, width }: Place): void {
  const scale = width / WIDTH;
  doc.save();
  doc.translate(x, y).scale(scale).translate(-LEFT, -TOP);
  for (const [tag, name] of brandLook.logo.matchAll(/<(path|rect|text)\b[^>]*>/g)) {
    const of = (attribute: string): string =>
      new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? "";
    if (name === "text") {
      doc
        .font("head")
        .fontSize(Number(of("font-size")))
        .fillColor(INK);
      doc.text(defaultBusiness.name, Number(of("x")), Number(of("y")), {
        baseline: "alphabetic",
        lineBreak: false,
      });
    } else if (name === "rect") {
      const [left = 0, top = 0, wide = 0, high = 0, round = 0] = [
        "x",
        "y",
        "width",
        "height",
        "rx",
      ].map((attribute) => Number(of(attribute)));
      doc.roundedRect(left, top, wide, high, round).fill(SUN);
    } else if (of("class") === "logo-rope") {
      doc.path(of("d")).lineWidth(5).strokeColor(ROPE).stroke();
    } else {
      doc.path(of("d")).fill(INK);
    }
  }
  doc.restore();
}
