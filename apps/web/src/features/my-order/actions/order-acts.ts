import { loadAfterStart } from "../../../lib/load-after-start.ts";

/** Live updates, cancelling and editing: loaded after hydration. */
export const orderActs = loadAfterStart(() => import("./acts.ts"));

/** Screens that replace the page, with the time picker: loaded at the first touch. */
export const pageScreens = loadAfterStart(() => import("./page-screen.tsx"));

/** The edit form: loaded at the first touch. */
export const detailsForm = loadAfterStart(() => import("./details-form.tsx"));
