import { callByLink } from "../../../api/call-by-link.ts";
import { Beside, NewsTold } from "./beside.tsx";
import { inPlace, Withdrawal } from "./withdrawal.tsx";
import { PlanPart } from "./plan-part.tsx";

/** What happens with an order once the page runs: one file, loaded at once. */
export { Beside, inPlace, NewsTold, PlanPart, Withdrawal };

export const readOrder = (token: string) => callByLink("orderByLink", { params: { token } });
