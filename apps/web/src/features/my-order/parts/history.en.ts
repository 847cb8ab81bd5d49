import type { OrderEventKind } from "@waslijn/contract/shared/order-life";

export default {
  heading: "What happened",
  events: {
    placed: "Ordered",
    "windows-changed": "Times changed",
    "details-changed": "Details changed",
    "link-replaced": "New link made",
    "pickup-missed": "We missed you at pickup",
    "picked-up": "Picked up",
    counted: "Counted and weighed",
    recounted: "Counted again",
    ready: "Clean",
    "delivery-missed": "We missed you at delivery",
    delivered: "Delivered",
    "stop-undone": "Driver's report taken back",
    "fee-waived": "Fee taken off",
    cancelled: "Cancelled",
    withdrawn: "Withdrawn",
    "bill-sent": "Bill sent",
    "payment-changed": "Payment updated",
    "refund-changed": "Refund updated",
    reminded: "Reminder sent",
    overdue: "Payment overdue",
    "written-off": "Bill written off",
  } satisfies Record<OrderEventKind, string>,
};
