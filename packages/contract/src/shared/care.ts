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

/** What can be wrong with a piece when it comes in (COUNT-02). */
export const FINDING_KINDS = ["stain", "hole", "button"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export const FINDING_NOTE_LENGTH = 200;
/** Of one piece. */
export const MOST_FINDING_PHOTOS = 3;

/** What a photo is of: something a customer complains about, what was found at counting, a stop that was missed. */
export const PHOTO_PURPOSES = ["complaint", "count", "stop"] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];

/** The largest file that is taken. */
export const PHOTO_BYTES = 15 * 1024 * 1024;
/** A photo is sent in pieces of this much; as text in JSON one stays below what any body may hold. */
export const PIECE_BYTES = 128 * 1024;
/** The longest side of what is kept. */
export const PHOTO_PIXELS = 2000;
/** What phones and computers are asked for; phones turn their own format into the first. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
