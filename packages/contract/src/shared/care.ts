/** Until so long after delivery something can be reported (RULE-33). */
export const REPORT_HOURS = 48;
/** Within so many working days there is an answer. */
export const ANSWER_WORKING_DAYS = 2;
export const MOST_PHOTOS = 5;
export const COMPLAINT_LENGTH = 2000;

/** What we give back for a piece is at most this many times its cleaning price (RULE-34); more takes an owner. */
const OFFER_TIMES = 10;
export const mostOffered = (priceCents: number): number => OFFER_TIMES * priceCents;

/**
 * `open`: an answer is owed; `asked`: an owner has to agree first; `offered`: the customer has to say;
 * `accepted`: another cleaning has to be arranged; `done`.
 */
export const COMPLAINT_STATES = ["open", "asked", "offered", "accepted", "done"] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

export const OFFER_KINDS = ["money", "cleaning"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
