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
  stores: {
    ios: "https://apps.apple.com/nl/app/waslijn/id0000000000",
    android: "https://play.google.com/store/apps/details?id=example.waslijn",
    windows: "https://apps.microsoft.com/detail/waslijn",
    kindle: "https://www.amazon.com/dp/waslijn",
  },
};

const bleekveldFoot: BrandFoot = {
  domain: "bleekveld.example",
  country: "NL",
  chamberOfCommerce: "87654321",
  vatNumber: "NL007654321B01",
  iban: "NL02ABNA0123456789",
  social: [{ name: "Mastodon", url: "https://mastodon.example/@bleekveld" }],
  stores: {
    ios: "https://apps.apple.com/nl/app/bleekveld/id1111111111",
    android: "https://play.google.com/store/apps/details?id=example.bleekveld",
    windows: "https://apps.microsoft.com/detail/bleekveld",
    kindle: "https://www.amazon.com/dp/bleekveld",
  },
};

/** The rest of the brand in use: pages load it later, or only the server renders it. */
export const brandFoot: BrandFoot = process.env.BRAND === "bleekveld" ? bleekveldFoot : waslijnFoot;
