import {
  checkSetting,
  type OpeningHours,
  type SettingName,
  type SettingRule,
  type SettingValue,
} from "@waslijn/contract/console/setting-list";
import type { ChangeSettingsBody, ShownSetting } from "@waslijn/contract/console/settings";

/** What was typed; null and an empty text restore the default, or remove a secret. */
export type Typed = string | OpeningHours | null;
export type Draft = Partial<Record<SettingName, Typed>>;
export type Faults = Partial<Record<SettingName | "testPhone", SettingRule>>;
type Change = ChangeSettingsBody["changes"][number];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The value as the form shows it before anything is typed. */
export const typedOf = ({ value }: Pick<ShownSetting, "value">): Exclude<Typed, null> =>
  value === null ? "" : typeof value === "number" ? String(value) : value;

/** The changes that a draft asks for, and what is wrong with it, by the API's own rules. */
export function readDraft(
  settings: readonly ShownSetting[],
  draft: Draft,
): { changes: Change[]; faults: Faults } {
  const changes: Change[] = [];
  const faults: Faults = {};
  for (const shown of settings) {
    const { name } = shown;
    const typed = draft[name];
    if (typed === undefined) continue;
    if (typed === null || typed === "") {
      if (shown.isSet) changes.push({ name, value: null });
      continue;
    }
    const checked = checkSetting(name, typed);
    if ("rule" in checked) {
      faults[name] = checked.rule;
      changes.push({ name, value: null });
    } else if (!isSame(checked.value, shown.value)) {
      changes.push({ name, value: mutable(checked.value) });
    }
  }
  return { changes, faults };
}

const mutable = (value: SettingValue): NonNullable<Change["value"]> =>
  typeof value === "object" ? value.map((row) => ({ ...row, days: [...row.days] })) : value;

export function without<T extends object>(all: T, name: keyof T): T {
  const others = { ...all };
  delete others[name];
  return others;
}

/** The rules that the server named in its refusal, by setting. */
export const faultsIn = (fields: readonly { field: string; rule: string }[]): Faults =>
  Object.fromEntries(fields.map(({ field, rule }) => [field, rule]));
