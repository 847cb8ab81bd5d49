import type { Language } from "@waslijn/contract/shared/constants";
import type { MailFile } from "../../../outside/mailer.ts";
import { calendarFile, type CalendarEvent } from "./calendar-file.ts";
import { mailWords } from "../mail-words.ts";
import type { MailedOrder } from "../mailed-order.ts";
import { addressOf } from "../order-facts.ts";

/** The order's windows for a calendar; every later file replaces what an earlier one entered (MINE-06). */
export function windowsFile(
  order: MailedOrder,
  language: Language,
  at = order.created_at,
): MailFile {
  const { confirmation } = mailWords(language);
  const place = addressOf(order).replace(/\n/g, ", ");
  const description = confirmation.eventDescription(order.number);
  const pickup: CalendarEvent = {
    id: `${order.id}-pickup`,
    title: confirmation.pickupEvent,
    date: order.pickup_date,
    from: order.pickup_from,
    place,
    description,
  };
  const delivery =
    order.delivery_date && order.delivery_from
      ? [
          {
            ...pickup,
            id: `${order.id}-delivery`,
            title: confirmation.deliveryEvent,
            date: order.delivery_date,
            from: order.delivery_from,
          },
        ]
      : [];
  return calendarFile(`${order.number}.ics`, [pickup, ...delivery], {
    sequence: order.version - 1,
    isCancelled: order.status === "cancelled",
    at,
  });
}
