import type { PieceTaken } from "@waslijn/contract/customer/care";
import { PIECE_BYTES, type PhotoPurpose } from "@waslijn/contract/shared/care";
import { randomUUID } from "node:crypto";
import { answerComplaint } from "../src/modules/care/answer-complaint.ts";
import { listComplaintsOf } from "../src/modules/care/complaints-repository.ts";
import { reportProblem } from "../src/modules/care/report-problem.ts";
import type { Count } from "../src/modules/orders/life/count-order.ts";
import { deliver, markReady } from "../src/modules/orders/life/handle-order.ts";
import { by, rowOf, type PlacedOrder } from "./order-life.ts";
import { countedOrder, SIX_KILOS } from "./pay.ts";
import { addStaff } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** Two blouses besides the wash. */
export const BLOUSES: Count = {
  ...SIX_KILOS,
  pieces: [{ type: "DC", alias: "silk-blouse", count: 2 }],
};

/** An order that was just delivered. */
export async function deliveredOrder(it: TestApp, count: Count = SIX_KILOS): Promise<PlacedOrder> {
  const order = await countedOrder(it, count);
  await bringBack(it, order);
  return order;
}

export async function bringBack(it: TestApp, { id }: Pick<PlacedOrder, "id">): Promise<void> {
  await markReady(it.deps, await by(it, "staff", id));
  await deliver(it.deps, await by(it, "driver", id));
}

/** A photo that is ready, with any content. */
export async function addReadyPhoto(
  { deps }: Pick<TestApp, "deps">,
  orderId: string,
  purpose: PhotoPurpose = "complaint",
): Promise<string> {
  const id = randomUUID();
  const now = deps.clock.now();
  await deps.db
    .insertInto("photos")
    .values({
      id,
      order_id: orderId,
      purpose,
      staff_id: null,
      sent_bytes: 3,
      created_at: now,
      ready_at: now,
      image: Buffer.from([0xff, 0xd8, 0xff]),
    })
    .execute();
  return id;
}

/** A complaint with an offer of a second cleaning. */
export async function offeredCleaning(
  it: TestApp,
): Promise<{ order: PlacedOrder; complaint: string }> {
  const order = await deliveredOrder(it);
  const row = await rowOf(it, order.id);
  await reportProblem(it.deps, row, { text: "Er zit een vlek in.", photos: [] });
  const complaint = (await listComplaintsOf(it.deps.db, [order.id]))[0]?.id ?? "";
  const staff = { id: await addStaff(it, "desk"), role: "desk" } as const;
  await answerComplaint(it.deps, staff, complaint, { text: "Sorry.", offer: "cleaning" });
  return { order, complaint };
}

/** Sends one piece of a file, as a page does. */
export const sendPiece = (
  it: TestApp,
  token: string,
  id: string,
  { file, start }: { file: Buffer; start: number },
) =>
  it.app.inject({
    method: "PUT",
    url: `/api/orders/by-link/${token}/photos/${id}/pieces`,
    payload: {
      size: file.length,
      start,
      data: file.subarray(start, start + PIECE_BYTES).toString("base64"),
    },
  });

/** Sends a whole file in pieces; returns the last response. */
export async function sendPhoto(it: TestApp, token: string, id: string, file: Buffer) {
  for (let start = 0; ;) {
    const answer = await sendPiece(it, token, id, { file, start });
    const { received, ready }: PieceTaken = answer.json();
    if (answer.statusCode !== 200 || ready) return answer;
    start = received;
  }
}
