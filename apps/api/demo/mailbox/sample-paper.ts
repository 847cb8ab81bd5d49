import type { Language } from "@waslijn/contract/shared/constants";
import {
  writePaper,
  type CollectivePaper,
} from "../../src/modules/bills/collective/collective-paper.ts";

const SAMPLE_NUMBER = { series: "collective", year: 2026, number: 41, date: "2026-11-01" } as const;

/** A sample invoice to a company. */
export const samplePaper = (language: Language, credited?: typeof SAMPLE_NUMBER): CollectivePaper =>
  writePaper(
    credited ? { ...credited, series: "credit", date: "2026-11-12" } : SAMPLE_NUMBER,
    {
      kind: "company",
      name: "Hotel De Gouden Leeuw B.V.",
      street: "Grote Markt 9",
      postalCode: "2011 RD",
      city: "Haarlem",
      registered: { scheme: "0106", id: "90000011" },
      vatNumber: "NL800000011B01",
      electronicAddress: { scheme: "0106", id: "90000011" },
      reference: "Inkoop",
      email: "was@bedrijf1.example",
      language,
    },
    [
      {
        number: "W-20481",
        servedOn: "2026-10-22",
        lines: [{ kind: "kilos", count: 6, cents: credited ? -6890 : 6890, vat: "21" }],
      },
    ],
    credited,
  );

/** A sample credit invoice for it. */
export const sampleCredit = (language: Language): CollectivePaper =>
  samplePaper(language, SAMPLE_NUMBER);
