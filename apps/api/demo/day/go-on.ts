import {
  addDays,
  amsterdamDate,
  toAmsterdamTimestamp,
  weekday,
} from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { writeNote } from "../../src/modules/desk/write-note.ts";
import { isBilledCollectively, findBill } from "../../src/modules/bills/bills-repository.ts";
import { cancelOrder } from "../../src/modules/orders/life/cancel-order.ts";
import { changeWindows, listNewWindows } from "../../src/modules/orders/life/change-windows.ts";
import { countOrder, type Count } from "../../src/modules/orders/life/count-order.ts";
import { centsWhenOrdered } from "../../src/modules/orders/life/fees.ts";
import {
  deliver,
  markReady,
  pickUp,
  waiveFee,
  missStop,
} from "../../src/modules/orders/life/handle-order.ts";
import { sendBill } from "../../src/modules/orders/life/billing/send-bill.ts";
import { withdrawOrder } from "../../src/modules/orders/life/withdraw-order.ts";
import { timestampOf } from "../../src/modules/orders/windows.ts";
import type { WallTime } from "../../src/modules/catalogue/times/available-dates.ts";
import { actBy, after, HOUR, MINUTE, orderOf, type House, DAY } from "./house.ts";
import type { Life } from "./lives.ts";
import { chooseWindow } from "./place.ts";
import type { Step } from "./story.ts";
import { piecesOfBill } from "../../src/modules/care/pieces-of-bill.ts";
import { reportProblem } from "../../src/modules/care/report-problem.ts";
import { orderLanguage } from "../../src/modules/orders/mail-recipients.ts";
import { setPlan } from "../../src/modules/plans/set-plan.ts";
import type { PieceCount } from "@waslijn/contract/shared/pricing";
import type { Chance } from "./chance.ts";
import { askByServiceId } from "../../src/modules/payments/ask-service.ts";
import { listPayments } from "../../src/modules/payments/payments-repository.ts";
import { refundBill } from "../../src/modules/payments/refund-bill.ts";
import { startPayment } from "../../src/modules/payments/start-payment.ts";
import { sendRefunds } from "../../src/jobs/send-refunds.ts";
import type { PayMethod } from "@waslijn/contract/shared/payments";

const METHODS: [PayMethod, ...PayMethod[]] = [
  "ideal",
  "ideal",
  "ideal",
  "ideal",
  "creditcard",
  "paypal",
];

/** Plans the payment of a bill that was just sent. */
function planMoney(house: House, life: Life, id: string): void {
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

const PIECES: [string, ...string[]] = [
  "shirt",
  "shirt",
  "shirt",
  "blouse",
  "trousers",
  "blazer",
  "dress",
  "jumper",
  "skirt",
];

/** The desk's count of the bags that arrived. */
function countOf(services: readonly string[], bags: number, chance: Chance): Count {
  const kinds = new Set(Array.from({ length: 1 + chance.below(3) }, () => chance.of(PIECES)));
  const pieces = [...kinds].map((alias): PieceCount => ({
    type: "DC",
    alias,
    count: 1 + chance.below(5),
  }));
  return {
    pieces: services.includes("DC") ? pieces : [],
    kilos: services.includes("WF") ? 4 + chance.below(7) : 0,
    bags,
    bagsBack: 0,
    free: [],
  };
}

const momentOf = ({ date, time }: WallTime): number => Date.parse(toAmsterdamTimestamp(date, time));

/** A time within a window of two hours; one in twenty is a few minutes late. */
const within = ({ chance }: Life): number => (5 + chance.below(122)) * MINUTE;

/** Plans the course of an order that was just placed, up to its pickup. */
export async function goOn(house: House, life: Life, id: string): Promise<void> {
  const { deps, staff } = house;
  const { turn } = life;
  const order = await orderOf(house, id);
  const pickup = order.pickup_at.getTime();
  const before = (hours: number, step: Step): void =>
    house.story.at(new Date(pickup - hours * HOUR), step);
  switch (turn) {
    case "cancels":
      return before(20, async () => cancelOrder(deps, await actBy(house, "customer", id)));
    case "cancels-late":
    case "fee-waived":
      return before(3, () => cancelLate(house, life, id));
    case "withdraws":
      return after(house, 2 * HOUR, async () =>
        withdrawOrder(deps, await actBy(house, "customer", id)),
      );
    case "moves":
      before(12, () => moveStop(house, life, id, "delivery"));
      break;
    case "noted":
      after(house, HOUR, async () =>
        writeNote(
          deps,
          { id: staff.desk },
          await orderOf(house, id),
          "Belde: de bel doet het niet, graag even bellen.",
        ),
      );
      break;
    case undefined:
    default:
  }
  planPickup(house, life, id, pickup);
}

async function cancelLate(house: House, life: Life, id: string): Promise<void> {
  const { deps } = house;
  const act = await actBy(house, "customer", id);
  const acceptedFee = await centsWhenOrdered(deps, act.order, "PRICE_LATE_CHANGE");
  await cancelOrder(deps, act, { acceptedFee });
  if (life.turn === "fee-waived") {
    const waives = act.version + 1;
    after(house, HOUR, async () =>
      waiveFee(deps, await actBy(house, "desk", id), { waives, reason: "Lag in het ziekenhuis" }),
    );
  } else planMoney(house, life, id);
}

/** The customer chooses other windows; a new pickup needs a new delivery. */
async function moveStop(
  house: House,
  { chance }: Life,
  id: string,
  kind: WindowKind,
): Promise<void> {
  const { deps } = house;
  const act = await actBy(house, "customer", id);
  const offered = async (of: WindowKind, pickup?: string) =>
    timestampOf(chooseWindow(await listNewWindows(deps, act.order, of, pickup), chance));
  const pickupTime = kind === "pickup" ? await offered("pickup") : undefined;
  const deliveryTime = await offered("delivery", pickupTime);
  await changeWindows(deps, act, { ...(pickupTime && { pickupTime }), deliveryTime });
}

function planPickup(house: House, life: Life, id: string, from: number): void {
  house.story.at(new Date(from + within(life)), async () => {
    const { deps } = house;
    const isMissed = life.turn === "pickup-missed" || life.turn === "pickup-replanned";
    const order = await orderOf(house, id);
    if (isMissed && !order.awaits_window && order.version === 1) {
      const miss = { kind: "pickup", reason: "nobody-home", calls: 2 } as const;
      await missStop(deps, await actBy(house, "driver", id), miss);
      if (life.turn === "pickup-replanned")
        after(house, 3 * HOUR, () => replan(house, life, id, "pickup"));
      return;
    }
    const bags = life.turn === "bag-missing" ? 2 : 1 + life.chance.below(2);
    await pickUp(deps, await actBy(house, "driver", id), { bags: order.bags ?? bags });
    if (!isBilledPerPiece(order.kind)) return planDelivery(house, life, id);
    if (life.turn !== "not-counted") planCount(house, life, id);
  });
}

async function replan(house: House, life: Life, id: string, kind: WindowKind): Promise<void> {
  await moveStop(house, life, id, kind);
  const { pickup_at } = await orderOf(house, id);
  if (kind === "pickup") planPickup(house, life, id, pickup_at.getTime());
  else await planDelivery(house, life, id);
}

/** Counted and billed the next morning, ready six hours later. */
function planCount(house: House, life: Life, id: string): void {
  const { deps, story } = house;
  const morning = { date: addDays(amsterdamDate(story.clock.now()), 1), time: "08:30" };
  story.at(new Date(momentOf(morning) + life.chance.below(150) * MINUTE), async () => {
    const act = await actBy(house, "desk", id);
    const { bags, services } = act.order;
    const arrived = life.turn === "bag-missing" ? 1 : (bags ?? 1);
    await countOrder(deps, act, countOf(services, arrived, life.chance));
    if (!isBilledCollectively(act.order)) {
      after(house, 10 * MINUTE, async () => {
        await sendBill(deps, await actBy(house, "desk", id));
        planMoney(house, life, id);
      });
    }
    if (life.turn === "not-ready") return;
    after(house, 6 * HOUR, async () => {
      await markReady(deps, await actBy(house, "desk", id));
      await planDelivery(house, life, id);
    });
  });
}

const MISSES = { "delivery-missed": 1, "delivery-missed-twice": 2, "delivery-waits": 1 };

async function planDelivery(house: House, life: Life, id: string): Promise<void> {
  const { deps, story } = house;
  const { delivery_at, pickup_at } = await orderOf(house, id);
  // Without a delivery window the order comes back after the turnaround time.
  const from = delivery_at?.getTime() ?? pickup_at.getTime() + 48 * HOUR;
  story.at(new Date(from + within(life)), async () => {
    const act = await actBy(house, "driver", id);
    const misses = life.turn && life.turn in MISSES ? MISSES[life.turn as keyof typeof MISSES] : 0;
    if (act.order.missed_deliveries >= misses) {
      await deliver(deps, act);
      return planAfterDelivery(house, life, id);
    }
    await missStop(deps, act, { kind: "delivery", reason: "nobody-home", calls: 2 });
    if (life.turn !== "delivery-waits")
      after(house, 2 * HOUR, () => replan(house, life, id, "delivery"));
  });
}

/** Plans what the customer does after the delivery. */
function planAfterDelivery(house: House, { turn }: Life, id: string): void {
  if (turn === "complains") after(house, 3 * HOUR, () => complain(house, id));
  if (turn === "comes-back") after(house, 2 * HOUR, () => haveItComeBack(house, id));
}

async function complain(house: House, id: string): Promise<void> {
  const { deps } = house;
  const order = await orderOf(house, id);
  const [first] = await piecesOfBill(deps.db, order, orderLanguage(order));
  const text = "Er zit een vlek op die er eerst niet was.";
  await reportProblem(deps, order, { ...(first && { piece: first.piece }), text, photos: [] });
}

async function haveItComeBack(house: House, id: string): Promise<void> {
  const order = await orderOf(house, id);
  const rhythm = { weekday: weekday(order.pickup_date), pickupFrom: order.pickup_from };
  await setPlan(house.deps, order, { every: 2, ...rhythm });
}
