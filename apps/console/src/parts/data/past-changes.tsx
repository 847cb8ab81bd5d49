import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { DataTable } from "@waslijn/contract/console/codes";
import type { DataDifference, DataValue } from "@waslijn/contract/console/data";
import { useQuery } from "@tanstack/react-query";
import { dataChangesQuery, dataQuery } from "../../api/queries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment } from "../../i18n/use-today.ts";
import { Panel } from "../../ui/panel.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { useDataTexts } from "./data-texts.ts";
import type { Language } from "@waslijn/contract/shared/constants";
import { Button } from "../../ui/button.tsx";

type Words = {
  texts: Pick<ReturnType<typeof useDataTexts>, "past" | "fields">;
  language: Language;
  /** Hub names by id. */
  hubs: ReadonlyMap<string, string>;
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `Overhemd: € 3,50 → € 3,75`: a change of an entry as text. */
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

/** Amounts need no label. */
const labelOf = (field: string, { texts }: Words): string =>
  field === "cents" ? "" : `${texts.fields[field] ?? field} `;

/** The name of an entry, else its distinguishing fields. */
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
  if (typeof one === "string" && DAY.test(one)) return formatDateOfYear(one, language);
  return [one].flat().join(", ");
}

/** What `changeWords` needs, in the console's language. */
export function useDataWords(): Words {
  const texts = useDataTexts();
  const language = useLanguage();
  const { data: hubs = [] } = useQuery(dataQuery("hubs"));
  const names = new Map(hubs.map(({ value }) => [String(value.id), String(value.name)]));
  return { texts, language, hubs: names };
}

const SHOWN = 6;

type Props = { tables: readonly DataTable[]; onPutBack: (id: string) => void };

/** The latest changes of these tables, each with a button to revert it. */
export function PastChanges({ tables, onPutBack }: Props) {
  const words = useDataWords();
  const texts = words.texts.past;
  const moment = useMoment();
  const past = useQuery(dataChangesQuery());
  const changes = past.data?.filter(({ differences }) =>
    differences.some(({ table }) => tables.includes(table)),
  );
  return (
    <Panel title={texts.title}>
      {past.isPending && <Loading label={texts.loading} rows={2} />}
      {past.isError && !past.data && (
        <Failed failure={past.error} onRetry={() => void past.refetch()} />
      )}
      {changes?.length === 0 && <p className="panel-in quiet">{texts.none}</p>}
      <ul className="rows">
        {changes?.slice(0, SHOWN).map(({ id, at, who, putsBack, isPutBack, differences }) => (
          <li key={id}>
            <span className="hand-text">
              {differences.slice(0, 3).map((one) => (
                <b key={`${one.table} ${one.entry}`}>{changeWords(one, words)}</b>
              ))}
              {differences.length > 3 && <b>{texts.more(differences.length - 3)}</b>}
              <span>
                {who}, <time dateTime={at}>{moment(at)}</time>
                {putsBack && `, ${texts.wasPutBack}`}
              </span>
            </span>
            {isPutBack ? (
              <span className="quiet small">{texts.isPutBack}</span>
            ) : (
              <Button size="s" onClick={() => onPutBack(id)}>
                {texts.putBack}
                <span className="hide"> {differences[0] && entryName(differences[0], words)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
