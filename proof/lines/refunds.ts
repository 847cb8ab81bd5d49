import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import { randomUUID } from "node:crypto";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { readEnv } from "../../apps/api/src/env.ts";
import { viewToday } from "../../apps/api/src/modules/desk/view-today.ts";
import type { Act } from "../../apps/api/src/modules/orders/life/act.ts";
import { findOrder } from "../../apps/api/src/modules/orders/orders-repository.ts";
import {
  awaitsDesk,
  closeRefund,
  retryRefund,
} from "../../apps/api/src/modules/payments/failed-refunds.ts";
import { listRefunds } from "../../apps/api/src/modules/payments/payments-repository.ts";
import { refundBill } from "../../apps/api/src/modules/payments/refund-bill.ts";
import { ask, pause } from "../harness/ask.ts";
import { sendBills, type SentBill } from "../harness/money/bills.ts";
import { findWrongRefunds } from "../harness/money/refund-books.ts";
import { movingTime, type MovingTime } from "../harness/money/settle-payments.ts";
import { openUnsteadyService, type UnsteadyService } from "../harness/money/unsteady-service.ts";
import { PROOF_NOW, openSite, type Site } from "../harness/site.ts";
import type { Line } from "../line.ts";

const HOUR = 3600;
/** One round of the jobs of three nodes, which poll every 15 seconds. */
const TURN_MS = 6000;
/** After so many days every refund is settled, by the service or by the desk. */
const MOST_DAYS = 12;
const STAFF = { kind: "staff", id: "5e6f1c2a-9b3d-4e7f-8a1b-00000000000a" } as const;

export const line: Line = {
  promise:
    "Whatever the payment service answers, every customer's money, bill and mail agree in the end",
  test: "Bills paid at a service that drops three webhooks of ten and sends three twice, knows no payment for an hour (404) and fails three refunds of ten a day later, on 3 nodes; a tenth of the bills is paid twice, of half of them a part is refunded; the desk retries two of three that fail, each day, and pays out the third; then every bill, refund and mail beside the service's books, and Today",
  beside: "waits",
  async run({ times }) {
    const wanted = times(300, 40);
    let time: MovingTime | undefined;
    let site: Site | undefined;
    const service = await openUnsteadyService(
      () => time?.now() ?? new Date(PROOF_NOW),
      async (id) => {
        const answer = await fetch(`${site?.url}/webhooks/payments`, {
          method: "POST",
          body: new URLSearchParams({ id }),
        });
        return answer.status;
      },
    );
    try {
      site = await openSite({
        settings: { MOLLIE_API_KEY: "test_proof", MOLLIE_API_URL: service.url },
      });
      time = movingTime(site);
      return await tryAll({ site, time, service }, wanted);
    } finally {
      await site?.close();
      await service.close();
    }
  },
};

type Tried = { site: Site; time: MovingTime; service: UnsteadyService };

async function tryAll({ site, time, service }: Tried, wanted: number) {
  const bills = await sendBills(site, wanted);
  await site.query(
    `UPDATE orders SET contact = jsonb_build_object('name', 'S. de Vries', 'email', number || '@example.nl')`,
  );
  const started: string[] = [];
  for (const [index, bill] of bills.entries()) {
    started.push(await press(site, bill));
    if (index % 10 === 0) started.push(await press(site, bill));
  }
  const half = Math.floor(started.length / 2);
  for (const id of started.slice(0, half)) await service.pay(id);
  // An hour with another account's key: payments made now are noticed later.
  service.isStranger = true;
  for (const id of started.slice(half)) await service.pay(id);
  for (let minutes = 0; minutes < 60; minutes += 15) await pass(time, HOUR / 4);
  const { refused } = service.told;
  service.isStranger = false;
  await service.repeat();
  for (let hours = 0; hours < 8; hours += 2) await pass(time, 2 * HOUR);

  const database = openPostgres(site.databaseUrl, 4);
  const deps = {
    db: database.db,
    clock: time,
    env: readEnv(site.settings),
    live: {
      announce: () => undefined,
      follow: () => () => undefined,
      close: async () => undefined,
    },
  };
  try {
    const refunds = { wanted: 0, retried: 0, otherwise: 0 };
    for (const [index, { id }] of bills.entries()) {
      if (index % 2 === 0) continue;
      await refundBill(deps, id, STAFF, { cents: 100 + index, reason: "vlek" });
      refunds.wanted += 1;
    }
    const atDesk = async (bill: SentBill): Promise<void> => {
      for (const row of await listRefunds(deps.db, bill.id)) {
        if (!awaitsDesk(row)) continue;
        const act = await actOn(deps.db, bill.id);
        const isRetried = (refunds.retried + refunds.otherwise) % 3 < 2;
        if (isRetried) await retryRefund(deps, act, row.id);
        else {
          const paid = { isPaid: true, reason: "overgemaakt" };
          await closeRefund(deps, act, { id: STAFF.id, role: "desk" }, row.id, paid);
        }
        refunds[isRetried ? "retried" : "otherwise"] += 1;
      }
    };
    let days = 0;
    for (; days < MOST_DAYS; days += 1) {
      for (let hours = 0; hours < 26; hours += 13) await pass(time, 13 * HOUR);
      const { needs } = await viewToday(deps, {});
      const isOver = await site.query(
        "SELECT FROM refunds WHERE state IN ('queued', 'pending') LIMIT 1",
      );
      if (!needs.some(({ kind }) => kind === "refund-failed") && isOver.length === 0) break;
      for (const bill of bills) await atDesk(bill);
    }
    await pass(time, HOUR);
    await pass(time, HOUR);
    const { needs } = await viewToday(deps, {});
    const about = ["refund-failed", "charged-back", "payment-differs", "books-differ"];
    const left = needs.filter(({ kind }) => about.includes(kind)).map(({ kind }) => kind);
    const { problems, mails, failed, cents } = await findWrongRefunds(site, service);
    const { doubled, dropped } = service.told;
    const wrong = [...problems, ...left.map((kind) => `on Today: ${kind}`)];
    return {
      figure: `${bills.length} bills, ${started.length} payments; ${dropped} webhooks dropped, ${doubled} doubled, ${refused} answered 503 in the hour of 404; ${refunds.wanted} refunds by the desk, ${failed} failed later, ${refunds.retried} retried, ${refunds.otherwise} paid out otherwise in ${days} days; ${(cents / 100).toFixed(2)} euros back, ${mails} mails about it; ${wrong.length} wrong${wrong
        .slice(0, 4)
        .map((one) => `; ${one}`)
        .join("")}`,
      held: wrong.length === 0 && failed > 0 && refused > 0 && refunds.otherwise > 0,
    };
  } finally {
    await database.close();
  }
}

async function pass(time: MovingTime, seconds: number): Promise<void> {
  await time.move(seconds);
  await pause(TURN_MS);
}

async function actOn(db: Parameters<typeof findOrder>[0], billId: string): Promise<Act> {
  const { order_id } = await db
    .selectFrom("bills")
    .select("order_id")
    .where("id", "=", billId)
    .executeTakeFirstOrThrow();
  const order = await findOrder(db, order_id);
  if (!order) throw new Error("The order is gone.");
  return { order, version: order.version, actor: STAFF };
}

/** Payment id at the service after one press on Pay. */
async function press(site: Site, { code }: SentBill): Promise<string> {
  const key = randomUUID();
  const answer = await ask(`${site.url}/api/bills/by-code/${code}/payments`, {
    method: "POST",
    headers: { [IDEMPOTENCY_HEADER]: key, [DEVICE_HEADER]: key },
    body: { method: "ideal" },
  });
  if (answer.status !== 201) throw new Error(`a press was answered ${answer.status}`);
  const { checkout } = answer.body as { checkout: string };
  return checkout.split("/").at(-1) ?? "";
}
