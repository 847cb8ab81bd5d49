import type { DataDifference, DataValue } from "@waslijn/contract/console/data";
import { expect, test } from "vitest";
import { changeWords } from "./past-changes.tsx";

const texts = {
  past: {
    added: (entry: string) => `${entry} toegevoegd`,
    removed: (entry: string) => `${entry} verwijderd`,
    empty: "leeg",
    yes: "ja",
    no: "nee",
    kinds: { pickup: "ophalen", delivery: "bezorgen" },
  },
  fields: { capacity: "Plekken", is_public: "Te kiezen", hub_id: "Hub", reason: "Reden" },
} as unknown as Parameters<typeof changeWords>[1]["texts"];
const hubs = new Map([["haarlem", "Haarlem Waarderpolder"]]);
const say = (table: DataDifference["table"], before: DataValue | null, after: DataValue | null) =>
  changeWords(
    { table, entry: "raw key", before, after },
    { texts, language: "nl", hubs },
  ).replaceAll("\u00a0", " ");

const SHIRT = { type: "DC", alias: "shirt", name_nl: "Overhemd", name_en: "Shirt" };
const WINDOW = { hub_id: "haarlem", kind: "pickup", from_time: "08:00" };

test("[SHOP-02] a change is said by names, amounts and fields as people know them", () => {
  expect(
    say("prices", { ...SHIRT, cents: 350 }, { ...SHIRT, cents: 375, valid_from: "2026-11-18" }),
  ).toBe("Overhemd: € 3,50 → € 3,75");
  expect(say("hub_windows", { ...WINDOW, capacity: 10 }, { ...WINDOW, capacity: 4 })).toBe(
    "Haarlem Waarderpolder, ophalen, 08:00: Plekken 10 → 4",
  );
  expect(
    say(
      "companies",
      { id: "5e6f", name: "Hotel Maas", is_public: false, reason: null },
      { id: "5e6f", name: "Hotel Maas", is_public: true, reason: "proef" },
    ),
  ).toBe("Hotel Maas: Te kiezen nee → ja, Reden leeg → proef");
});

test("[SHOP-04] what came or went is said by its name, or by what tells it apart", () => {
  expect(
    say("hub_closures", null, { hub_id: "haarlem", date: "2026-12-28", reason: "Inventaris" }),
  ).toBe("Haarlem Waarderpolder, 28 dec 2026 toegevoegd");
  expect(say("service_areas", { first_code: 3011, last_code: 3089, hub_id: "haarlem" }, null)).toBe(
    "3011–3089 verwijderd",
  );
  expect(say("promo_codes", { code: "HERFST", percent: 10 }, null)).toBe("HERFST verwijderd");
});
