import { findBill } from "../../modules/bills/bills-repository.ts";
import { askByServiceId } from "../../modules/payments/ask-service.ts";
import { listPayments } from "../../modules/payments/payments-repository.ts";
import { refundBill } from "../../modules/payments/refund-bill.ts";
import { startPayment } from "../../modules/payments/start-payment.ts";
import { orderLanguage } from "../../modules/orders/links/order-language.ts";
import { sendRefunds } from "../../jobs/send-refunds.ts";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import { after, DAY, HOUR, orderOf, type House } from "./house.ts";
import type { Life } from "./lives.ts";

const METHODS: [PayMethod, ...PayMethod[]] = [
  "ideal",
  "ideal",
  "ideal",
  "ideal",
  "creditcard",
  "paypal",
];

/** What becomes of a bill that its customer has just been sent. */
export function planMoney(house: House, life: Life, id: string): void {
  const { turn, chance } = life;
  if (turn === "never-pays") return;
  const hours = chance.happens(80) ? 1 + chance.below(40) : 90 + chance.below(100);
  if (turn === "fails-first") after(house, 2 * HOUR, () => tryToPay(house, life, id, "failed"));
  after(house, hours * HOUR, () => tryToPay(house, life, id, "paid"));
  const later = hours * HOUR + 4 * DAY;
  if (turn === "refunded") after(house, later, () => refund(house, id));
  if (turn === "charged-back") after(house, later, () => chargeBack(house, id));
}

async function tryToPay(
  house: House,
  { chance }: Life,
  id: string,
  outcome: "paid" | "failed",
): Promise<void> {
  const { deps, bank } = house;
  const order = await orderOf(house, id);
  const bill = await findBill(deps.db, id);
  if (!bill || bill.due <= 0) return;
  const { checkout } = await startPayment(
    deps,
    { id: bill.id, number: order.number },
    { method: chance.of(METHODS), language: orderLanguage(order) },
  );
  const serviceId = checkout.split("/").at(-1) ?? "";
  await bank.press(serviceId, outcome);
  await askByServiceId(deps, serviceId);
}

async function refund(house: House, id: string): Promise<void> {
  const { deps, staff } = house;
  const bill = await findBill(deps.db, id);
  if (!bill) return;
  const desk = { kind: "staff", id: staff.desk } as const;
  await refundBill(deps, bill.id, desk, { cents: 500, reason: "Knoop gebroken bij het persen" });
  await sendRefunds(deps);
  after(house, HOUR, () => askAgain(house, bill.id));
}

async function chargeBack(house: House, id: string): Promise<void> {
  const { deps, bank } = house;
  const bill = await findBill(deps.db, id);
  const paid = bill && (await listPayments(deps.db, bill.id)).find(({ state }) => state === "paid");
  if (!paid?.service_id) return;
  await bank.press(paid.service_id, "chargeback");
  await askAgain(house, bill?.id ?? "");
}

async function askAgain({ deps }: House, billId: string): Promise<void> {
  for (const { service_id } of await listPayments(deps.db, billId)) {
    if (service_id) await askByServiceId(deps, service_id);
  }
}
