import type { DataValue } from "@waslijn/contract/console/data";
import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { WINDOW_STARTS } from "@waslijn/contract/shared/calendar";
import type { WantedChange } from "../../parts/data/wanted-change.ts";
import { EntriesScreen } from "./entries/entries-screen.tsx";
import { useEntriesTexts } from "./entries/entries-texts.ts";
import type { Field } from "./entries/fields.ts";
import { defineTexts } from "../../i18n/define-texts.ts";

const useHubTexts = defineTexts({
  en: {
    title: "Hubs",
    caption: "Hubs",
    loading: "Loading hubs",
    add: "New hub",
    addTitle: "New hub",
    empty: "There is no hub yet",
    emptyText:
      "A hub is where you wash and where your drivers start. Windows and areas belong to it.",
    columns: { name: "Hub", days: "Drives on", cutoff: "Today until", horizon: "Days ahead" },
    labels: {
      id: "Short name",
      name: "Name",
      postnl_name: "Name at PostNL",
      operating_days: "Drives on",
      same_day_cutoff: "Pickup today until",
      new_customer_lead_days: "Days before a first pickup",
      horizon_days: "Days ahead",
      places: "Places in each window",
    },
    hints: {
      id: "Small letters, digits and dashes; it stays",
      new_customer_lead_days: "The bag is posted in these days",
      places: "To begin with; change them at Windows",
    },
    wrong: {
      "id.wrong": "Small letters, digits and dashes only.",
      "id.repeated": "There is a hub of this name already.",
    },
  },
  nl: {
    title: "Hubs",
    caption: "Hubs",
    loading: "Hubs laden",
    add: "Nieuwe hub",
    addTitle: "Nieuwe hub",
    empty: "Er is nog geen hub",
    emptyText:
      "Een hub is de plek waar je wast en waar je chauffeurs vertrekken. Tijdvakken en gebieden horen erbij.",
    columns: { name: "Hub", days: "Rijdt op", cutoff: "Vandaag tot", horizon: "Dagen vooruit" },
    labels: {
      id: "Korte naam",
      name: "Naam",
      postnl_name: "Naam bij PostNL",
      operating_days: "Rijdt op",
      same_day_cutoff: "Ophalen vandaag tot",
      new_customer_lead_days: "Dagen tot een eerste ophaling",
      horizon_days: "Dagen vooruit",
      places: "Plekken per tijdvak",
    },
    hints: {
      id: "Kleine letters, cijfers en streepjes; dit blijft zo",
      new_customer_lead_days: "In deze dagen gaat de waszak met de post",
      places: "Om mee te beginnen; wijzig ze bij Tijdvakken",
    },
    wrong: {
      "id.wrong": "Alleen kleine letters, cijfers en streepjes.",
      "id.repeated": "Er is al een hub met deze naam.",
    },
  },
});

const FIELDS: Field[] = [
  { name: "name", kind: "line", maxLength: 80 },
  { name: "id", kind: "line", isKey: true, maxLength: 40, shortOf: "name" },
  { name: "postnl_name", kind: "line", maxLength: 80, isOptional: true },
  { name: "same_day_cutoff", kind: "time", start: "10:00" },
  { name: "new_customer_lead_days", kind: "number", start: "2" },
  { name: "horizon_days", kind: "number", start: "21" },
  { name: "places", kind: "number", start: "10", isOfNew: true },
  { name: "operating_days", kind: "days", start: "1 2 3 4 5 6" },
];

/** A new hub starts with every window at the given capacity, because it cannot be booked without windows. */
const firstWindows = ({ id = null, places = null }: DataValue): WantedChange[] =>
  WINDOW_KINDS.flatMap((kind) =>
    WINDOW_STARTS.map((from_time) => ({
      table: "hub_windows" as const,
      before: null,
      value: { hub_id: id, kind, from_time, capacity: places },
    })),
  );

/** Hubs, where laundry is washed and drivers start (SHOP-04). */
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
