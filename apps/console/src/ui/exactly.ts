/** A link is the current one only with the same search: by itself the router lets a shorter one pass. */
export const EXACTLY = { exact: true };
