import { call } from "../../api/client.ts";
import { CancelDialog } from "./change/cancel-dialog.tsx";
import { ChangeScreen } from "./change/change-screen.tsx";
import { DetailsForm } from "./details/details-form.tsx";
import { Follow } from "./follow.tsx";
import { NewsTold } from "./news-told.tsx";

const readOrder = (token: string) => call("orderByLink", { params: { token } });

/** All that happens with an order once the page runs: one file, loaded at once. */
export const acts = { readOrder, Follow, CancelDialog, ChangeScreen, DetailsForm, NewsTold };
