import type { DataTable } from "@waslijn/contract/console/codes";
import type { DataValue } from "@waslijn/contract/console/data";
import type { WantedChange } from "../../../parts/data/wanted-change.ts";
import type { Field } from "./fields.ts";

/** A kind of the provider's data that is kept as a list: what its table shows and its form asks. */
export type Subject = {
  table: DataTable;
  /** What its screen changes, where that is more than the table. */
  changes?: readonly DataTable[];
  fields: readonly Field[];
  /** The fields that make an entry this one. */
  key: readonly string[];
  nameOf: (value: DataValue) => string;
  columns: readonly {
    name: string;
    show: (value: DataValue) => string;
    /** A second line, in a quieter voice. */
    below?: (value: DataValue) => string;
    /** What the entry is called by. */
    isName?: true;
    /** When it leaves a narrow screen. */
    rank?: "c-3" | "c-4";
  }[];
  texts: SubjectTexts;
  /** What comes with a new entry, by what its form says. */
  withNew?: (value: DataValue) => WantedChange[];
  /** What else can be done with an entry. */
  more?: { label: string; labelOf: (name: string) => string; act: (value: DataValue) => void };
};

export type SubjectTexts = {
  title: string;
  caption: string;
  loading: string;
  add: string;
  addTitle: string;
  empty: string;
  emptyText: string;
  columns: Record<string, string>;
  labels: Record<string, string>;
  hints?: Record<string, string>;
  options?: Record<string, Record<string, string>>;
  /** Better words for a rule at a field, by `field.rule`. */
  wrong?: Record<string, string>;
};
