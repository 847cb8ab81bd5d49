import type { ToolInput } from "@waslijn/contract/customer/assistants/assistant-tools";
import type { OrderBody, OrderPlaced } from "@waslijn/contract/customer/orders";
import type { UserLocation } from "@waslijn/contract/shared/address";
import { ApiProblem } from "../../api-problem.ts";
import { limitCall } from "../../http/limits/rate-limits.ts";
import type { Bearer } from "../../http/principal.ts";
import { configuredCents } from "../orders/life/fees.ts";
import { findOrderer } from "../orders/orderer.ts";
import { findOrder } from "../orders/orders-repository.ts";
import { arrangeOrder } from "../orders/place-order.ts";
import { placeOnce } from "../orders/place-once.ts";
import { limitPlacing } from "../orders/placing-limits.ts";
import { knownCalendars, type Calendars } from "../times/calendars.ts";
import { listLocations } from "../users/users-repository.ts";
import type { ForCustomer } from "./assistant-call.ts";
import { inTwoCalls, type Proposal } from "./in-two-calls.ts";
import { orderRules } from "./order-rules.ts";
import { estimate, toolEstimate } from "./read-tools.ts";
import { spentOn } from "./spending.ts";
import { toolOrder } from "./tool-order.ts";
import { ToolRefused } from "./tool-refused.ts";
import { typedByPeople } from "./typed-by-people.ts";

type Input = ToolInput<"place_order">;

/** Places an order as the customer's page would, with its limits, at the address that the account has. */
export async function placeByAssistant(call: ForCustomer, input: Input): Promise<object> {
  const { deps, request, grant, user } = call;
  await limitCall(deps, request, "placeOrder");
  const [location] = await listLocations(deps.db, user.id);
  if (!location) throw new ToolRefused("no_address");
  const device = `assistant-${grant.id}`;
  const principal: Bearer = { kind: "user", userId: user.id, sessionId: grant.id, device };
  const body = orderBody(input, location);
  const arrange = async (calendars: Calendars) => {
    const orderer = await findOrderer(deps, principal, body, "en");
    const lookUpPromo = () => Promise.resolve(undefined);
    return arrangeOrder(deps, calendars, body, orderer, { device, lookUpPromo });
  };

  const propose = async (): Promise<Proposal> => {
    const priced = await estimate(deps, { ...input, isFirstBag: user.has_bag !== true });
    const { answer } = await arrange(await knownCalendars(deps.db));
    const { services, frames } = answer as Pick<OrderPlaced, "services" | "frames">;
    return {
      cents: priced.total,
      facts: { cents: priced.total, location },
      told: {
        would: { place: { services, ...frames }, estimate: toolEstimate(priced) },
        rules: orderRules(await configuredCents(deps, "PRICE_LATE_CHANGE")),
        ...typedByPeople({ notes: body.order.notes }),
      },
    };
  };

  return inTwoCalls(call, "place_order", input, {
    propose,
    perform: async (key, cents) => {
      const limited = limitPlacing(deps, request, principal, device);
      const answer = await placeOnce(deps, key, async (calendars) =>
        limited(await arrange(calendars)),
      );
      const order = await findOrder(deps.db, (answer as OrderPlaced).id);
      if (!order) throw new ApiProblem("not_found");
      await spentOn(deps, { grantId: grant.id, key, cents }, order.id);
      return toolOrder(call, order);
    },
  });
}

const orderBody = (
  { services, pickupTime, deliveryTime, notes = "" }: Input,
  location: UserLocation,
): OrderBody => ({
  user: { hasBag: null },
  order: {
    notes,
    couponCode: "",
    pickupTime,
    deliveryTime,
    pickupLocation: location,
    deliveryLocation: location,
    cleaningServices: services,
    data: {},
  },
});
