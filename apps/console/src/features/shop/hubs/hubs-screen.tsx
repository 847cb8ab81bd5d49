import type { DataValue } from "@waslijn/contract/console/data/data";
import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { WINDOW_STARTS } from "@waslijn/contract/shared/window-starts";
import type { WantedChange } from "../../../parts/data/wanted-change.ts";
import { EntriesScreen } from "../entries/entries-screen.tsx";
import { useEntriesTexts } from "../entries/entries-texts.ts";
import type { Field } from "../entries/fields.ts";
import { useHubTexts } from "./hub-texts.ts";

const FIELDS: Field[] = [
  { name: "id", kind: "line", isKey: true, maxLength: 40 },
  { name: "name", kind: "line", maxLength: 80 },
  { name: "postnl_name", kind: "line", maxLength: 80, isOptional: true },
  { name: "same_day_cutoff", kind: "time", start: "10:00" },
  { name: "new_customer_lead_days", kind: "number", start: "2" },
  { name: "horizon_days", kind: "number", start: "21" },
  { name: "places", kind: "number", start: "10", isOfNew: true },
  { name: "operating_days", kind: "days", start: "1 2 3 4 5 6" },
];

/** A hub that nobody can book is of no use: it begins with every window, each with as many places. */
const firstWindows = ({ id = null, places = null }: DataValue): WantedChange[] =>
  WINDOW_KINDS.flatMap((kind) =>
    WINDOW_STARTS.map((from_time) => ({
      table: "hub_windows" as const,
      before: null,
      value: { hub_id: id, kind, from_time, capacity: places },
    })),
  );

/** Where laundry is washed and driven from (SHOP-04). */
export function HubsScreen() {
  const texts = useHubTexts();
  const { weekdays } = useEntriesTexts();
  const days = ({ operating_days }: DataValue): string =>
    [operating_days]
      .flat()
      .map((day) => weekdays[Number(day) - 1])
      .join(" ");
  return (
    <EntriesScreen
      subject={{
        table: "hubs",
        key: ["id"],
        fields: FIELDS,
        nameOf: ({ name }) => String(name),
        columns: [
          { name: "name", show: ({ name }) => String(name), isName: true },
          { name: "days", show: days },
          { name: "cutoff", show: ({ same_day_cutoff }) => String(same_day_cutoff), rank: "c-3" },
          { name: "horizon", show: ({ horizon_days }) => String(horizon_days), rank: "c-3" },
        ],
        texts,
        withNew: firstWindows,
      }}
    />
  );
}
