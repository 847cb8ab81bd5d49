import { type SettingName, SETTING_NAMES, settingOf } from "@waslijn/contract/console/setting-list";
import type { SettingsView, ShownSetting } from "@waslijn/contract/console/settings";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { currentBusiness, defaultBusiness } from "@waslijn/contract/shared/brands/business";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { readEnv, type Env } from "../../env.ts";
import { mailFrom } from "../../outside/mailer.ts";
import { textFrom } from "../../outside/sms-gateway.ts";
import { gatewaysOf } from "../messages/kept-messages.ts";
import { fixedBy, isBusiness } from "./effective-settings.ts";
import { readSettings } from "./follow-settings.ts";

/** Everything that the screen shows; secrets only as set or not (SET-02). */
export async function viewSettings(deps: Deps): Promise<SettingsView> {
  const { db, env } = deps;
  const { version, entries } = await readSettings(db);
  const names = await namesOf(
    db,
    Object.values(entries).map(({ staff }) => staff),
  );
  const settings = SETTING_NAMES.map((name): ShownSetting => {
    const entry = entries[name];
    const isFixed = fixedBy(env, name) !== undefined;
    const { isSecret = false } = settingOf(name);
    return {
      name,
      value: isSecret ? null : valueOf(env, name),
      default: isSecret ? null : defaultOf(name),
      isSet: isFixed || entry !== undefined,
      fixedBy: fixedBy(env, name) ?? null,
      changedAt: entry ? stamp(new Date(entry.at)) : null,
      changedBy: entry ? (names.get(entry.staff) ?? null) : null,
    };
  });
  return {
    version,
    settings,
    payments: paymentsOf(deps),
    gateways: gatewaysOf(env),
    register: { provider: env.ADDRESS_PROVIDER, addresses: await countAddresses(db) },
  };
}

const NONE = readEnv({});
const defaultOf = (name: SettingName): ShownSetting["value"] => valueOf(NONE, name, true);

/** The value in use; with `isDefault` that of the brand file. */
function valueOf(env: Env, name: SettingName, isDefault = false): ShownSetting["value"] {
  if (isBusiness(name)) {
    const value = (isDefault ? defaultBusiness : currentBusiness())[name];
    return typeof value === "string"
      ? value || null
      : value.map(({ days, from, to }) => ({ days: [...days], from, to }));
  }
  switch (name) {
    case "mailFrom":
      return mailFrom(env);
    case "smsFrom":
      return textFrom(env);
    case "smsUrl":
      return env.SMS_URL ?? null;
    case "smsBody":
      return JSON.stringify(env.SMS_BODY);
    case "photoDays":
      return env.PHOTO_RETENTION_DAYS;
    case "customerYears":
      return env.RETENTION_YEARS;
    case "plansWhileOverdue":
      return env.PLANS_WHILE_OVERDUE;
    case "driverPositions":
      return env.DRIVER_POSITIONS;
    case "mapTiles":
      return env.MAP_TILES_URL ?? null;
    case "paymentKey":
    case "mailServer":
    case "smsAuthorization":
      return null;
  }
}

const paymentsOf = ({ env, payments }: Pick<Deps, "env" | "payments">): SettingsView["payments"] =>
  env.MOLLIE_API_KEY
    ? env.MOLLIE_API_KEY.startsWith("live_")
      ? "live"
      : "test"
    : payments
      ? "test-bank"
      : "none";

async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("staff").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const EXACT_UP_TO = 10_000;

/** Exact for a small register; a count of millions of rows would take seconds, so above it the planner's estimate. */
async function countAddresses(db: Db): Promise<number> {
  const { rows } = await sql<{ exact: number; estimate: number }>`
    SELECT (SELECT count(*)::int FROM (SELECT FROM addresses LIMIT ${EXACT_UP_TO + 1}) a) AS exact,
      (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'addresses'::regclass) AS estimate`.execute(
    db,
  );
  const { exact = 0, estimate = 0 } = rows[0] ?? {};
  return exact <= EXACT_UP_TO ? exact : Math.max(exact, estimate);
}
