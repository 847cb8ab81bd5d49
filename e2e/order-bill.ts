import type { OrderBill } from "@waslijn/contract/customer/my-order";

/** A counted and weighed bill, as in the design. */
export const BILL: OrderBill = {
  groups: [
    {
      heading: { label: "Per kilo", amount: "7,4 kg" },
      lines: [
        { label: "Wassen, drogen en vouwen, 0 tot 6 kg", cents: 2495 },
        { label: "2 kilo extra, € 4,25", cents: 850 },
      ],
    },
    {
      heading: { label: "Per stuk", amount: "6 stuks" },
      lines: [
        { label: "5 × Overhemd, gewassen en gestreken, € 3,50", cents: 1750 },
        { label: "1 × Jurk", cents: 1295 },
      ],
    },
    {
      heading: null,
      lines: [
        { label: "Ophalen en bezorgen", cents: 0 },
        { label: "Korting NAJAAR10", cents: -639 },
        { label: "Waszak, borg", cents: 495 },
      ],
    },
  ],
  total: 6246,
  vat: 998,
  state: "open",
  paid: 0,
  refunded: 0,
  returning: 0,
  isCollective: false,
  pay: null,
  open: 6246,
  payBy: "2026-12-02",
  invoices: [],
};

export const PAID = { state: "paid", paid: 6246, open: 0 } satisfies Partial<OrderBill>;
