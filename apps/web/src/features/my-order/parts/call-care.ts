import { careCalls } from "@waslijn/contract/calls/care";
import { clientOf } from "../../../api/client.ts";
import { useActsTexts } from "../acts-texts.ts";

/** Texts of all parts. */
export const useOrderPartsTexts = () => useActsTexts().parts;

/** Client of the complaint calls. */
export const callCare = clientOf(careCalls);

/** Path of an order's photo, relative to the API base. */
export const photoPath = (token: string, id: string): string =>
  careCalls.orderPhoto.path.replace(":token", token).replace(":id", id);
