import { careCalls } from "@waslijn/contract/calls/care";
import { clientOf } from "../../../api/client.ts";
import { defineTexts } from "../../../i18n/define-texts.ts";

/** Texts of all parts, in one chunk per language. */
export const useOrderPartsTexts = defineTexts({
  en: () => import("./order-parts.en.ts"),
  nl: () => import("./order-parts.nl.ts"),
});

/** Client of the complaint calls. */
export const callCare = clientOf(careCalls);

/** Path of an order's photo, relative to the API base. */
export const photoPath = (token: string, id: string): string =>
  careCalls.orderPhoto.path.replace(":token", token).replace(":id", id);
