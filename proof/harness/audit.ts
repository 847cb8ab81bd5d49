import { pause } from "./ask.ts";
import { PROOF_NOW, type Site } from "./site.ts";

type Counts = {
  orders: number;
  live: number;
  places: number;
  wrong_slots: number;
  mail_jobs: number;
  without_one_mail: number;
};

const COUNTS = `
  WITH jobs AS (
    SELECT o.id, o.status <> 'cancelled' AS live, count(m.id)::int AS mails FROM orders o
    LEFT JOIN outbox m ON m.data->>'orderId' = o.id::text AND m.kind = 'order-confirmation' GROUP BY o.id
  )
  SELECT (SELECT count(*)::int FROM orders) AS orders,
    (SELECT count(*)::int FROM orders WHERE status <> 'cancelled') AS live,
    (SELECT coalesce(sum(booked), 0)::int FROM slots) AS places,
    (SELECT count(*)::int FROM audit_windows()) AS wrong_slots,
    (SELECT coalesce(sum(mails), 0)::int FROM jobs) AS mail_jobs,
    (SELECT count(*)::int FROM jobs WHERE mails > 1 OR (live AND mails = 0)) AS without_one_mail`;

export type Audit = { orders: number; problems: string[] };

/**
 * Acknowledged orders = stored orders = booked places, and one mail job each; a cancelled order needs no confirmation.
 */
export async function audit(site: Pick<Site, "query">, acknowledged: string[]): Promise<Audit> {
  const [counts] = await site.query<Counts>(COUNTS);
  if (!counts) throw new Error("The audit found no counts.");
  const stored = new Set(
    (await site.query<{ id: string }>("SELECT id::text FROM orders")).map((row) => row.id),
  );
  const told = new Set(acknowledged);
  const problems: string[] = [];
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  const unknown = [...stored].filter((id) => !told.has(id)).length;
  if (lost) problems.push(`${lost} acknowledged orders are not stored`);
  if (unknown) problems.push(`${unknown} stored orders were never acknowledged`);
  if (told.size !== acknowledged.length) problems.push("one order was acknowledged twice");
  if (counts.wrong_slots) problems.push(`${counts.wrong_slots} windows hold another number`);
  if (counts.places !== counts.live * 2) problems.push("places used are not two per order");
  if (counts.without_one_mail)
    problems.push(`${counts.without_one_mail} orders have no mail job or several`);
  return { orders: counts.orders, problems };
}

/** Moves the clock until the leases of dead nodes have expired, and waits until every mail is sent. */
export async function awaitMails(site: Site, patienceMs = 60_000): Promise<string[]> {
  const later = new Date(Date.parse(PROOF_NOW) + 20 * 60_000).toISOString();
  for (const node of site.nodes) await node.setTime(later);
  const until = performance.now() + patienceMs;
  let open = -1;
  while (performance.now() < until) {
    const [row] = await site.query<{ open: number }>(
      "SELECT count(*)::int AS open FROM outbox WHERE sent_at IS NULL AND id NOT IN (SELECT message_id FROM kept_messages)",
    );
    open = row?.open ?? 0;
    if (open === 0) break;
    await pause(500);
  }
  const mails = await site.query<{ id: string }>("SELECT id FROM outbox WHERE channel = 'mail'");
  const problems = open === 0 ? [] : [`${open} mails were not sent`];
  if (site.mailbox.received.size < mails.length) {
    problems.push(`${mails.length - site.mailbox.received.size} mails never arrived`);
  }
  return problems;
}

/** Unlimited capacity, for lines that are not about full windows. */
export async function makeRoom(site: Pick<Site, "query">): Promise<void> {
  await site.query("UPDATE hub_windows SET capacity = 1000000");
}
