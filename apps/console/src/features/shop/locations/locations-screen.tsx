import type { DataValue } from "@waslijn/contract/console/data/data";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dataQuery } from "../../../api/data-query.ts";
import { EntriesScreen } from "../entries/entries-screen.tsx";
import type { Field } from "../entries/fields.ts";
import { LocationCard } from "./location-card.tsx";
import { useLocationTexts } from "./location-texts.ts";

const FIELDS: Field[] = [
  { name: "kind", kind: "choice", options: ["retail", "b2b"], start: "retail" },
  { name: "code", kind: "line", maxLength: 4 },
  { name: "bls", kind: "line", maxLength: 5 },
  { name: "company", kind: "line", maxLength: 120 },
  { name: "address_line", kind: "line", maxLength: 200 },
  { name: "postal_code", kind: "line", maxLength: 7 },
  { name: "hub_id", kind: "hub" },
  { name: "email", kind: "line", maxLength: 254 },
  { name: "language", kind: "choice", options: LANGUAGES, start: "nl" },
  { name: "daily_limit", kind: "number", start: "50" },
  { name: "collection_limit", kind: "number", start: "10" },
  { name: "service_company", kind: "line", maxLength: 120, isOptional: true },
  { name: "postnl_hub_name", kind: "line", maxLength: 80, isOptional: true },
];

/** Where laundry is handed in, with the code of each and a card to print (SHOP-04). */
export function LocationsScreen() {
  const texts = useLocationTexts();
  const hubs = useQuery(dataQuery("hubs")).data ?? [];
  const [card, setCard] = useState<DataValue>();
  const hubName = (id: DataValue[string] | undefined): string =>
    String(hubs.find(({ value }) => value.id === id)?.value.name ?? id);
  return (
    <>
      <EntriesScreen
        subject={{
          table: "service_points",
          key: ["id"],
          fields: FIELDS,
          nameOf: ({ company }) => String(company),
          columns: [
            { name: "code", show: ({ code }) => String(code), isName: true },
            {
              name: "company",
              show: ({ company }) => String(company),
              below: ({ address_line }) => String(address_line),
              isName: true,
            },
            {
              name: "kind",
              show: ({ kind }) =>
                kind === "b2b" ? texts.options.kind.b2b : texts.options.kind.retail,
              rank: "c-3",
            },
            { name: "hub", show: ({ hub_id }) => hubName(hub_id), rank: "c-3" },
            { name: "bls", show: ({ bls }) => String(bls), rank: "c-3" },
          ],
          texts,
          more: { label: texts.card.show, labelOf: texts.card.showLong, act: setCard },
        }}
      />
      {card && <LocationCard location={card} onClose={() => setCard(undefined)} />}
    </>
  );
}
