import {
  checkSetting,
  type SettingGroup,
  type SettingName,
  settingOf,
  type SettingValue,
} from "@waslijn/contract/console/setting-list";
import type { ChangeSettingsBody } from "@waslijn/contract/console/settings";
import type { Language } from "@waslijn/contract/shared/constants";
import { isDeepStrictEqual } from "node:util";
import { ApiProblem } from "../../api-problem.ts";
import type { StoredSetting, StoredSettings } from "../../db/schema/running.ts";
import type { Deps } from "../../deps.ts";
import { writeChange } from "../staff/write-audit.ts";
import { envWith, fixedBy } from "./effective-settings.ts";
import { readSettings, SETTINGS_CHANGE, storeSettings, useSettings } from "./follow-settings.ts";
import { seal } from "./seal.ts";
import { testServices, type Fault } from "./test-services.ts";

type Change = { name: SettingName; value: SettingValue | null };

/**
 * Stores all changes or none: first every value is checked, then the changed services are tried, then one statement
 * stores them. Throws `validation_failed` with a rule per setting, or `data_changed`.
 */
export async function changeSettings(
  deps: Deps,
  staff: { id: string },
  { version, changes: typed, testPhone }: ChangeSettingsBody,
  language: Language,
): Promise<void> {
  const before = await readSettings(deps.db);
  if (before.version !== version) throw new ApiProblem("data_changed");
  const changes = checkChanges(deps, typed).filter(
    ({ name, value }) => !isSame(before.entries[name], value),
  );
  if (changes.length === 0) return;
  refuse(secretsElsewhere(before.entries, changes));
  const entries = entriesWith(deps, staff.id, before.entries, changes);
  const changed = new Set(changes.flatMap(({ name, value }) => (value === null ? [] : [name])));
  refuse(await testServices({ env: envWith(deps, entries), changed, testPhone, language }));
  await deps.db.transaction().execute(async (transaction) => {
    if (!(await storeSettings(transaction, version, entries))) throw new ApiProblem("data_changed");
    for (const [group, ofGroup] of Map.groupBy(changes, ({ name }) => settingOf(name).group)) {
      await writeChange(transaction, deps.clock, staff, "settings:change", {
        about: aboutGroup(group),
        before: toldOf(before.entries, ofGroup, "set"),
        after: toldOf(entries, ofGroup, "changed"),
      });
    }
  });
  useSettings(deps, { version: version + 1, entries });
  deps.live.announce(SETTINGS_CHANGE);
}

const aboutGroup = (group: SettingGroup): string => `settings ${group}`;

function refuse(faults: Fault[]): void {
  if (faults.length > 0) throw new ApiProblem("validation_failed", { fields: faults });
}

function checkChanges({ env }: Deps, typed: ChangeSettingsBody["changes"]): Change[] {
  const faults: Fault[] = [];
  const changes: Change[] = [];
  for (const { name, value } of new Map(typed.map((change) => [change.name, change])).values()) {
    const checked = value === null ? { value } : checkSetting(name, value);
    if (fixedBy(env, name)) faults.push({ field: name, rule: "fixed" });
    else if ("rule" in checked) faults.push({ field: name, rule: checked.rule });
    else changes.push({ name, value: checked.value });
  }
  refuse(faults);
  return changes;
}

/** A stored secret is not sent to another host than it was typed for; that host would read it. */
function secretsElsewhere(before: StoredSettings, changes: Change[]): Fault[] {
  const valueIn = (name: SettingName) => changes.find((change) => change.name === name)?.value;
  const url = valueIn("smsUrl");
  const isKept = before.smsAuthorization && valueIn("smsAuthorization") === undefined;
  if (typeof url !== "string" || !isKept) return [];
  const known = before.smsUrl && "value" in before.smsUrl ? before.smsUrl.value : undefined;
  const isSameHost = typeof known === "string" && new URL(known).origin === new URL(url).origin;
  return isSameHost ? [] : [{ field: "smsAuthorization", rule: "again" }];
}

/** A secret is never the same: comparing would reveal it. */
const isSame = (stored: StoredSetting | undefined, value: SettingValue | null): boolean =>
  value === null
    ? stored === undefined
    : stored !== undefined && "value" in stored && isDeepStrictEqual(stored.value, value);

function entriesWith(
  { clock, secrets }: Pick<Deps, "clock" | "secrets">,
  staff: string,
  before: StoredSettings,
  changes: Change[],
): StoredSettings {
  const at = clock.now().toISOString();
  const entries: StoredSettings = { ...before };
  for (const { name, value } of changes) {
    if (value === null) delete entries[name];
    else if (settingOf(name).isSecret && typeof value === "string") {
      entries[name] = { sealed: seal(secrets.settingsKey, name, value), at, staff };
    } else entries[name] = { value, at, staff };
  }
  return entries;
}

/** Values as the audit log shows them: for a secret a word, a default as nothing. */
const toldOf = (
  entries: StoredSettings,
  changes: Change[],
  secret: "set" | "changed",
): Record<string, unknown> =>
  Object.fromEntries(
    changes.map(({ name }) => {
      const entry = entries[name];
      if (!entry) return [name, null];
      return [name, "value" in entry ? entry.value : secret];
    }),
  );
