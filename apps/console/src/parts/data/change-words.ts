import type { DataDifference, DataValue } from "@waslijn/contract/console/data";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatDate } from "../../i18n/format-window.ts";
import { formatCents } from "../../i18n/formats.ts";
import type { useDataTexts } from "./data-texts.ts";

type Words = {
  texts: Pick<ReturnType<typeof useDataTexts>, "past" | "fields">;
  language: Language;
  /** Hubs by their short names. */
  hubs: ReadonlyMap<string, string>;
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `Overhemd: € 3,50 → € 3,75`: what became of an entry, in words of the screen. */
export function changeWords({ before, after, entry }: DataDifference, words: Words): string {
  const { texts } = words;
  const name = entryName({ before, after, entry }, words);
  if (!before) return texts.past.added(name);
  if (!after) return texts.past.removed(name);
  const changes = Object.keys(after)
    .filter((field) => field !== "valid_from")
    .map((field) => ({ field, was: say(field, before, words), is: say(field, after, words) }))
    .filter(({ was, is }) => was !== is)
    .map(({ field, was, is }) => `${labelOf(field, words)}${was} → ${is}`);
  return `${name}: ${changes.join(", ")}`;
}

/** An amount says by itself what it is. */
const labelOf = (field: string, { texts }: Words): string =>
  field === "cents" ? "" : `${texts.fields[field] ?? field} `;

/** What people call it: its name, else what tells it from its like. */
export function entryName(
  { before, after, entry }: Pick<DataDifference, "before" | "after" | "entry">,
  words: Words,
): string {
  const value = after ?? before ?? {};
  const named = [
    value[`name_${words.language}`],
    value[`title_${words.language}`],
    value.name,
    value.company,
  ];
  const name = named.find((one) => typeof one === "string" && one !== "");
  if (name) return String(name);
  if (value.first_code !== undefined) {
    return [...new Set([value.first_code, value.last_code])].join("–");
  }
  return (
    ["hub_id", "kind", "from_time", "day", "date", "code"]
      .filter((field) => value[field] !== undefined)
      .map((field) => say(field, value, words))
      .join(", ") || entry
  );
}

function say(field: string, value: DataValue, { texts, language, hubs }: Words): string {
  const { past } = texts;
  const one = value[field] ?? null;
  if (one === null || one === "") return past.empty;
  if (typeof one === "boolean") return one ? past.yes : past.no;
  if (field === "cents") return formatCents(Number(one), language);
  if (field === "hub_id") return hubs.get(String(one)) ?? String(one);
  if (field === "kind" && (one === "pickup" || one === "delivery")) return past.kinds[one];
  if (typeof one === "string" && DAY.test(one)) return formatDate(one, language);
  return [one].flat().join(", ");
}
