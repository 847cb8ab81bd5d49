import { callByLink } from "../../../api/call-by-link.ts";
import { Beside, NewsBanner } from "./beside.tsx";
import { inPlace, Withdrawal } from "./withdrawal.tsx";
import { PlanPart } from "./plan-part.tsx";

/** Interactive and static parts of the order page, in one chunk that loads directly after start. */
export * from "../parts/order-parts.ts";
export { Beside, inPlace, NewsBanner, PlanPart, Withdrawal };

export const readOrder = (token: string) => callByLink("orderByLink", { params: { token } });
