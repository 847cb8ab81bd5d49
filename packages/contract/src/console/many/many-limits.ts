/** The most orders that one press moves or writes to. */
export const MOST_AT_ONCE = 100;
/** So long a press can be taken back, and mails about it wait. */
export const UNDO_SECONDS = 60;
