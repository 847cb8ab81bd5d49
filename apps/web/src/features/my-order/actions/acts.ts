import { callByLink } from "../../../api/call-by-link.ts";
import { Beside } from "./beside.tsx";
import { inPlace } from "./in-place.tsx";
import { NewsTold } from "../news-told.tsx";
import { PlanPart } from "./plan-part.tsx";
import { Withdrawal } from "./withdrawal.tsx";

/** What happens with an order once the page runs: one file, loaded at once. */
export { Beside, inPlace, NewsTold, PlanPart, Withdrawal };

export const readOrder = (token: string) => callByLink("orderByLink", { params: { token } });
