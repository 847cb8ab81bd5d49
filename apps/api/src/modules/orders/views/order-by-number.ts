import { ApiProblem } from "../../../api-problem.ts";
import { type WorkDeps, WorkRefused } from "../../../work.ts";
import type { Act } from "../life/act.ts";
import { findOrderByNumber, type OrderRow } from "../orders-repository.ts";

export async function orderByNumber(
  { db }: Pick<WorkDeps, "db">,
  number: string,
): Promise<OrderRow> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new WorkRefused({ code: "order_unknown", number });
  return order;
}

/** Changes an order at its current version, in the name of the person who ran the command. */
export async function actByNumber(
  deps: WorkDeps,
  number: string,
  perform: (act: Act) => Promise<void>,
): Promise<void> {
  const order = await orderByNumber(deps, number);
  try {
    await perform({ order, version: order.version, actor: { kind: "staff", id: deps.who } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { type, extra } = error;
    throw new WorkRefused({
      code: "order_refused",
      number,
      problem: type,
      state: extra.order?.state,
      possible: extra.possible ?? [],
      window: extra.window,
    });
  }
}
