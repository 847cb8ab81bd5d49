import type { Brand } from "./brands/brand-shape.ts";

/** A second example brand, to show and test that nothing of the first is hard-coded. */
export const bleekveld: Brand = {
  name: "Bleekveld",
  company: "Bleekveld Textielzorg B.V.",
  phone: "0800 4567",
  phoneLink: "tel:08004567",
  email: "service@bleekveld.example",
  street: "Grasbleek 7",
  postalCode: "3511 XZ",
  city: "Utrecht",
  careHours: [
    { days: [1, 2, 3, 4, 5], from: "08:30", to: "21:00" },
    { days: [6], from: "09:00", to: "17:00" },
  ],
  files: "/brand/bleekveld",
};

export const waslijn: Brand = {
  name: "Waslijn",
  company: "Waslijn B.V.",
  phone: "0800 0123",
  phoneLink: "tel:08000123",
  email: "hallo@waslijn.example",
  street: "Bleekersvaart 12",
  postalCode: "1234 AB",
  city: "Haarlem",
  careHours: [
    { days: [1, 2, 3, 4, 5], from: "08:30", to: "21:00" },
    { days: [6], from: "09:00", to: "17:00" },
  ],
  files: "/brand/waslijn",
};

/**
 * The brand in use. A provider rebrands the product by changing this file, `brands/brand-foot.ts`,
 * `brands/brand-look.ts` and `brands/return-address.ts`. The environment variable BRAND selects the second example
 * instead, at build and at start.
 */
export const brand: Brand = process.env.BRAND === "bleekveld" ? bleekveld : waslijn;
