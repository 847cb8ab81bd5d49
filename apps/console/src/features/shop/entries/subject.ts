import type { DataTable } from "@waslijn/contract/console/codes";
import type { DataValue } from "@waslijn/contract/console/data";
import type { WantedChange } from "../../../parts/data/wanted-change.ts";
import type { Field } from "./fields.ts";

/** A table of provider data with its columns and form fields. */
export type Subject = {
  table: DataTable;
  /** Tables that its screen changes, when there are more than `table`. */
  changes?: readonly DataTable[];
  fields: readonly Field[];
  /** The key fields of an entry. */
  key: readonly string[];
  nameOf: (value: DataValue) => string;
  columns: readonly {
    name: string;
    show: (value: DataValue) => string;
    /** A second line, in the secondary text style. */
    below?: (value: DataValue) => string;
    /** The column with the entry's name. */
    isName?: true;
    /** CSS class that hides it on narrow screens. */
    rank?: "c-3" | "c-4";
  }[];
  texts: SubjectTexts;
  /** Further changes that a new entry needs, from its form values. */
  withNew?: (value: DataValue) => WantedChange[];
  /** An additional act on an entry. */
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
  /** More specific error texts, by `field.rule`. */
  wrong?: Record<string, string>;
};
