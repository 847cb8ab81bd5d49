import { callByLink } from "../../../api/call-by-link.ts";
import { Beside, NewsTold } from "./beside.tsx";
import { inPlace, Withdrawal } from "./withdrawal.tsx";
import { PlanPart } from "./plan-part.tsx";

/** Interactive parts of the order page, in one chunk that loads directly after start. */
export { Beside, inPlace, NewsTold, PlanPart, Withdrawal };

export const readOrder = (token: string) => callByLink("orderByLink", { params: { token } });
