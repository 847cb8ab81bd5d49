import { callByLink } from "../../api/call-by-link.ts";
import { Beside } from "./beside.tsx";
import { ChangeScreen } from "./change/change-screen.tsx";
import { inPlace } from "./in-place.tsx";
import { NewsTold } from "./news-told.tsx";
import { Withdrawal } from "./withdraw/withdrawal.tsx";

const readOrder = (token: string) => callByLink("orderByLink", { params: { token } });

/** All that happens with an order once the page runs: one file, loaded at once. */
export const acts = {
  readOrder,
  Beside,
  ChangeScreen,
  inPlace,
  NewsTold,
  Withdrawal,
};
