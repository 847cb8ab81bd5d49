import { type SettingName, SETTING_NAMES, settingOf } from "@waslijn/contract/console/setting-list";
import {
  type Business,
  defaultBusiness,
  overrideBusiness,
} from "@waslijn/contract/shared/brands/business";
import type { Deps } from "../../deps.ts";
import type { StoredSettings } from "../../db/schema/running.ts";
import { overlayEnv, readEnv, type Env } from "../../env.ts";
import { StartError } from "../../errors.ts";
import { unseal } from "./seal.ts";

export const isBusiness = (name: SettingName): name is SettingName & keyof Business =>
  name in defaultBusiness;

/** The environment variable that fixes a setting; undefined when the screen may change it (SET-03). */
export function fixedBy({ given }: Env, name: SettingName): string | undefined {
  const { env = "" } = settingOf(name);
  // The test bank replaces the payment service.
  if (name === "paymentKey" && given.TEST_BANK === "on") return "TEST_BANK";
  return env in given ? env : undefined;
}

type Opening = Readonly<Pick<Deps, "env" | "secrets">>;

/** The stored value, or the opened secret; undefined when unset, or sealed with another key. */
function storedText(deps: Opening, stored: StoredSettings, name: SettingName): string | undefined {
  const entry = stored[name];
  if (!entry) return undefined;
  if ("sealed" in entry) return openSealed(deps, name, entry.sealed);
  return typeof entry.value === "object" ? JSON.stringify(entry.value) : String(entry.value);
}

function openSealed(deps: Opening, name: SettingName, sealed: string): string | undefined {
  try {
    return unseal(deps.secrets.settingsKey, name, sealed);
  } catch (error) {
    // A command without SECRET_KEY, which most do not need.
    if (error instanceof StartError) return undefined;
    throw error;
  }
}

/** Environment variables from stored settings, except fixed ones. */
function variablesOf(deps: Opening, stored: StoredSettings): Record<string, string> {
  const all: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const { env } = settingOf(name);
    const text = env && !fixedBy(deps.env, name) ? storedText(deps, stored, name) : undefined;
    if (env && text !== undefined) {
      all[env] = name === "smsAuthorization" ? JSON.stringify({ authorization: text }) : text;
    }
  }
  return all;
}

const VARIABLES = SETTING_NAMES.flatMap((name) => settingOf(name).env ?? []);

/** The environment as it would be with these settings, to test them before they are stored. */
export const envWith = (deps: Opening, stored: StoredSettings): Env =>
  readEnv({ ...variablesOf(deps, stored), ...deps.env.given });

/**
 * Puts stored settings to use in this process: over the brand file, under the environment. `deps.env`, `brand` and
 * `deps.payments` are read at each use, so nothing needs a restart (SET-03).
 */
export function applySettings(
  deps: Opening & Pick<Deps, "reopenPayments"> & Partial<Pick<Deps, "payments">>,
  stored: StoredSettings,
): void {
  const business: Record<string, unknown> = {};
  for (const name of SETTING_NAMES.filter(isBusiness)) {
    const entry = stored[name];
    if (entry && "value" in entry) business[name] = entry.value;
  }
  overrideBusiness(business);
  const { MOLLIE_API_KEY: keyBefore } = deps.env;
  overlayEnv(deps.env, VARIABLES, variablesOf(deps, stored));
  if (deps.reopenPayments && deps.env.MOLLIE_API_KEY !== keyBefore) {
    deps.payments = deps.reopenPayments();
  }
}
