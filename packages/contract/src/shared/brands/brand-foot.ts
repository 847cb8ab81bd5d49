import type { BrandFoot } from "./brand-shape.ts";

const waslijnFoot: BrandFoot = {
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

const bleekveldFoot: BrandFoot = {
  domain: "bleekveld.example",
  country: "NL",
  chamberOfCommerce: "87654321",
  vatNumber: "NL007654321B01",
  iban: "NL02ABNA0123456789",
  social: [{ name: "Mastodon", url: "https://mastodon.example/@bleekveld" }],
};

/** Footer data of pages, mails and documents of the brand in use; server only. */
export const brandFoot: BrandFoot = process.env.BRAND === "bleekveld" ? bleekveldFoot : waslijnFoot;
