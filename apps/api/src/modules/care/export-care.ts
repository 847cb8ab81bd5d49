import type { Deps } from "../../deps.ts";
import { listPhotos } from "../files/photos-repository.ts";
import { imageOf } from "../files/read-photo.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { listComplaintsOf, listMessages } from "./complaints-repository.ts";

/** Complaints, answers and all photos of someone's orders, for their data export. */
export async function exportCare(
  deps: Pick<Deps, "db" | "env">,
  orders: readonly Pick<OrderRow, "id" | "number">[],
) {
  const ids = orders.map(({ id }) => id);
  const numberOf = (id: string) => orders.find((order) => order.id === id)?.number;
  const complaints = await listComplaintsOf(deps.db, ids);
  const messages = await listMessages(
    deps.db,
    complaints.map(({ id }) => id),
  );
  const photos = [];
  for (const photo of await listPhotos(deps.db, ids)) {
    photos.push({
      order: numberOf(photo.order_id),
      takenFor: photo.purpose,
      sentAt: photo.created_at,
      jpeg: (await imageOf(deps, photo))?.toString("base64"),
    });
  }
  return {
    complaints: complaints.map((row) => ({
      order: numberOf(row.order_id),
      reportedAt: row.created_at,
      state: row.state,
      messages: messages
        .filter(({ complaint_id, sent_at }) => complaint_id === row.id && sent_at !== null)
        .map(({ at, staff_id, text, offer, cents }) => ({
          at,
          by: staff_id ? "us" : "you",
          text,
          offer,
          cents,
        })),
    })),
    photos,
  };
}
