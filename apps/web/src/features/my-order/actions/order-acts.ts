import { loadAfterStart } from "../../../lib/load-after-start.ts";

/** Live updates, cancelling and editing: loaded after hydration. */
export const orderActs = loadAfterStart(() => import("./acts.ts"));

/** Brings the time picker along, so it loads only when the customer is about to use it. */
export const changeScreen = loadAfterStart(() => import("./change-screen.tsx"));

/** Ordering again; loaded like the change screen. */
export const againScreen = loadAfterStart(() => import("./again-screen.tsx"));
