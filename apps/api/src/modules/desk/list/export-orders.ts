import { formatPlainCents } from "@waslijn/contract/shared/formats/money";
import { EXPORT_ROWS } from "@waslijn/contract/console/codes";
import type { ExportQuery, OrderListRow } from "@waslijn/contract/console/orders";
import type { Language } from "@waslijn/contract/shared/constants";
import { printCsv, printRows } from "../../../csv.ts";
import type { Deps } from "../../../deps.ts";
import { countFound } from "./count-orders.ts";
import { listOrders } from "./list-orders.ts";
import en from "./export-orders.en.ts";
import nl from "./export-orders.nl.ts";

const WORDS: Record<Language, typeof nl> = { nl, en };
/** Batch size: few round trips, and little memory while a slow client reads. */
const ROWS_AT_ONCE = 500;

export type OrdersExport = { total: number; parts: AsyncIterable<string> };

/**
 * Streams a list as CSV in batches, so that a slow client neither holds a connection of the pool nor fills memory
 * (DESK-07). An order that changes meanwhile may be missed or written twice; the total is counted first.
 */
export async function exportOrders(
  deps: Pick<Deps, "db" | "clock">,
  query: ExportQuery,
  language: Language,
  atOnce = ROWS_AT_ONCE,
): Promise<OrdersExport> {
  const total = await countFound(deps.db, query, EXPORT_ROWS);
  return { total, parts: partsOf(deps, query, language, { total, atOnce }) };
}

async function* partsOf(
  deps: Pick<Deps, "db" | "clock">,
  query: ExportQuery,
  language: Language,
  { total, atOnce }: { total: number; atOnce: number },
): AsyncGenerator<string> {
  yield printCsv(Object.values(WORDS[language].columns), []);
  const hubs = await readHubNames(deps.db);
  let written = 0;
  let after: string | null = null;
  while (written < total) {
    const most = Math.min(atOnce, total - written);
    const pageQuery = { ...query, ...(after !== null && { after }) };
    const page = await listOrders(deps, pageQuery, language, most);
    yield printRows(page.orders.map((order) => cellsOf(order, language, hubs)));
    written += page.orders.length;
    if (page.next === null) return;
    after = page.next;
  }
}

async function readHubNames(db: Deps["db"]): Promise<Map<string, string>> {
  const hubs = await db.selectFrom("hubs").select(["id", "name"]).execute();
  return new Map(hubs.map(({ id, name }) => [id, name]));
}

const cellsOf = (
  order: OrderListRow,
  language: Language,
  hubs: ReadonlyMap<string, string>,
): (string | number | null)[] => {
  const words = WORDS[language];
  return [
    order.number,
    words.states[order.state],
    words.kinds[order.kind],
    hubs.get(order.hub) ?? order.hub,
    order.customer,
    order.address,
    order.services.map(({ name }) => name).join(", "),
    order.pickup.date,
    `${order.pickup.from}–${order.pickup.to}`,
    order.delivery?.date ?? null,
    order.delivery && `${order.delivery.from}–${order.delivery.to}`,
    order.misses,
    order.cents === null ? null : formatPlainCents(order.cents, language),
    order.payment && words.payments[order.payment],
    order.placedAt,
    order.changedAt,
  ];
};
