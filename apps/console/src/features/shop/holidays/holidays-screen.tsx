import type { DataValue } from "@waslijn/contract/console/data/data";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { dataQuery } from "../../../api/data-query.ts";
import { EntriesScreen } from "../entries/entries-screen.tsx";
import type { Field } from "../entries/fields.ts";
import { useHolidayTexts } from "./holiday-texts.ts";
import { WorkedHolidays } from "./worked-holidays.tsx";

const FIELDS: Field[] = [
  { name: "hub_id", kind: "hub", isKey: true },
  { name: "date", kind: "day", isKey: true },
  { name: "reason", kind: "line", maxLength: 120 },
];

/** Days on which hubs are closed, and holidays on which they are not (SHOP-04). */
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
