import { consoleCalls } from "@waslijn/contract/calls/console";

/** Where a photo of an order is, for whoever may see it. */
export const photoPath = (id: string): string =>
  `/api${consoleCalls.deskPhoto.path.replace(":id", id)}`;
