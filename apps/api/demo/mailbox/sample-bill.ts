import type { OrderBill } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { MailedRefund } from "../../src/modules/messages/letters/refund-mails.ts";

const LABELS: Record<Language, readonly string[]> = {
  nl: [
    "Wassen, drogen en vouwen, 0 tot 6 kg",
    "2 kilo extra, € 4,25",
    "5 × Overhemd, gewassen en gestreken, € 3,50",
    "1 × Jurk",
    "Ophalen en bezorgen",
    "Korting NAJAAR10",
    "Waszak, borg",
  ],
  en: [
    "Wash, dry and fold, 0 to 6 kg",
    "2 extra kilos, €4.25",
    "5 × Shirt, washed and ironed, €3.50",
    "1 × Dress",
    "Pickup and delivery",
    "Discount NAJAAR10",
    "Laundry bag, deposit",
  ],
};
const CENTS = [2495, 850, 1750, 1295, 0, -639, 495];

/** A sample bill. */
export const sampleBill = (language: Language): OrderBill => ({
  groups: [
    {
      heading: null,
      lines: CENTS.map((cents, index) => ({ label: LABELS[language][index] ?? "", cents })),
    },
  ],
  total: 6246,
  vat: 998,
  state: "open",
  paid: 0,
  refunded: 0,
  returning: 0,
  isCollective: false,
  open: 6246,
  payBy: "2026-12-02",
  pay: `/${language}/pay/voorbeeld234`,
  invoices: [],
});

export const PAID_BILL = {
  state: "paid",
  paid: 6246,
  open: 0,
  pay: null,
  invoices: [{ number: "2026-004817", date: "2026-11-19", total: 6246, credits: null }],
} satisfies Partial<OrderBill>;

const LATE: Record<Language, string> = {
  nl: "Geannuleerd binnen 8 uur",
  en: "Cancelled within 8 hours",
};
export const lateBill = (language: Language): Partial<OrderBill> => ({
  groups: [{ heading: null, lines: [{ label: LATE[language], cents: 1000 }] }],
  total: 1000,
  vat: 174,
  open: 1000,
});

export const SAMPLE_REFUND: MailedRefund = {
  way: "service",
  cents: 1295,
  purpose: "compensation",
  reason: "De vlek in je jurk ging er niet uit.",
};
