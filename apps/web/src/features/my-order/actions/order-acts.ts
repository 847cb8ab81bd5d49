import { withTexts } from "../../../i18n/with-texts.ts";
import { loadAfterStart } from "../../../lib/load-after-start.ts";

/** Following, cancelling and editing: needed only once the page can be read. */
export const orderActs = loadAfterStart(withTexts(() => import("./acts.ts")));

/** Choosing other times brings the order's own picker along: not before somebody reaches for it. */
export const changeScreen = loadAfterStart(withTexts(() => import("./change-screen.tsx")));
