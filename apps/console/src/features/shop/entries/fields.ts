import type { DataValue } from "@waslijn/contract/console/data";
import { readCents, readNumber, readWhole } from "../../../ui/form/read-number.ts";

/** A field of an entry by the name that docs/provider-data.md gives it, and how it is asked for. */
export type Field = {
  name: string;
  kind: "line" | "number" | "euros" | "day" | "time" | "yes" | "choice" | "hub" | "days";
  isOptional?: true;
  /** Part of what makes the entry this one: not changed afterwards. */
  isKey?: true;
  /** Asked of a new entry only, and no part of it. */
  isOfNew?: true;
  options?: readonly string[];
  maxLength?: number;
  /** What a new entry begins with. */
  start?: string;
};
export type Draft = Record<string, string>;

/** What the form shows of an entry, or of a new one. */
export const toDraft = (fields: readonly Field[], value: DataValue | undefined): Draft =>
  Object.fromEntries(fields.map((field) => [field.name, typed(field, value)]));

function typed({ name, kind, start = "" }: Field, value: DataValue | undefined): string {
  if (!value) return start;
  const given = value[name] ?? null;
  if (given === null) return "";
  if (Array.isArray(given)) return given.join(" ");
  return kind === "euros" ? (Number(given) / 100).toFixed(2).replace(".", ",") : String(given);
}

/** What has to be filled in and is not. */
export const missingOf = (fields: readonly Field[], draft: Draft): string[] =>
  fields
    .filter(({ isOptional, kind }) => !isOptional && kind !== "days")
    .filter(({ name }) => (draft[name] ?? "").trim() === "")
    .map(({ name }) => name);

/** Numbers and amounts that cannot be read as such; all numbers of the provider's data are whole. */
export const unreadableOf = (fields: readonly Field[], draft: Draft): string[] =>
  fields
    .filter(({ name, kind }) => {
      const text = (draft[name] ?? "").trim();
      if (text === "") return false;
      if (kind === "number") return readWhole(text, 0, Number.MAX_SAFE_INTEGER) === undefined;
      return kind === "euros" && readCents(text) === undefined;
    })
    .map(({ name }) => name);

/** What a form says, as the server takes it. What cannot be read is sent as it is, and refused by name. */
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
