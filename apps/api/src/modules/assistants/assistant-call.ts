import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { findOrderByNumber, type OrderRow } from "../orders/orders-repository.ts";
import { findUser, type UserRow } from "../accounts/users-repository.ts";
import type { GrantRow } from "./grants-repository.ts";
import { ToolRefused } from "./tool-refused.ts";

/** A call of a tool: by whom, if a grant was shown. */
export type AssistantCall = { deps: Deps; request: FastifyRequest; grant: GrantRow | undefined };

/** A call for a customer, who let the assistant make it. */
export type ForCustomer = { deps: Deps; request: FastifyRequest; grant: GrantRow; user: UserRow };

export async function forCustomer({ deps, request, grant }: AssistantCall): Promise<ForCustomer> {
  if (!grant) throw new ToolRefused("needs_grant");
  const user = await findUser(deps.db, grant.user_id);
  if (!user) throw new ToolRefused("grant_over");
  return { deps, request, grant, user };
}

/** An order that was placed with the customer's account; others' and unknown ones look the same. */
export async function ownOrder({ deps, user }: ForCustomer, number: string): Promise<OrderRow> {
  const order = await findOrderByNumber(deps.db, number);
  if (order?.user_id !== user.id) throw new ApiProblem("not_found");
  return order;
}
