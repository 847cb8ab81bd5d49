/** Complaints are accepted until this long after delivery (RULE-33). */
export const REPORT_HOURS = 48;
/** Working days within which a complaint is answered. */
export const ANSWER_WORKING_DAYS = 2;
export const MOST_PHOTOS = 5;
export const COMPLAINT_LENGTH = 2000;

/** The desk may offer at most this many times a piece's cleaning price (RULE-34); more needs an owner. */
const OFFER_TIMES = 10;
export const mostOffered = (priceCents: number): number => OFFER_TIMES * priceCents;

/**
 * `open`: we owe an answer. `asked`: an owner has to approve. `offered`: the customer has to answer. `accepted`:
 * another cleaning has to be arranged. `done`: closed.
 */
export const COMPLAINT_STATES = ["open", "asked", "offered", "accepted", "done"] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

export const OFFER_KINDS = ["money", "cleaning"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Damage that can be recorded at counting (COUNT-02). */
export const FINDING_KINDS = ["stain", "hole", "button"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export const FINDING_NOTE_LENGTH = 200;
/** Per piece. */
export const MOST_FINDING_PHOTOS = 3;

/** What a photo shows: a complaint, a finding at counting, or a missed stop. */
export const PHOTO_PURPOSES = ["complaint", "count", "stop"] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];

/** Maximum size of an uploaded photo. */
export const PHOTO_BYTES = 15 * 1024 * 1024;
/** Piece size of an upload; as base64 in JSON a piece stays below the body limit. */
export const PIECE_BYTES = 128 * 1024;
/** Longest side of a stored photo. */
export const PHOTO_PIXELS = 2000;
/** `accept` of file inputs; phones convert their own format to the first. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
