export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
};

const TOKEN = /<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)>|([^<]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Parses elements, attributes and text with the four entities; throws at anything else. */
export function readXml(file: string): Element {
  const [, head = "", body = ""] =
    /^(<\?xml version="1\.0" encoding="UTF-8"\?>\n)(.*)\n$/s.exec(file) ?? [];
  if (!head) throw new Error("no declaration");
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let read = 0;
  for (const [token, isEnd, name = "", attributes = "", text] of body.matchAll(TOKEN)) {
    read += token.length;
    const parent = open.at(-1);
    if (!parent) throw new Error(`${token} stands after the end`);
    if (text !== undefined) parent.text += unescape(text);
    else if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends nothing`);
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: "" };
      parent.children.push(element);
      open.push(element);
    }
  }
  const [document, ...others] = root.children;
  if (read !== body.length || open.length !== 1 || !document || others.length > 0) {
    throw new Error(`not well-formed at ${read}`);
  }
  return document;
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key,
      unescape(value),
    ]),
  );

function unescape(text: string): string {
  return text.replaceAll(/&([^;]*);?/g, (whole, name: string) => {
    const sign = ENTITIES[name];
    if (sign === undefined || !whole.endsWith(";")) throw new Error(`${whole} is no entity`);
    return sign;
  });
}

/** Elements along a path such as `cac:Party/cbc:ID`. */
export const all = (element: Element, path: string): Element[] =>
  path
    .split("/")
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );

export const textOf = (element: Element, path: string): string => all(element, path)[0]?.text ?? "";
export const has = (element: Element, path: string): boolean => textOf(element, path).trim() !== "";
export const everything = (element: Element): Element[] => [
  element,
  ...element.children.flatMap(everything),
];

/** An amount in cents; NaN if it has more than two decimals. */
export function cents(element: Element, path: string): number {
  const [, sign = "", euros = "", decimals = ""] =
    /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(textOf(element, path)) ?? [];
  if (euros === "") return Number.NaN;
  return Number(`${sign}${euros}${decimals.padEnd(2, "0")}`) + 0;
}
