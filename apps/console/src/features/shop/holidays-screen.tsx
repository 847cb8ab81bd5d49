import { formatDay } from "@waslijn/contract/shared/formats/times";
import type { DataValue, DataEntry } from "@waslijn/contract/console/data";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/language.tsx";
import { dataQuery } from "../../api/queries.ts";
import { EntriesScreen } from "./entries/entries-screen.tsx";
import type { Field } from "./entries/fields.ts";
import { HOLIDAYS, type Holiday } from "@waslijn/contract/shared/calendar";
import { useDataChange } from "../../parts/data/use-data-change.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failed } from "../../ui/states.tsx";
import { Table } from "../../ui/table/table.tsx";
import { defineTexts } from "../../i18n/define-texts.ts";

const useHolidayTexts = defineTexts({
  en: {
    title: "Holidays",
    caption: "Closed days",
    loading: "Loading closed days",
    add: "Close a day",
    addTitle: "Close a day",
    empty: "No day is closed beside the holidays",
    emptyText: "A closed day is not offered to customers. Orders that are there already stay.",
    columns: { date: "Day and hub", reason: "Why" },
    labels: { hub_id: "Hub", date: "Day", reason: "Why" },
    hints: { reason: "For yourself: customers only see that the day is missing" },
    wrong: { "date.repeated": "This hub is closed on that day already." },
    work: {
      title: "Holidays on which we work",
      text: "Hubs are closed on Dutch holidays, unless you say so here.",
      caption: "Holidays by hub",
      holiday: "Holiday",
      works: (hub: string, holiday: string) => `${hub} works on ${holiday}`,
      opened: (hub: string, holiday: string) => `${hub} works on ${holiday}.`,
      closed: (hub: string, holiday: string) => `${hub} is closed on ${holiday}.`,
    },
    holidays: {
      "new-year": "New Year’s Day",
      "easter-sunday": "Easter Sunday",
      "easter-monday": "Easter Monday",
      "kings-day": "King’s Day",
      "liberation-day": "Liberation Day (every five years)",
      "ascension-day": "Ascension Day",
      "whit-sunday": "Whit Sunday",
      "whit-monday": "Whit Monday",
      "christmas-day": "Christmas Day",
      "boxing-day": "Boxing Day",
    } satisfies Record<Holiday, string>,
  },
  nl: {
    title: "Feestdagen",
    caption: "Gesloten dagen",
    loading: "Gesloten dagen laden",
    add: "Sluit een dag",
    addTitle: "Dag sluiten",
    empty: "Er is geen dag gesloten naast de feestdagen",
    emptyText:
      "Een gesloten dag wordt klanten niet aangeboden. Bestellingen die er al zijn, blijven.",
    columns: { date: "Dag en hub", reason: "Waarom" },
    labels: { hub_id: "Hub", date: "Dag", reason: "Waarom" },
    hints: { reason: "Voor jezelf: klanten zien alleen dat de dag ontbreekt" },
    wrong: { "date.repeated": "Deze hub is die dag al gesloten." },
    work: {
      title: "Feestdagen waarop we werken",
      text: "Op Nederlandse feestdagen zijn hubs gesloten, tenzij je hier iets anders zegt.",
      caption: "Feestdagen per hub",
      holiday: "Feestdag",
      works: (hub: string, holiday: string) => `${hub} werkt op ${holiday}`,
      opened: (hub: string, holiday: string) => `${hub} werkt op ${holiday}.`,
      closed: (hub: string, holiday: string) => `${hub} is gesloten op ${holiday}.`,
    },
    holidays: {
      "new-year": "nieuwjaarsdag",
      "easter-sunday": "eerste paasdag",
      "easter-monday": "tweede paasdag",
      "kings-day": "koningsdag",
      "liberation-day": "bevrijdingsdag (eens in de vijf jaar)",
      "ascension-day": "hemelvaartsdag",
      "whit-sunday": "eerste pinksterdag",
      "whit-monday": "tweede pinksterdag",
      "christmas-day": "eerste kerstdag",
      "boxing-day": "tweede kerstdag",
    } satisfies Record<Holiday, string>,
  },
});

const workedOf = ({ value }: DataEntry): string[] =>
  [value.skipped_holidays ?? []].flat().map(String);

/** A checkbox per hub and holiday on which it works. */
function WorkedHolidays() {
  const { work: texts, holidays } = useHolidayTexts();
  const list = useQuery(dataQuery("hubs"));
  const hubs = list.data ?? [];
  const { change, isRunning, dialogs } = useDataChange();
  const set = (hub: DataEntry, holiday: Holiday, isWorked: boolean): void => {
    if (isRunning) return;
    const worked = workedOf(hub);
    const skipped_holidays = HOLIDAYS.filter((one) =>
      one === holiday ? isWorked : worked.includes(one),
    );
    const words = isWorked ? texts.opened : texts.closed;
    void change({
      changes: [{ table: "hubs", before: hub, value: { skipped_holidays } }],
      done: words(String(hub.value.name), holidays[holiday]),
    });
  };
  if (list.isError && !list.data) {
    return <Failed failure={list.error} onRetry={() => void list.refetch()} />;
  }
  if (hubs.length === 0) return null;
  return (
    <Panel title={texts.title} className="holidays">
      <p className="panel-in quiet">{texts.text}</p>
      <div className="tbl-wide">
        <Table
          caption={texts.caption}
          columns={[texts.holiday, ...hubs.map(({ value }) => String(value.name))]}
        >
          {HOLIDAYS.map((holiday) => (
            <tr key={holiday}>
              <th scope="row">{holidays[holiday]}</th>
              {hubs.map((hub) => (
                <td key={String(hub.value.id)}>
                  <input
                    className="tick"
                    type="checkbox"
                    aria-label={texts.works(String(hub.value.name), holidays[holiday])}
                    checked={workedOf(hub).includes(holiday)}
                    // Not `disabled`: the checkbox would lose the keyboard focus.
                    aria-disabled={isRunning}
                    onChange={({ target }) => set(hub, holiday, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      {dialogs}
    </Panel>
  );
}

const FIELDS: Field[] = [
  { name: "hub_id", kind: "hub", isKey: true },
  { name: "date", kind: "day", isKey: true },
  { name: "reason", kind: "line", maxLength: 120 },
];

/** Closed days of hubs, and holidays on which they work (SHOP-04). */
export function HolidaysScreen() {
  const texts = useHolidayTexts();
  const language = useLanguage();
  const hubs = useQuery(dataQuery("hubs")).data ?? [];
  const hubName = (id: unknown): string =>
    String(hubs.find(({ value }) => value.id === id)?.value.name ?? id);
  const dayOf = ({ date }: DataValue): string =>
    `${formatDay(String(date), language)} ${String(date).slice(0, 4)}`;
  return (
    <EntriesScreen
      subject={{
        table: "hub_closures",
        changes: ["hub_closures", "hubs"],
        key: ["hub_id", "date"],
        fields: FIELDS,
        nameOf: (value) => `${dayOf(value)}, ${hubName(value.hub_id)}`,
        columns: [
          {
            name: "date",
            show: dayOf,
            below: ({ hub_id }) => hubName(hub_id),
            isName: true,
          },
          { name: "reason", show: ({ reason }) => String(reason) },
        ],
        texts,
      }}
    >
      <WorkedHolidays />
    </EntriesScreen>
  );
}
