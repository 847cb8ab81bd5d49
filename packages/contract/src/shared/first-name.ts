/**
 * How a person is greeted: by the first word of the name. Where that is an initial or a title
 * ("J. de Vries", "Mevr. Bakker") the whole name is kinder than half of it.
 */
export function firstName(name: string): string {
  const whole = name.trim().replace(/\s+/g, " ");
  const [first = ""] = whole.split(" ");
  const isShort = first.endsWith(".") || [...first].length < 2;
  return isShort || TITLES.has(first.toLowerCase()) ? whole : first;
}

const TITLES = new Set([
  "dhr",
  "mevr",
  "mw",
  "heer",
  "mevrouw",
  "mr",
  "mrs",
  "ms",
  "dr",
  "familie",
]);
