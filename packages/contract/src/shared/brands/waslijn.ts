import type { Brand } from "./brand-shape.ts";

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
  stores: {
    ios: "https://apps.apple.com/nl/app/waslijn/id0000000000",
    android: "https://play.google.com/store/apps/details?id=example.waslijn",
    windows: "https://apps.microsoft.com/detail/waslijn",
    kindle: "https://www.amazon.com/dp/waslijn",
  },
  files: "/brand/waslijn",
};
