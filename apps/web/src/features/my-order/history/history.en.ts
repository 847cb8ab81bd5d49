import type { OrderEventKind } from "@waslijn/contract/shared/order-life";

export default {
  heading: "What happened",
  events: {
    placed: "Ordered",
    "windows-changed": "Times changed",
    "details-changed": "Details changed",
    "link-replaced": "New link made",
    "pickup-missed": "Pickup did not work out",
    "picked-up": "Picked up",
    counted: "Counted and weighed",
    recounted: "Counted again",
    ready: "Clean",
    "delivery-missed": "Delivery did not work out",
    delivered: "Delivered",
    "fee-waived": "Fee taken off",
    cancelled: "Cancelled",
    withdrawn: "Withdrawn",
  } satisfies Record<OrderEventKind, string>,
};
