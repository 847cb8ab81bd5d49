import { TEST_EVENT, type WebhookEvent } from "@waslijn/contract/shared/webhooks";

/** Description of each webhook event. */
export const WEBHOOK_WORDS: Record<WebhookEvent | typeof TEST_EVENT, string> = {
  "order.placed": "An order was placed.",
  "order.changed": "Its windows, address or instructions are others now.",
  "order.pickup-missed": "Nobody was met at the pickup; the order waits for another window.",
  "order.picked-up": "The driver has the bags.",
  "order.counted": "Its pieces and kilos were counted, so it has a bill.",
  "order.recounted": "The count was corrected, and the bill with it.",
  "order.ready": "It is clean and waits for the driver.",
  "order.delivery-missed": "Nobody was met at the delivery; the order waits for another window.",
  "order.part-delivered":
    "A part of its bags was delivered; the order waits for a window for the others.",
  "order.delivered": "It is back with its owner.",
  "order.cancelled": "It was cancelled before the pickup.",
  "order.withdrawn": "The customer withdrew from the contract.",
  "order.bill-sent": "The bill went to the customer.",
  "order.payment-changed": "A payment was made, failed, expired or was charged back.",
  "order.refund-changed": "Money goes back to the customer, or did.",
  [TEST_EVENT]: "Somebody tries the receiver on the console.",
};
