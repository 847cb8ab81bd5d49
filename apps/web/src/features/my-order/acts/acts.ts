import { callByLink } from "../../../api/call-by-link.ts";
import { Afterwards } from "../afterwards.tsx";
import { Beside } from "./beside.tsx";
import { inPlace } from "./in-place.tsx";
import { NewsTold } from "../news-told.tsx";

/** What happens with an order once the page runs: one file, loaded at once. */
export { Afterwards, Beside, inPlace, NewsTold };

export const readOrder = (token: string) => callByLink("orderByLink", { params: { token } });
