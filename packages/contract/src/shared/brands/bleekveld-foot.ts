import type { BrandFoot } from "./brand-shape.ts";

export const bleekveldFoot: BrandFoot = {
  domain: "bleekveld.example",
  country: "NL",
  chamberOfCommerce: "87654321",
  vatNumber: "NL007654321B01",
  iban: "NL02ABNA0123456789",
  social: [{ name: "Mastodon", url: "https://mastodon.example/@bleekveld" }],
};
