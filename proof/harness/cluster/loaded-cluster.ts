import { audit, makeRoom } from "../audit.ts";
import { pause } from "../ask.ts";
import { sendBills, type SentBill } from "../money/bills.ts";
import { auditLives, startChanges } from "../changes.ts";
import { startLoad } from "../load.ts";
import type { Member } from "./member.ts";
import { createPatroniCluster, type PatroniCluster } from "./patroni-cluster.ts";
import { payBills } from "../money/payers.ts";
import { movingTime, settled } from "../money/settle-payments.ts";
import { openSiteOn, type Site } from "../site.ts";

const BILLS = 6000;

type Audited = { figure: string; problems: string[] };

export type LoadedCluster = {
  cluster: PatroniCluster;
  /** Name of the leader after the former one. */
  nextLeader(former: Member): Promise<string>;
  /** The longest time without an acknowledged order or change since a moment. */
  longestSilence(since: number): number;
  /** A planned switchover; no request may fail or be retried. */
  handOver(): Promise<Audited>;
  /** Ends the load: every member must have exactly the acknowledged orders. */
  audit(): Promise<Audited>;
  close(): Promise<void>;
};

/** A cluster and three nodes while customers order, change and pay. */
export async function openLoadedCluster(settings: Record<string, string>): Promise<LoadedCluster> {
  const cluster = await createPatroniCluster();
  const site = await openSiteOn(cluster, { settings });
  const told: number[] = [performance.now()];
  let isOver = false;
  const onTold = (): void => void told.push(performance.now());
  const bills = await filled(site);
  const load = await startLoad(site, { clients: 3, pauseMs: 150, onTold });
  const changes = await startChanges(site, { clients: 2, pauseMs: 150, onTold });
  const paying = payBills(site, bills, { clients: 2, pauseMs: 400, isOver: () => isOver });

  /** Two members that accept writes at one moment would be a split brain. */
  const writers = new Set<string>();
  const watching = watchWriters(
    cluster.members,
    (names) => writers.add(names),
    () => isOver,
  );

  return {
    cluster,
    async nextLeader(former) {
      const others = cluster.members.filter((one) => one !== former);
      for (let waited = 0; waited < 120_000; waited += 250) {
        for (const one of others) if (await leads(one)) return one.name;
        await pause(250);
      }
      throw new Error(`nobody took over from ${former.name}`);
    },
    longestSilence(since) {
      const moments = [since, ...told.filter((at) => at > since), performance.now()];
      return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
    },
    async handOver() {
      const before = { load: load.retried(), changes: changes.retried() };
      const printed = await cluster.drill();
      await cluster.whole();
      const again = load.retried() - before.load + changes.retried() - before.changes;
      return {
        figure: `handed over under load: ${printed.trim().split("\n").at(-1)}, ${again} requests failed`,
        problems: again > 0 ? [`${again} requests failed while the primary was handed over`] : [],
      };
    },
    async audit() {
      await cluster.whole();
      isOver = true;
      const [placed, changed, paid] = await Promise.all([load.stop(), changes.stop(), paying]);
      await watching;
      const time = movingTime(site);
      const books = await settled(site, time);
      const problems = [...placed.failed, ...changed.failed, ...paid.failed].slice(0, 5);
      problems.push(...books.problems.slice(0, 3));
      if (writers.size > 0) problems.push(`two took writes at once: ${[...writers].join(", ")}`);
      const acknowledged = [...placed.acknowledged, ...changed.told.keys()];
      problems.push(...(await auditMembers(cluster, acknowledged)));
      await forgetBilledOrders(site);
      const { orders, problems: found } = await audit(site, acknowledged);
      problems.push(...found, ...(await auditLives(site, changed.told)).slice(0, 3));
      const changesTold = [...changed.told.values()].reduce((sum, count) => sum + count, 0);
      return {
        figure: `acknowledged ${acknowledged.length} orders = stored ${orders} on all three members, ${changesTold} changes, ${books.paid} bills paid at ${paid.presses} presses; ${placed.retried + changed.retried + paid.retried} questions asked again; ${cluster.copied()} times a member was copied anew`,
        problems,
      };
    },
    close: () => site.close(),
  };
}

/** Fills the database before the first fault. */
async function filled(site: Omit<Site, "cluster">): Promise<SentBill[]> {
  try {
    await makeRoom(site);
    return await sendBills(site, BILLS);
  } catch (failure) {
    await site.close();
    throw failure;
  }
}

const leads = (one: Member): Promise<boolean> =>
  one
    .query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby")
    .then(([row]) => row?.standby === false)
    .catch(() => false);

/** Watches all members and reports each moment at which more than one could commit. */
async function watchWriters(
  members: Member[],
  tell: (names: string) => void,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const open = await Promise.all(
      members.map(async (one) => ((await leads(one)) ? one : undefined)),
    );
    const leading = open.filter((one) => one !== undefined);
    if (leading.length > 1) {
      const took = await Promise.all(leading.map(commits));
      if (took.filter(Boolean).length > 1) tell(leading.map(({ name }) => name).join(" and "));
    }
    await pause(500);
  }
}

/** Whether it acknowledges a write; a woken primary must not, since it has no synchronous standby any more. */
const commits = (one: Member): Promise<boolean> =>
  Promise.race([
    one
      .query("SELECT pg_logical_emit_message(true, 'proof', 'who leads')")
      .then(() => leads(one))
      .catch(() => false),
    pause(1000).then(() => false),
  ]);

/** Every member has every acknowledged order, and all have the same history. */
async function auditMembers(cluster: PatroniCluster, acknowledged: string[]): Promise<string[]> {
  const problems: string[] = [];
  const histories = new Set<string>();
  for (const one of cluster.members) {
    const rows = await one.query<{ id: string }>("SELECT id::text FROM orders");
    const stored = new Set(rows.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !stored.has(id)).length;
    if (lost > 0) problems.push(`${one.name} has not ${lost} acknowledged orders`);
    const [sum] = await one.query<{ sum: string }>(
      `SELECT (SELECT count(*) || ' ' || sum(hashtext(order_id::text || version || kind)::bigint) FROM order_events)
        || ' ' || (SELECT count(*) || ' ' || sum(hashtext(id::text || state || paid_cents)::bigint) FROM payments) AS sum`,
    );
    histories.add(sum?.sum ?? "");
  }
  if (histories.size > 1) problems.push("the members tell different histories");
  return problems;
}

/** Orders inserted only for their bills were never acknowledged and use no window. */
async function forgetBilledOrders(site: { query(sql: string): Promise<unknown> }): Promise<void> {
  await site.query(`DO $$ BEGIN
    SET LOCAL session_replication_role = replica;
    DELETE FROM outbox WHERE kind <> 'order-confirmation';
    DELETE FROM orders WHERE id IN (SELECT order_id FROM bills);
  END $$`);
}
