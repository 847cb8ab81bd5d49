import type { Endpoint } from "@waslijn/contract/shared/endpoint";

/** Descriptions of the tags: the first part of a call's path, and the webhooks. */
export const TAG_WORDS: Record<string, string> = {
  addresses: "Street and city of a postal code and house number.",
  bills: "A bill by the code of its payment link, and paying it.",
  "cleaning-services": "What is cleaned, with prices, as the pages show it.",
  "client-failures": "Errors that our own pages report.",
  companies: "Companies that order for their staff, and their tokens.",
  config: "Fees, thresholds and other amounts.",
  console: "The provider’s console: for staff, with the cookie of their session.",
  coupons: "Whether a promo code is valid.",
  me: "The account of a token, its addresses and its assistants.",
  "order-collections": "Pickups that a location asks for.",
  orders: "Placing orders; following and changing them by their link.",
  recover: "Choosing a new password by a link in a mail.",
  "service-areas": "Where we come, and being told when we do.",
  "service-points": "Locations where laundry is handed in.",
  services: "Services that can be ordered.",
  "shipment-labels": "Return labels.",
  times: "Windows for pickup and delivery.",
  tokens: "Logging in and out, and refreshing tokens.",
  users: "Whether an address has an account, and confirming one.",
  webhooks: "Messages that we send to a URL of yours.",
};

type Described = Pick<
  Endpoint,
  "summary" | "auth" | "placement" | "stream" | "file" | "proof" | "method"
> & { callers?: Endpoint["callers"]; roles?: readonly string[]; passkeyAgain?: true };

/** Who may make a call, and what is special about it, in sentences. */
export function describeCall(call: Described): string {
  const sentences = [
    `${call.summary}.`,
    whoMay(call),
    call.passkeyAgain && "The passkey must have been used in the last minutes.",
    call.placement &&
      "With an Idempotency-Key, the same request gives the first answer again and is done once.",
    call.proof && "Uses the cookie that proves what this device has verified.",
    call.stream && "The answer is a stream of server-sent events.",
    call.file && "The answer is a file.",
  ];
  return sentences.filter(Boolean).join(" ");
}

const LIST = new Intl.ListFormat("en-GB", { type: "disjunction" });

function whoMay({ auth, callers = [], roles }: Described): string {
  if (auth === "none") return "No token is needed.";
  if (auth === "basic") return "Authenticated by HTTP Basic.";
  if (auth === "cookie") return `For staff with the role ${LIST.format(roles ?? [])}.`;
  const tokens = callers.filter((caller) => caller !== "nobody");
  const of = `the token of a ${LIST.format(tokens)}`;
  return callers.includes("nobody") ? `Works without a token, or with ${of}.` : `Needs ${of}.`;
}
