import { NAME_LENGTH } from "./constants.ts";

/** Line separators and bidirectional marks: they move the text that follows. */
export const TURNING = /[\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Joiners and variation selectors, which Persian and Hindi names and some emoji need. */
const JOINER = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;
const NOT_ON_A_LINE = new RegExp(
  `\\p{Cc}|${TURNING.source}|(?!${JOINER.source})\\p{Default_Ignorable_Code_Point}`,
  "gu",
);

/** No line breaks, direction marks or invisible characters. */
export const isOneLine = (value: string): boolean => value.search(NOT_ON_A_LINE) === -1;
/** Pasted text as one line: phones and address books add invisible marks. */
export const toOneLine = (value: string): string =>
  value.replace(/[\s\p{Zl}\p{Zp}]/gu, " ").replace(NOT_ON_A_LINE, "");

const OTHER_DOTS = /[\u3002\u0701\u0702\u06d4]/g;
/** `https://`, `www.`, `x.nl/`, `mail@x` and IPv4 addresses; never `J.P. de Vries` or `B.V.`. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}[/:?#]|\.xn--|@[\p{L}\p{N}]|\d+\.\d+\.\d+\.\d+/iu;
/** Two words joined by a dot count as a domain in lower case, or with a well-known top-level domain. */
const SMALL_DOMAIN = /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}/u;
const KNOWN_DOMAIN =
  /[\p{L}\p{N}-]{2,}\.(?:nl|com|net|org|eu|info|io|app|be|co|me|link|online|shop|site|xyz)(?!\p{L})/iu;

/** Whether a mail program would turn part of it into a link. */
export function hasLink(value: string): boolean {
  const plain = value.normalize("NFKC").replace(JOINER, "").replace(OTHER_DOTS, ".");
  return [LINK, SMALL_DOMAIN, KNOWN_DOMAIN].some((pattern) => pattern.test(plain));
}

/** Only white space and joiners: nothing visible. */
export const isBlank = (value: string): boolean => value.replace(JOINER, "").trim() === "";

/** Whether a person's name may be printed in a mail to somebody else. */
export const isName = (value: string): boolean =>
  !isBlank(value) && value.length <= NAME_LENGTH && isOneLine(value) && !hasLink(value);
