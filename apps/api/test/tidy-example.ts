/** Number of list items shown. */
const SHOWN = 2;
const SECRET = "HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE";
const ID = "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c";
const UUID = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/g;

/** Random values and their replacements. Keys are replaced only in part, which is enough. */
const MADE_UP: readonly [RegExp, string | ((found: string) => string)][] = [
  [/\b[a-z]+-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@[\w.]+/g, "noor@voorbeeld.example"],
  [/^v1,[\w+/]{43}=$/, `v1,${SECRET}=`],
  [/(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22,}/g, ({ length }) => SECRET.slice(0, length)],
  [/(?<=^|\/pay\/)[a-z\d]{12}$/, "0123456789ab"],
  [/^W-[\da-f]{8}$/, "W-10001"],
  [/^3SWAS\d{10}$/, "3SWAS0123456789"],
];

/** Makes an example readable and reproducible. */
export function tidyExample<T>(example: T): T {
  const ids = new Map<string, string>();
  const idFor = (id: string): string => {
    const known = ids.get(id) ?? `${ID}${(ids.size + 1).toString(16).padStart(4, "0")}`;
    ids.set(id, known);
    return known;
  };
  const tidy = (_name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, SHOWN);
    if (typeof value !== "string") return value;
    return MADE_UP.reduce(
      (text, [pattern, standIn]) =>
        text.replace(pattern, typeof standIn === "string" ? () => standIn : standIn),
      value,
    ).replace(UUID, idFor);
  };
  return JSON.parse(JSON.stringify(example, tidy));
}
