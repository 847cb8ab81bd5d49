/** Marks a link as active only with equal search parameters; by default the router accepts a subset. */
export const EXACTLY = { exact: true };
