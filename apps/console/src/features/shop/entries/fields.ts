import { formatPlainCents } from "@waslijn/contract/shared/formats/money";
import type { DataValue } from "@waslijn/contract/console/data";
import { readCents, readNumber, readWhole } from "../../../ui/form/read-number.ts";

/** A field of an entry, named as in docs/provider-data.md, and its input kind. */
export type Field = {
  name: string;
  kind: "line" | "number" | "euros" | "day" | "time" | "yes" | "choice" | "hub" | "days";
  isOptional?: true;
  /** Part of the entry's key: cannot be changed later. */
  isKey?: true;
  /** Only in the form of a new entry, and not stored with it. */
  isOfNew?: true;
  options?: readonly string[];
  maxLength?: number;
  /** Proposes a short name of this other field while it is empty. */
  shortOf?: string;
  /** Initial value in a new entry. */
  start?: string;
};
export type Draft = Record<string, string>;

/** Form state of an entry, or of a new one. */
export const toDraft = (fields: readonly Field[], value: DataValue | undefined): Draft =>
  Object.fromEntries(fields.map((field) => [field.name, typed(field, value)]));

function typed({ name, kind, start = "" }: Field, value: DataValue | undefined): string {
  if (!value) return start;
  const stored = value[name] ?? null;
  if (stored === null) return "";
  if (Array.isArray(stored)) return stored.join(" ");
  return kind === "euros" ? formatPlainCents(Number(stored), "nl") : String(stored);
}

const SHORT_NAME_LENGTH = 40;

/** Small letters, digits and dashes, as ids are made of. */
export const toShortName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, SHORT_NAME_LENGTH)
    .replace(/^-|-$/g, "");

/** Required fields that are empty. */
export const missingOf = (fields: readonly Field[], draft: Draft): string[] =>
  fields
    .filter(({ isOptional, kind }) => !isOptional && kind !== "days")
    .filter(({ name }) => (draft[name] ?? "").trim() === "")
    .map(({ name }) => name);

/** Fields with invalid numbers or amounts; all numbers of the provider data are integers. */
export const unreadableOf = (fields: readonly Field[], draft: Draft): string[] =>
  fields
    .filter(({ name, kind }) => {
      const text = (draft[name] ?? "").trim();
      if (text === "") return false;
      if (kind === "number") return readWhole(text, 0, Number.MAX_SAFE_INTEGER) === undefined;
      return kind === "euros" && readCents(text) === undefined;
    })
    .map(({ name }) => name);

/** The request value. Unparseable input is sent unchanged, so that the server refuses it by field. */
export const toValue = (fields: readonly Field[], draft: Draft): DataValue =>
  Object.fromEntries(fields.map((field) => [field.name, read(field, draft[field.name] ?? "")]));

function read({ kind }: Field, text: string): DataValue[string] {
  const plain = text.trim();
  if (kind === "yes") return plain === "true";
  if (kind === "days") return plain.split(" ").filter(Boolean).map(Number);
  if (plain === "") return null;
  if (kind === "number") return readNumber(plain) ?? plain;
  if (kind === "euros") return readCents(plain) ?? plain;
  return plain;
}
