import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole, type ConsoleCallOf } from "../../http/serve-console.ts";
import { confirmedUntil } from "../../http/staff-session.ts";
import { staffKey } from "../orders/idempotency.ts";
import type { Act } from "../orders/life/act.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { changeDetails } from "../orders/life/change-details.ts";
import { listNewWindows } from "../orders/life/change-windows.ts";
import { countAnew, setFreeLines } from "../orders/life/count-order.ts";
import { deliver, markReady, pickUp, waiveFee, missStop } from "../orders/life/handle-order.ts";
import { withdrawOrder } from "../orders/life/withdraw-order.ts";
import { replaceLink } from "../orders/order-link.ts";
import { holdBill, sendBill, sendBillSoon } from "../orders/life/billing/send-bill.ts";
import type { StaffActor } from "../orders/life/record-event.ts";
import {
  creditOrder,
  invoiceOrder,
  refundsByWaiving,
  writeOffBill,
} from "../payments/bill-acts.ts";
import { closeRefund, retryRefund } from "../payments/failed-refunds.ts";
import { refundOrder } from "../payments/refund-bill.ts";
import {
  findNamedByNumber,
  findOrderByNumber,
  type OrderRow,
} from "../orders/orders-repository.ts";
import { changePlan } from "../plans/change-plan.ts";
import { viewPlan } from "../plans/view-plan.ts";
import { readMessage, sendMessageAgain } from "./order-messages.ts";
import { viewDeskOrder } from "./view-desk-order.ts";
import { markFollowing, withPlaces } from "./list-desk-times.ts";
import { moveOrder } from "./move-order.ts";
import { writeNote } from "./write-note.ts";
import { writeToCustomer } from "./write-to-customer.ts";

/** Calls that act on an order, with optimistic locking. */
type ActName =
  | "pickUpByDesk"
  | "deliverByDesk"
  | "missByDesk"
  | "countByDesk"
  | "refundOrder"
  | "retryRefund"
  | "closeRefund"
  | "writeOffBill"
  | "issueOrderInvoice"
  | "creditOrderInvoice"
  | "moveOrder"
  | "cancelByDesk"
  | "withdrawByDesk"
  | "markReady"
  | "waiveFee"
  | "editDetails"
  | "replaceLink"
  | "sendBill"
  | "setFreeLines";

type BodyOf<N extends ActName> = ConsoleCallOf<N>["body"];
type CallOf<N extends ActName> = Pick<ConsoleCallOf<N>, "params" | "staff">;

/** Endpoints for one order. They use the same use cases as the customer's, with staff as the actor. */
export function deskOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const orderOf = async (number: string): Promise<OrderRow> => {
    const order = await findOrderByNumber(deps.db, number);
    if (!order) throw new ApiProblem("not_found");
    return order;
  };
  const view = async (number: string, language: Language) => {
    const order = await findNamedByNumber(deps.db, number);
    if (!order) throw new ApiProblem("not_found");
    return viewDeskOrder(deps, order, language);
  };

  serveConsole(app, deps, "deskOrder", ({ params, language }) => view(params.number, language));
  serveConsole(app, deps, "deskWindows", async ({ params, query }) => {
    const order = await orderOf(params.number);
    const dates = await listNewWindows(deps, order, params.kind, query.pickup);
    const places = await withPlaces(deps.db, order.hub_id, params.kind, dates);
    return params.kind === "pickup" ? markFollowing(deps.db, order, places) : places;
  });

  /** Responds with the order after the act. Throws `order_changed` if the caller saw another version (LIFE-08). */
  const serveAct = <N extends ActName>(
    name: N,
    perform: (act: Act & { actor: StaffActor }, body: BodyOf<N>, call: CallOf<N>) => Promise<void>,
  ): void =>
    serveConsole<ActName>(app, deps, name, async ({ params, body, staff, language, request }) => {
      const order = await orderOf(params.number);
      const key = staffKey(request, deps, staff, { order: order.id, ...params, ...body });
      const actor = { kind: "staff", id: staff.id } as const;
      const call = { params, staff } as CallOf<N>;
      const mayRefund = confirmedUntil(staff, deps.clock.now()) !== null;
      const act = { order, version: body.version, actor, key, mayRefund };
      await perform(act, body as BodyOf<N>, call);
      return view(params.number, language);
    });
  serveAct("moveOrder", (act, wanted) => moveOrder(deps, act, wanted));
  serveAct("cancelByDesk", (act, { reason, waived, stopPlan }) =>
    cancelOrder(deps, act, { waived, stopPlan, ...(reason !== undefined && { reason }) }),
  );
  serveAct("withdrawByDesk", (act, { via, receivedOn }) =>
    withdrawOrder(deps, act, { via, on: receivedOn }),
  );
  serveAct("pickUpByDesk", (act, { bags }) => pickUp(deps, act, { bags }));
  serveAct("deliverByDesk", (act) => deliver(deps, act));
  serveAct("missByDesk", (act, { kind, reason, calls }) =>
    missStop(deps, act, { kind, reason, calls }),
  );
  serveAct("countByDesk", (act, { pieces, kilos, bags, bagsBack, send, kept, empty }) =>
    countAnew(deps, act, { pieces, kilos, bags, bagsBack, send, kept, empty }),
  );
  serveAct("setFreeLines", (act, { lines }) => setFreeLines(deps, act, lines));
  serveAct("refundOrder", (act, { cents, reason }) => refundOrder(deps, act, { cents, reason }));
  serveAct("retryRefund", (act, _body, { params }) => retryRefund(deps, act, params.id));
  serveAct("closeRefund", (act, { isPaid, reason }, { params, staff }) =>
    closeRefund(deps, act, staff, params.id, { isPaid, reason }),
  );
  serveAct("writeOffBill", (act, { reason }) => writeOffBill(deps, act, { reason }));
  serveAct("issueOrderInvoice", (act) => invoiceOrder(deps, act));
  serveAct("creditOrderInvoice", (act, { reason }) => creditOrder(deps, act, { reason }));
  serveAct("markReady", (act) => markReady(deps, act));
  serveAct("waiveFee", async (act, body) => {
    // A refund, which needs the passkey again (STAFF-02, BOOKS-02).
    if (!act.mayRefund && (await refundsByWaiving(deps, act.order, body.waives))) {
      throw new ApiProblem("passkey_needed");
    }
    await waiveFee(deps, act, body);
  });
  serveAct("editDetails", (act, body) => changeDetails(deps, act, body));
  serveAct("replaceLink", (act) => replaceLink(deps, act));
  serveAct("sendBill", (act, { now }) => (now ? sendBill(deps, act) : sendBillSoon(deps, act)));
  serveConsole(app, deps, "holdBill", async ({ params, staff, language }) => {
    await holdBill(deps, staff, await orderOf(params.number));
    return view(params.number, language);
  });

  serveConsole(app, deps, "deskPlan", async ({ params }) =>
    viewPlan(deps, await orderOf(params.number)),
  );
  serveConsole(app, deps, "changePlanByDesk", async ({ params, body, staff }) => {
    const order = await orderOf(params.number);
    await changePlan(deps, order, body, { kind: "staff", id: staff.id });
    return viewPlan(deps, order);
  });

  serveConsole(app, deps, "writeNote", async ({ params, body, staff, language, request }) => {
    const order = await orderOf(params.number);
    const key = staffKey(request, deps, staff, { order: order.id, ...body });
    await writeNote(deps, staff, order, body.text, key);
    return view(params.number, language);
  });

  serveConsole(app, deps, "writeToCustomer", async ({ params, body, staff, language, request }) => {
    const order = await orderOf(params.number);
    const key = staffKey(request, deps, staff, { order: order.id, ...body });
    await writeToCustomer(deps, staff, order, body, key);
    return view(params.number, language);
  });
  serveConsole(app, deps, "readMessage", async ({ params }) =>
    readMessage(deps, (await orderOf(params.number)).id, params.id),
  );
  serveConsole(app, deps, "sendMessageAgain", async ({ params, staff, language, request }) => {
    const order = await orderOf(params.number);
    const key = staffKey(request, deps, staff, { order: order.id, message: params.id });
    await sendMessageAgain(deps, staff, order, params.id, key);
    return view(params.number, language);
  });
}
