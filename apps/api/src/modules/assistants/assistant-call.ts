import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { findOrderByNumber, type OrderRow } from "../orders/orders-repository.ts";
import { findUser, type UserRow } from "../accounts/users-repository.ts";
import type { GrantRow } from "./grants-repository.ts";
import { viewOrder } from "../orders/views/order-view.ts";
import { typedByPeople } from "./tool-words.ts";

/** A tool call; `grant` is undefined when the request has no token. */
export type AssistantCall = { deps: Deps; request: FastifyRequest; grant: GrantRow | undefined };

/** A tool call on behalf of the customer who issued the grant. */
export type ForCustomer = { deps: Deps; request: FastifyRequest; grant: GrantRow; user: UserRow };

export async function forCustomer({ deps, request, grant }: AssistantCall): Promise<ForCustomer> {
  // The route has already challenged a caller without a token.
  if (!grant) throw new ApiProblem("unauthorized");
  const user = await findUser(deps.db, grant.user_id);
  if (!user) throw new ToolRefused("grant_over");
  return { deps, request, grant, user };
}

/** An order placed with the customer's account; throws `not_found` alike for unknown and other customers' orders. */
export async function ownOrder({ deps, user }: ForCustomer, number: string): Promise<OrderRow> {
  const order = await findOrderByNumber(deps.db, number);
  if (order?.user_id !== user.id) throw new ApiProblem("not_found");
  return order;
}

/** An order as an assistant sees it: without address, phone number and links that give further access. */
export async function toolOrder({ deps }: ForCustomer, order: OrderRow) {
  const view = await viewOrder(deps, order, "en");
  const { number, state, version, placedAt, pickup, delivery, awaits, services, bags, plan } = view;
  return {
    order: { number, state, version, placedAt, pickup, delivery, awaits, services, bags, plan },
    allowed: view.allowed,
    limits: view.limits,
    lateFeeCents: view.lateFee,
    history: view.history.map(({ kind, at }) => ({ kind, at })),
    ...typedByPeople({
      name: view.contact.name,
      notes: view.notes,
      instructions: view.instructions,
    }),
  };
}

/** Refusal messages for assistants. Each names what the customer can do about it. */
const REFUSALS = {
  grant_over:
    "The customer's permission has ended. They can give a new one under My orders, Assistants.",
  over_limit: "This is more than what is left of the amount that the customer allowed.",
  no_address:
    "The customer has no address with us yet. They place their first order on the site; then an assistant can.",
  nothing_to_estimate:
    "Say what is handed in, pieces or kilos: the customer's limit is held to an estimate.",
  unknown_price: "A piece is not on the price list: use the type and alias of list_prices.",
  confirmation_invalid:
    "This confirmation is too old, or not for exactly this. Call the tool again without one, show the customer the answer, and confirm that.",
} as const;

type ToolRefusal = keyof typeof REFUSALS;

export class ToolRefused extends Error {
  readonly type: ToolRefusal;
  readonly extra: object;

  constructor(type: ToolRefusal, extra: object = {}) {
    super(REFUSALS[type]);
    this.type = type;
    this.extra = extra;
  }
}
