/** What scrolls is reached with the keyboard too; it needs a name. */
export const SCROLLED = { role: "region", tabIndex: 0 };
