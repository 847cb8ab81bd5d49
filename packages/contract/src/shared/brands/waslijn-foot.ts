import type { BrandFoot } from "./brand-shape.ts";

export const waslijnFoot: BrandFoot = {
  domain: "waslijn.example",
  country: "NL",
  chamberOfCommerce: "12345678",
  vatNumber: "NL001234567B01",
  iban: "NL91ABNA0417164300",
  social: [
    { name: "Instagram", url: "https://www.instagram.com/waslijn.example" },
    { name: "LinkedIn", url: "https://www.linkedin.com/company/waslijn.example" },
  ],
};
