/** Written XML; only what is made here is of this kind. */
export type Xml = string & { readonly xml: unique symbol };

type Attributes = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
/** What no XML may hold, escaped or not. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "")
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const open = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(
    " ",
  );

/** An element with a text in it. */
export const leaf = (name: string, text: string, attributes: Attributes = {}): Xml =>
  `<${open(name, attributes)}>${escape(text)}</${name}>` as Xml;

/** An element with others in it, in this order. */
export const node = (name: string, children: readonly Xml[], attributes: Attributes = {}): Xml =>
  `<${open(name, attributes)}>${children.join("")}</${name}>` as Xml;

export const xmlFile = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
