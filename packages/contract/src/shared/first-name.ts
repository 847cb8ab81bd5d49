/**
 * The first word of a name, for salutations. The whole name where that word is an initial or a title ("J. de Vries",
 * "Mevr. Bakker").
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
