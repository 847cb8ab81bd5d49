/** Where somebody stands who is not in yet. */
export type Situation =
  | { at: "start" }
  | { at: "sent"; email: string }
  | { at: "link"; token: string }
  | { at: "expired" };

/** A mailed link carries its token behind the #. */
export function situationOf(hash: string): Situation {
  const token = hash.replace(/^#/, "");
  return token ? { at: "link", token } : { at: "start" };
}
