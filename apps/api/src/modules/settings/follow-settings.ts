import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { StoredSettings } from "../../db/schema/running.ts";
import type { Deps } from "../../deps.ts";
import { applySettings } from "./effective-settings.ts";

/** Changes are announced; this catches a lost announcement, within the 5 seconds of SET-03. */
const POLL_MS = 2000;
/** Name of the settings on the live channel. */
export const SETTINGS_CHANGE = { data: "settings" };

export type StoredRow = { version: number; entries: StoredSettings };

export const readSettings = async (db: Db): Promise<StoredRow> =>
  (await db.selectFrom("settings").select(["version", "entries"]).executeTakeFirst()) ?? {
    version: 0,
    entries: {},
  };

/** Stores all settings if nobody else has since this version; returns whether it did. */
export async function storeSettings(
  db: Db,
  version: number,
  entries: StoredSettings,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE settings SET version = version + 1, entries = ${JSON.stringify(entries)}::jsonb
    WHERE version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

type Following = Pick<Deps, "db" | "live" | "env" | "secrets" | "reopenPayments" | "payments">;

/** The version in use, by process. */
const applied = new WeakMap<object, number>();

/** Applies the settings unless a later version is in use. */
export function useSettings(deps: Following, { version, entries }: StoredRow): void {
  if (version < (applied.get(deps.env) ?? 0)) return;
  applied.set(deps.env, version);
  applySettings(deps, entries);
}

export const loadSettings = async (deps: Following): Promise<void> =>
  useSettings(deps, await readSettings(deps.db));

/** Loads the settings and keeps them current until stopped. `onError` hears of a failed reload; the next one follows. */
export async function followSettings(
  deps: Following,
  onError: (error: unknown) => void,
): Promise<() => void> {
  await loadSettings(deps);
  const reload = (): void => {
    loadSettings(deps).catch(onError);
  };
  const stop = deps.live.follow((change) => {
    if (!change || ("data" in change && change.data === SETTINGS_CHANGE.data)) reload();
  });
  const timer = setInterval(reload, POLL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop();
  };
}
