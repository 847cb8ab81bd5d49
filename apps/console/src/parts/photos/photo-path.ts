import { careCalls } from "@waslijn/contract/console/care/care-calls";

/** Where a photo of an order is, for whoever may see it. */
export const photoPath = (id: string): string =>
  `/api${careCalls.deskPhoto.path.replace(":id", id)}`;
