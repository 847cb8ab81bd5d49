import { call } from "../../api/client.ts";
import { Beside } from "./beside.tsx";
import { ChangeScreen } from "./change/change-screen.tsx";
import { DetailsForm } from "./details/details-form.tsx";
import { NewsTold } from "./news-told.tsx";
import { Withdrawal } from "./withdraw/withdrawal.tsx";

const readOrder = (token: string) => call("orderByLink", { params: { token } });

/** All that happens with an order once the page runs: one file, loaded at once. */
export const acts = {
  readOrder,
  Beside,
  ChangeScreen,
  DetailsForm,
  NewsTold,
  Withdrawal,
};
