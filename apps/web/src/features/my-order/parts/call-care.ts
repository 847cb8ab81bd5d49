import { careCalls } from "@waslijn/contract/calls/care";
import { clientOf } from "../../../api/client.ts";
import { defineTexts } from "../../../i18n/define-texts.ts";

/** The words of all parts, in one file. */
export const useOrderPartsTexts = defineTexts({
  en: () => import("./order-parts.en.ts"),
  nl: () => import("./order-parts.nl.ts"),
});

/** Calls about what is wrong with an order. */
export const callCare = clientOf(careCalls);

/** Where a photo of an order is shown, below the API's base. */
export const photoPath = (token: string, id: string): string =>
  careCalls.orderPhoto.path.replace(":token", token).replace(":id", id);
