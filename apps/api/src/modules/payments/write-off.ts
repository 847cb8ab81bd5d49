import { ApiProblem } from "../../api-problem.ts";
import type { Actor } from "../orders/life/record-event.ts";
import { addEvent, withBooks, type BooksDeps } from "./books.ts";

/** Asks no more for what is due of a bill; its link still takes a payment. */
export const writeOff = (
  deps: BooksDeps,
  billId: string,
  actor: Actor,
  { reason }: { reason: string },
): Promise<void> =>
  withBooks(deps, billId, async (books) => {
    const { db, bill, now } = books;
    if (bill.due_cents <= 0) throw new ApiProblem("nothing_due");
    if (bill.written_off_at) return;
    await db.updateTable("bills").set({ written_off_at: now }).where("id", "=", bill.id).execute();
    await addEvent(books, "written-off", actor, { reason, total: bill.due_cents });
  });
