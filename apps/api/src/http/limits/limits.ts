import type { ConsoleCallName } from "@waslijn/contract/console/endpoints";
import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import { RECOVER_LINK_TTL_SECONDS } from "@waslijn/contract/shared/constants";

export type Limit = { hits: number; seconds: number };

const QUARTER = 15 * 60;
const HOUR = 3600;
export const DAY = 86_400;

/** Any call, per caller. Generous: a whole office, or a provider's phones, may share an address. */
export const GENERAL_LIMIT: Limit = { hits: 1200, seconds: 60 };

/** Calls that reveal, create or cost something, per caller. */
export const CALL_LIMITS: Partial<Record<EndpointName | ConsoleCallName, Limit>> = {
  createToken: { hits: 300, seconds: QUARTER },
  refreshToken: { hits: 600, seconds: QUARTER },
  logOut: { hits: 300, seconds: QUARTER },
  userExists: { hits: 60, seconds: QUARTER },
  confirmAccount: { hits: 60, seconds: QUARTER },
  companyToken: { hits: 120, seconds: QUARTER },
  allowAssistant: { hits: 30, seconds: QUARTER },
  answerAssistantRequest: { hits: 30, seconds: QUARTER },
  recover: { hits: 30, seconds: QUARTER },
  recoverEmail: { hits: 30, seconds: QUARTER },
  checkRecoverEmail: { hits: 120, seconds: QUARTER },
  checkRecoverToken: { hits: 60, seconds: QUARTER },
  sendOrderLinks: { hits: 30, seconds: QUARTER },
  sendOrderCode: { hits: 30, seconds: QUARTER },
  openOrder: { hits: 30, seconds: QUARTER },
  requestServiceArea: { hits: 30, seconds: QUARTER },
  validateAddress: { hits: 300, seconds: QUARTER },
  // Each request renders a PDF.
  orderInvoice: { hits: 120, seconds: QUARTER },
  // Ten photos of the largest size; most are an eighth of that.
  sendPhotoPiece: { hits: 1200, seconds: QUARTER },
  orderPhoto: { hits: 300, seconds: QUARTER },
  reportProblem: { hits: 30, seconds: QUARTER },
  answerOffer: { hits: 30, seconds: QUARTER },
  // Each calls the payment service.
  startPayment: { hits: 60, seconds: QUARTER },
  sendSignInMail: { hits: 30, seconds: QUARTER },
  signInByLink: { hits: 30, seconds: QUARTER },
  signInByCode: { hits: 30, seconds: QUARTER },
  signInOptions: { hits: 120, seconds: QUARTER },
  signInByPasskey: { hits: 60, seconds: QUARTER },
  firstOwnerOptions: { hits: 120, seconds: QUARTER },
  makeFirstOwner: { hits: 30, seconds: QUARTER },
  // A busy hub's tablets share an address; wrong PINs have their own limits below.
  enterPin: { hits: 300, seconds: QUARTER },
  reportClientFailure: { hits: 120, seconds: QUARTER },
  // Attempts, successful or not: each may hash a password. Placed orders have their own limits below.
  placeOrder: { hits: 120, seconds: QUARTER },
  placeOrderAgain: { hits: 120, seconds: QUARTER },
  placeB2bOrder: { hits: 120, seconds: QUARTER },
  placeRetailOrder: { hits: 120, seconds: QUARTER },
  placeCollection: { hits: 120, seconds: QUARTER },
  findCodeOrder: { hits: 120, seconds: QUARTER },
};

/**
 * Failed logins: per account from anywhere, and per caller for any account. A device that has logged in to the account
 * before has the account's limit for itself.
 */
export const ACCOUNT_LOGIN_LIMIT: Limit = { hits: 10, seconds: QUARTER };
export const CALLER_LOGIN_LIMIT: Limit = { hits: 50, seconds: QUARTER };

/**
 * Wrong PINs of one person on any tablet, and of all people on one tablet. Twenty a day are 1 in 137 of a million PINs
 * in a year.
 */
export const PIN_LIMITS = {
  quarter: { hits: 5, seconds: QUARTER },
  day: { hits: 20, seconds: DAY },
} satisfies Record<string, Limit>;
export const TABLET_PIN_LIMIT: Limit = { hits: 20, seconds: QUARTER };

/** Recovery mails per address, which anyone can trigger. When refused, an earlier mail's link is still valid. */
export const RECOVER_MAIL_LIMIT: Limit = { hits: 5, seconds: RECOVER_LINK_TTL_SECONDS };
/**
 * Each mail has a code with five tries: fifteen guesses in a million per hour. The links of earlier mails stay valid.
 */
export const SIGN_IN_MAIL_LIMIT: Limit = { hits: 3, seconds: HOUR };
/** Codes per order, each with five tries: fifteen guesses in a million per hour. */
export const ORDER_CODE_LIMIT: Limit = { hits: 3, seconds: HOUR };
export const LINKS_MAIL_LIMIT: Limit = { hits: 3, seconds: HOUR };
/** Such mails per address and day. The links of earlier ones stay valid. */
export const REQUESTED_MAILS_LIMIT: Limit = { hits: 10, seconds: DAY };
/** Verification SMS per number: a household orders once or twice a day. */
export const VERIFY_TEXT_LIMIT: Limit = { hits: 3, seconds: DAY };
export const AREA_MAIL_LIMIT: Limit = { hits: 5, seconds: DAY };

/** Orders by one mailed link in a day (MINE-15): one, and one that went wrong. */
export const AGAIN_PER_LINK = 2;
/** A guest session is for one order (FLOW-44); the next order gets a new session. */
export const GUEST_ORDERS_LIMIT: Limit = { hits: 1, seconds: HOUR };
/** A new device: one order, one for a neighbour, and one failed attempt. */
export const NEW_DEVICE_ORDERS_LIMIT: Limit = { hits: 3, seconds: DAY };
/** A device or account with a history: enough for someone who orders for a whole street. */
export const KNOWN_DEVICE_ORDERS_LIMIT: Limit = { hits: 10, seconds: DAY };
export const ACCOUNT_ORDERS_LIMIT: Limit = { hits: 10, seconds: DAY };
/** Confirmations to an address that strangers may have typed: a household orders once or twice a day. */
export const RECIPIENT_ORDERS_LIMIT: Limit = { hits: 5, seconds: DAY };
/**
 * All new devices of one network. An IPv4 address may belong to an office or a provider: fifty newcomers an hour, in each of
 * ten hours, must get through, or a campaign would turn away customers of a mobile provider. An IPv6 /64 is a household or a phone; a /48 is again an office or a provider.
 */
export const NETWORK_ORDERS_LIMITS: Record<"address" | "narrow" | "wide", readonly Limit[]> = {
  address: [
    { hits: 60, seconds: HOUR },
    { hits: 600, seconds: DAY },
  ],
  narrow: [{ hits: 10, seconds: HOUR }],
  wide: [
    { hits: 60, seconds: HOUR },
    { hits: 600, seconds: DAY },
  ],
};
/** Newcomers who were refused and waited get half as much again of their network's limit. */
export const WAITED_SHARE = 3 / 2;
/**
 * Share of a window, and of a company's or location's daily count, for all new devices of one network. One machine with
 * an IPv4 and an IPv6 network gets half, which leaves half for everybody else.
 */
export const STRANGERS_SHARE = 1 / 4;
/** Maximum share of a window for one location, so that no counter, busy or abused, sells it out. */
export const POINT_WINDOW_SHARE = 1 / 2;

/** Acts on one order by its link per day: enough to move it five times and correct a note ten times. */
export const ORDER_ACTS_LIMIT: Limit = { hits: 20, seconds: DAY };
/** Messages to one address caused by such acts, for all orders together: a stranger may have typed the address. */
export const RECIPIENT_MESSAGES_LIMIT: Limit = { hits: 12, seconds: DAY };
/**
 * Factor for cancelling, withdrawing and answering an offer. These are rights and happen once, so moving an order must
 * never use up their limit.
 */
export const ENDING_ROOM = 2;

/** Messages that staff write by hand: to one recipient in a day, and by one member of staff in an hour (DESK-12). */
export const WRITTEN_TO_LIMIT: Limit = { hits: 10, seconds: DAY };
export const WRITTEN_BY_LIMIT: Limit = { hits: 60, seconds: HOUR };

/** Started uploads, successful or not: per order, and per network, which may be an office's or a provider's. */
export const ORDER_PHOTOS_LIMIT: Limit = { hits: 40, seconds: DAY };
export const NETWORK_PHOTOS_LIMIT: Limit = { hits: 300, seconds: DAY };
/** Photos that failed to decode: each may have cost seconds of CPU. */
export const ORDER_PHOTO_FAILURES_LIMIT: Limit = { hits: 10, seconds: DAY };
export const NETWORK_PHOTO_FAILURES_LIMIT: Limit = { hits: 30, seconds: DAY };

/** Invalid order links per caller: nobody mistypes a link this often. */
export const LINK_MISS_LIMIT: Limit = { hits: 30, seconds: QUARTER };

/** Webhook calls with payments unknown to the payment service: per caller, and for all callers. */
export const UNKNOWN_PAYMENTS_LIMIT: Limit = { hits: 60, seconds: QUARTER };
export const ALL_UNKNOWN_PAYMENTS_LIMIT: Limit = { hits: 300, seconds: QUARTER };
/**
 * Status requests to the payment service per payment: enough for the customer's return and the webhook at the same
 * time.
 */
export const PAYMENT_QUESTIONS_LIMIT: Limit = { hits: 3, seconds: 15 };
/** Started payments per bill: a customer whose bank refuses tries a few cards, not twenty. */
export const BILL_PAYMENTS_LIMIT: Limit = { hits: 20, seconds: HOUR };

/** Unknown location codes and return codes, per caller. */
export const MISS_LIMIT: Limit = { hits: 10, seconds: QUARTER };

/** Attempts to place an order by assistants of one customer, each proposal and each confirmation. */
export const ASSISTANT_PLACING_LIMIT: Limit = { hits: 60, seconds: QUARTER };
/** Assistants that connect: requests for consent, and registrations, which store nothing; a service registers for many. */
export const AUTHORIZE_LIMIT: Limit = { hits: 120, seconds: QUARTER };
export const REGISTER_LIMIT: Limit = { hits: 120, seconds: QUARTER };
/**
 * Metadata documents read from other hosts: per caller, who connects an assistant or two, and for all callers. One
 * machine with an IPv4 and an IPv6 network gets less than half of all.
 */
export const CALLER_DOCUMENTS_LIMIT: Limit = { hits: 10, seconds: QUARTER };
export const CLIENT_DOCUMENTS_LIMIT: Limit = { hits: 300, seconds: QUARTER };
