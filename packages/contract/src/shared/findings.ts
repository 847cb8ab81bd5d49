/** What can be wrong with a piece when it comes in (COUNT-02). */
export const FINDING_KINDS = ["stain", "hole", "button"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export const FINDING_NOTE_LENGTH = 200;
/** Of one piece. */
export const MOST_FINDING_PHOTOS = 3;
