import { NAME_LENGTH } from "./constants.ts";

/** Characters that break a line or turn its direction: what follows is no longer where it seems to be. */
export const TURNING = /[\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** What joins letters and signs, as Persian and Hindi names and some pictures need it. */
const JOINER = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;
const NOT_ON_A_LINE = new RegExp(
  `\\p{Cc}|${TURNING.source}|(?!${JOINER.source})\\p{Default_Ignorable_Code_Point}`,
  "gu",
);

/** One line as it is read: nothing in it breaks, turns or hides. */
export const isOneLine = (value: string): boolean => value.search(NOT_ON_A_LINE) === -1;
/** What was pasted, as one line: telephones and address books add marks that nobody sees. */
export const toOneLine = (value: string): string =>
  value.replace(/[\s\p{Zl}\p{Zp}]/gu, " ").replace(NOT_ON_A_LINE, "");

const OTHER_DOTS = /[\u3002\u0701\u0702\u06d4]/g;
/** `https://`, `www.`, `x.nl/`, `mail@x` and an address of numbers; never `J.P. de Vries` or `B.V.`. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}[/:?#]|\.xn--|@[\p{L}\p{N}]|\d+\.\d+\.\d+\.\d+/iu;
/** A dot between two words: a name in small letters, or an ending that mail programs know, is an address. */
const SMALL_DOMAIN = /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}/u;
const KNOWN_DOMAIN =
  /[\p{L}\p{N}-]{2,}\.(?:nl|com|net|org|eu|info|io|app|be|co|me|link|online|shop|site|xyz)(?!\p{L})/iu;

/** Whether a mail program would make a link of some of it. */
export function hasLink(value: string): boolean {
  const plain = value.normalize("NFKC").replace(JOINER, "").replace(OTHER_DOTS, ".");
  return [LINK, SMALL_DOMAIN, KNOWN_DOMAIN].some((pattern) => pattern.test(plain));
}

/** Whether nothing of it can be seen: white space and joiners alone. */
export const isBlank = (value: string): boolean => value.replace(JOINER, "").trim() === "";

/** A person's name as it may stand in a mail to somebody else. */
export const isName = (value: string): boolean =>
  !isBlank(value) && value.length <= NAME_LENGTH && isOneLine(value) && !hasLink(value);
