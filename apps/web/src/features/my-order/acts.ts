import { CancelDialog } from "./change/cancel-dialog.tsx";
import { ChangeScreen } from "./change/change-screen.tsx";
import { DetailsForm } from "./details/details-form.tsx";

/** All that a customer can do with an order: one file, loaded at once. */
export const acts = { CancelDialog, ChangeScreen, DetailsForm };
