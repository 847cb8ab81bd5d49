/** Letters that NFD does not decompose, with their usual ASCII spelling. */
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
 * Folds text for searching: lower case, without accents and apostrophes, `Yılmaz` as `yilmaz`. Must match the
 * database's `plain_words`, which folds the stored words.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, "");
