import { useSyncExternalStore } from "react";

const OWNER = /^#of=([\w-]+)$/;

/** Kept when the address changes with the language. */
let known: string | undefined;
const read = (): string | undefined => (known = OWNER.exec(location.hash)?.[1] ?? known);

const follow = (tell: () => void): (() => void) => {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
};

/** The key of a company or location, from the mail to it. It stands behind the #: a browser sends that to nobody. */
export const useOwnerToken = (): string | undefined =>
  useSyncExternalStore(follow, read, () => undefined);
