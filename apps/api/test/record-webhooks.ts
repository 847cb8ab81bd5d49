import { WEBHOOK_EVENTS } from "@waslijn/contract/shared/webhooks";
import { correctBill, countOrder } from "../src/modules/orders/life/count-order.ts";
import { deliver, markReady, pickUp, missStop } from "../src/modules/orders/life/handle-order.ts";
import { sendBill } from "../src/modules/orders/life/billing/send-bill.ts";
import { refundBill } from "../src/modules/payments/refund-bill.ts";
import { addSubscription } from "../src/modules/messages/webhooks/change-subscription.ts";
import { sendTest } from "../src/modules/messages/webhooks/deliveries.ts";
import { writeWebhook } from "../src/modules/messages/webhooks/write-webhook.ts";
import { ask, by, change, placeOrder } from "./order-life.ts";
import { linkOf, payWhole, SIX_KILOS, useFakePayments } from "./pay.ts";
import type { TestApp } from "./test-app.ts";
import { tidyExample } from "./tidy-example.ts";
import { LATER_DELIVERY } from "./valid-requests.ts";

/** One webhook of every kind, produced by the code that sends them. */
export async function recordWebhooks(it: TestApp) {
  const { db } = it.deps;
  const receiver = { url: "https://receiver.example/hook", events: [...WEBHOOK_EVENTS] };
  const subscriptionId = await addSubscription(it.deps, "examples", receiver);
  await sendTest(it.deps, subscriptionId);
  await liveWholeLife(it);
  await ask(it, await placeOrder(it), "cancel", { version: 1 });
  await ask(it, await placeOrder(it), "withdraw", { version: 1 });
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", "webhook")
    .where("recipient", "=", subscriptionId)
    .execute();
  const sent: Record<string, NonNullable<Awaited<ReturnType<typeof writeWebhook>>>> = {};
  for (const row of rows.toSorted(byOrderAndVersion)) {
    const message = await writeWebhook(it.deps, row);
    if (message) sent[row.kind] ??= message;
  }
  await db.deleteFrom("webhook_endpoints").execute();
  const kinds = Object.keys(sent).toSorted();
  return {
    headers: tidyExample(sent["order.placed"]?.headers ?? {}),
    messages: Object.fromEntries(
      kinds.map((kind) => [kind, tidyExample(JSON.parse(sent[kind]?.body ?? ""))]),
    ),
  };
}

/** One order from placing to a refund. */
async function liveWholeLife(it: TestApp): Promise<void> {
  const { deps } = it;
  const payments = useFakePayments(it);
  const order = await placeOrder(it);
  const staff = () => by(it, "staff", order.id);
  const driver = () => by(it, "driver", order.id);
  await change(it, order, { version: 1, deliveryTime: LATER_DELIVERY });
  const miss = { reason: "nobody-home", calls: 2 } as const;
  await missStop(deps, await driver(), { kind: "pickup", ...miss });
  await pickUp(deps, await driver(), { bags: 2 });
  await countOrder(deps, await staff(), { ...SIX_KILOS, kilos: 7 });
  await correctBill(deps, await staff(), SIX_KILOS);
  await sendBill(deps, await staff());
  const bill = await linkOf(it, order.id);
  await payWhole(it, payments, { ...order, ...bill });
  await markReady(deps, await staff());
  await missStop(deps, await driver(), { kind: "delivery", ...miss });
  const missing = { bags: 1, reason: "not-in-van" } as const;
  await deliver(deps, await driver(), { bags: 1, missing });
  await deliver(deps, await driver());
  const { actor } = await staff();
  await refundBill(deps, bill.billId, actor, { cents: 500, reason: "Gift" });
}

type Row = { data: { order?: { number?: string }; version?: number } };
const byOrderAndVersion = ({ data: one }: Row, { data: other }: Row): number =>
  (one.order?.number ?? "").localeCompare(other.order?.number ?? "") ||
  (one.version ?? 0) - (other.version ?? 0);
