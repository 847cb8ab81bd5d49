/** Letters that NFD does not decompose, as people type them on a keyboard without them. */
const LETTERS: Record<string, string> = {
  ı: "i",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ĳ: "ij",
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['`´‘’‛′ʹʻʼ]/g;

/**
 * Text as a search compares it: lower case, without accents and apostrophes, `Yılmaz` as `yilmaz`. The database's
 * `plain_words` folds stored words by the same rule.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, "");
