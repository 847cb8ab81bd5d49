import { createClient, type Client } from "@waslijn/api-client/client.ts";
import { careCalls } from "@waslijn/contract/calls/care";
import type { CallsOf } from "../../../api/calls-of.ts";
import { counted } from "../../../api/running-calls.ts";
import { send } from "../../../api/send.ts";
import { uuid } from "../../../lib/uuid.ts";

type CareCalls = CallsOf<keyof typeof careCalls>;

/** The order's link is the only key. */
const client = createClient<CareCalls>({
  calls: careCalls,
  send,
  authorise: (attempt) => attempt({}),
  newKey: uuid,
});

/** Makes one call about what is wrong with an order, and counts it as long as it runs. */
export const callCare: Client<CareCalls> = (name, ...options) =>
  counted(() => client(name, ...options));

/** Where a photo of an order is shown, below the API's base. */
export const photoPath = (token: string, id: string): string =>
  careCalls.orderPhoto.path.replace(":token", token).replace(":id", id);
