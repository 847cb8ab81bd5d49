import { BUSINESS_DETAILS } from "@waslijn/contract/console/codes";
import type { Setup } from "@waslijn/contract/console/setup";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { defaultBusiness } from "@waslijn/contract/shared/brands/business";
import type { Language } from "@waslijn/contract/shared/constants";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { readCatalogue } from "../catalogue/catalogue-repository.ts";
import { gatewaysOf } from "../messages/kept-messages.ts";

const SHOWN_RANGES = 3;
/** "Choose for me" is billed by the prices of the other services. */
const UNPRICED = "IO";

type SetupDeps = Pick<Deps, "db" | "clock" | "env" | "payments">;

/** Progress of a new shop, from its data alone: undone work shows again (SETUP-01). */
export async function viewSetup(
  { db, clock, env, payments }: SetupDeps,
  language: Language,
): Promise<Setup> {
  const [hub, area, prices, staff, order, isDemo] = await Promise.all([
    readHubs(db),
    readAreas(db),
    readPriced(db, amsterdamDate(clock.now()), language),
    readPeople(db),
    readFirstOrder(db),
    hasExampleHubs(db),
  ]);
  const { mail, text } = gatewaysOf(env);
  return {
    business: readBusiness({ ...brand, ...brandFoot }, isDemo),
    hub,
    area,
    prices,
    staff,
    order,
    isOpen: hub.isDone && area.isDone && prices.isDone,
    later: {
      payments: env.MOLLIE_API_KEY ? "service" : payments ? "test-bank" : "none",
      mail,
      text,
    },
  };
}

/** `.example` is reserved for examples: a brand file with such a domain is the delivered one. */
const isExampleBrand = brandFoot.domain.endsWith(".example");

/** Done with details of its own: invoices of a real shop must not name the example's company. */
export function readBusiness(
  details: typeof brand & typeof brandFoot,
  isDemo: boolean,
): Setup["business"] {
  const missing = BUSINESS_DETAILS.filter((name) => details[name].trim() === "");
  const { company, street, postalCode, city, chamberOfCommerce } = details;
  const examples =
    isExampleBrand && !isDemo
      ? BUSINESS_DETAILS.filter((name) => details[name] === defaultBusiness[name])
      : [];
  return {
    isDone: missing.length === 0 && examples.length === 0,
    company,
    address: `${street}, ${postalCode} ${city}`,
    chamberOfCommerce,
    missing,
    examples,
  };
}

/** The demonstration's shop is an example as a whole. */
async function hasExampleHubs(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM seeded WHERE table_name = 'hubs'`.execute(db);
  return rows.length > 0;
}

/** Hubs that can be booked: with places for pickups and for deliveries. */
const bookable = (hub: ReturnType<typeof sql.ref>) => sql<boolean>`(
  EXISTS (SELECT FROM hub_windows w WHERE w.hub_id = ${hub} AND w.kind = 'pickup' AND w.capacity > 0) AND
  EXISTS (SELECT FROM hub_windows w WHERE w.hub_id = ${hub} AND w.kind = 'delivery' AND w.capacity > 0))`;

async function readHubs(db: Db): Promise<Setup["hub"]> {
  const { rows } = await sql<{ name: string; bookable: boolean; windows: number }>`
    SELECT h.name, ${bookable(sql.ref("h.id"))} AS bookable,
      (SELECT count(DISTINCT from_time)::int FROM hub_windows w
        WHERE w.hub_id = h.id AND w.capacity > 0) AS windows
    FROM hubs h ORDER BY h.name`.execute(db);
  return {
    isDone: rows.some((hub) => hub.bookable),
    hubs: rows.map(({ name }) => name),
    windows: rows.reduce((sum, hub) => sum + hub.windows, 0),
  };
}

async function readAreas(db: Db): Promise<Setup["area"]> {
  const [areas, waiting] = await Promise.all([
    sql<{ from: number; to: number; bookable: boolean }>`
      SELECT first_code AS "from", last_code AS "to", ${bookable(sql.ref("a.hub_id"))} AS bookable
      FROM service_areas a ORDER BY first_code`.execute(db),
    sql<{ people: number }>`
      SELECT count(DISTINCT lower(email))::int AS people FROM area_requests
      WHERE notified_at IS NULL`.execute(db),
  ]);
  return {
    isDone: areas.rows.some((area) => area.bookable),
    ranges: areas.rows.slice(0, SHOWN_RANGES).map(({ from, to }) => ({ from, to })),
    count: areas.rows.length,
    waiting: waiting.rows[0]?.people ?? 0,
  };
}

async function readPriced(db: Db, day: string, language: Language): Promise<Setup["prices"]> {
  const { services } = await readCatalogue(db, language, day);
  const missing = services.filter(({ type, prices }) => type !== UNPRICED && prices.length === 0);
  return {
    isDone: services.length > 0 && missing.length === 0,
    count: services.reduce((sum, { prices }) => sum + prices.length, 0),
    missing: missing.map(({ name }) => name),
  };
}

async function readPeople(db: Db): Promise<Setup["staff"]> {
  const { rows } = await sql<{ people: number; passkeys: number }>`
    SELECT count(*)::int AS people, coalesce(max((SELECT count(*) FROM staff_passkeys k
      WHERE k.staff_id = s.id)), 0)::int AS passkeys
    FROM staff s WHERE removed_at IS NULL`.execute(db);
  const { people = 0, passkeys = 0 } = rows[0] ?? {};
  return { isDone: people > 1 || passkeys > 1, people };
}

async function readFirstOrder(db: Db): Promise<Setup["order"]> {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM orders ORDER BY created_at LIMIT 1`.execute(db);
  return { isDone: rows.length > 0, number: rows[0]?.number ?? null };
}
