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
