import type { ConsoleCallName } from "@waslijn/contract/console/endpoints";
import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import { RECOVER_LINK_TTL_SECONDS } from "@waslijn/contract/shared/constants";

export type Limit = { hits: number; seconds: number };

const QUARTER = 15 * 60;
const HOUR = 3600;
export const DAY = 86_400;

/** Any call, per caller. Generous: a whole office, or the phones of one provider, share an address. */
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
  recover: { hits: 30, seconds: QUARTER },
  recoverEmail: { hits: 30, seconds: QUARTER },
  checkRecoverEmail: { hits: 120, seconds: QUARTER },
  checkRecoverToken: { hits: 60, seconds: QUARTER },
  sendOrderLinks: { hits: 30, seconds: QUARTER },
  sendOrderCode: { hits: 30, seconds: QUARTER },
  openOrder: { hits: 30, seconds: QUARTER },
  requestServiceArea: { hits: 30, seconds: QUARTER },
  validateAddress: { hits: 300, seconds: QUARTER },
  // Each is drawn anew.
  orderInvoice: { hits: 120, seconds: QUARTER },
  // Ten photos of the largest size; most are an eighth of that.
  sendPhotoPiece: { hits: 1200, seconds: QUARTER },
  orderPhoto: { hits: 300, seconds: QUARTER },
  reportProblem: { hits: 30, seconds: QUARTER },
  answerOffer: { hits: 30, seconds: QUARTER },
  // Each asks the payment service.
  startPayment: { hits: 60, seconds: QUARTER },
  sendSignInMail: { hits: 30, seconds: QUARTER },
  signInByLink: { hits: 30, seconds: QUARTER },
  signInByCode: { hits: 30, seconds: QUARTER },
  signInOptions: { hits: 120, seconds: QUARTER },
  signInByPasskey: { hits: 60, seconds: QUARTER },
  reportClientFailure: { hits: 120, seconds: QUARTER },
  // Attempts, whatever comes of them: each may cost a password's hash. What is placed is limited below.
  placeOrder: { hits: 120, seconds: QUARTER },
  placeB2bOrder: { hits: 120, seconds: QUARTER },
  placeRetailOrder: { hits: 120, seconds: QUARTER },
  placeCollection: { hits: 120, seconds: QUARTER },
  findCodeOrder: { hits: 120, seconds: QUARTER },
};

/** Failed logins: of one account wherever they come from, and of one caller whatever the account. A device that has logged in to the account before has the account's number for itself. */
export const ACCOUNT_LOGIN_LIMIT: Limit = { hits: 10, seconds: QUARTER };
export const CALLER_LOGIN_LIMIT: Limit = { hits: 50, seconds: QUARTER };

/** Mails that anyone can have sent to an address: anyone refused another still has one whose link works. */
export const RECOVER_MAIL_LIMIT: Limit = { hits: 5, seconds: RECOVER_LINK_TTL_SECONDS };
/** Each has a code with five tries: fifteen of a million an hour, and each mail has a link that works. */
export const SIGN_IN_MAIL_LIMIT: Limit = { hits: 3, seconds: HOUR };
/** Codes for one order: each has five tries, so that fifteen of a million are tried in an hour. */
export const ORDER_CODE_LIMIT: Limit = { hits: 3, seconds: HOUR };
export const LINKS_MAIL_LIMIT: Limit = { hits: 3, seconds: HOUR };
/** Such mails to one address in a day. The links of earlier ones still work. */
export const ASKED_MAILS_LIMIT: Limit = { hits: 10, seconds: DAY };
/** Texts that ask a number to be verified: a household orders once or twice a day. */
export const VERIFY_TEXT_LIMIT: Limit = { hits: 3, seconds: DAY };
export const AREA_MAIL_LIMIT: Limit = { hits: 5, seconds: DAY };

/** A guest is here for one order (FLOW-44); the next one brings a new session. */
export const GUEST_ORDERS_LIMIT: Limit = { hits: 1, seconds: HOUR };
/** A new device: an order, one for a neighbour, and one that went wrong. */
export const NEW_DEVICE_ORDERS_LIMIT: Limit = { hits: 3, seconds: DAY };
/** A device or account with a past: someone who orders for a whole street still gets through. */
export const KNOWN_DEVICE_ORDERS_LIMIT: Limit = { hits: 10, seconds: DAY };
export const ACCOUNT_ORDERS_LIMIT: Limit = { hits: 10, seconds: DAY };
/** Confirmations to an address that others typed: a household orders once or twice a day. */
export const RECIPIENT_ORDERS_LIMIT: Limit = { hits: 5, seconds: DAY };
/**
 * New devices of one network together. An address may be an office's or a provider's: thirty newcomers
 * an hour are more than any had. A /64 is a household or a phone, a /48 an office or a provider again.
 */
export const NETWORK_ORDERS_LIMITS: Record<"address" | "narrow" | "wide", readonly Limit[]> = {
  address: [
    { hits: 30, seconds: HOUR },
    { hits: 100, seconds: DAY },
  ],
  narrow: [{ hits: 10, seconds: HOUR }],
  wide: [
    { hits: 30, seconds: HOUR },
    { hits: 100, seconds: DAY },
  ],
};
/** Of what newcomers of a network share, those who were refused and came back have half as much again. */
export const WAITED_SHARE = 3 / 2;
/**
 * What new devices of one network may have of a window, and of a company's or location's day: with an
 * IPv4 and an IPv6 network one machine has half, and half is left for everybody else.
 */
export const STRANGERS_SHARE = 1 / 4;
/** The most of a window that goes to one location, so that no counter, busy or abused, sells it out. */
export const POINT_WINDOW_SHARE = 1 / 2;

/** What is done with one order in a day by its link: somebody who moves it five times and corrects a note ten times still gets through. */
export const ORDER_ACTS_LIMIT: Limit = { hits: 20, seconds: DAY };
/** Messages to one address that such acts lead to, whichever orders they concern: a stranger may have typed it. */
export const RECIPIENT_MESSAGES_LIMIT: Limit = { hits: 12, seconds: DAY };
/** Cancelling, withdrawing and answering an offer are rights and end what they concern: they have this many times the room, so that no amount of moving keeps anybody from them. */
export const ENDING_ROOM = 2;

/** Photos begun, whatever becomes of them: of one order, and of one network, which may be an office's or a provider's. */
export const ORDER_PHOTOS_LIMIT: Limit = { hits: 40, seconds: DAY };
export const NETWORK_PHOTOS_LIMIT: Limit = { hits: 300, seconds: DAY };
/** Photos that could not be decoded: each may have cost seconds of CPU. */
export const ORDER_PHOTO_FAILURES_LIMIT: Limit = { hits: 10, seconds: DAY };
export const NETWORK_PHOTO_FAILURES_LIMIT: Limit = { hits: 30, seconds: DAY };

/** Links to orders that lead nowhere, per caller: nobody mistypes a link this often. */
export const LINK_MISS_LIMIT: Limit = { hits: 30, seconds: QUARTER };

/** Payments that a webhook names and the service does not know, per caller, and of all callers together. */
export const UNKNOWN_PAYMENTS_LIMIT: Limit = { hits: 60, seconds: QUARTER };
export const ALL_UNKNOWN_PAYMENTS_LIMIT: Limit = { hits: 300, seconds: QUARTER };
/** Questions to the service about one payment: coming back from the bank and the webhook that comes with it both get an answer at once. */
export const PAYMENT_QUESTIONS_LIMIT: Limit = { hits: 3, seconds: 15 };
/** Payments of one bill that are started: somebody whose bank refuses tries a few cards, not twenty. */
export const BILL_PAYMENTS_LIMIT: Limit = { hits: 20, seconds: HOUR };

/** Location codes and return codes that do not exist, per caller. */
export const MISS_LIMIT: Limit = { hits: 10, seconds: QUARTER };
