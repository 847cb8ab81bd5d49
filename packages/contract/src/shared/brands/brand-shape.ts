type Store = "ios" | "android" | "windows" | "kindle";

/** Everything that names the provider: read by pages, mails and labels. */
export type Brand = {
  name: string;
  company: string;
  phone: string;
  phoneLink: string;
  email: string;
  street: string;
  postalCode: string;
  city: string;
  /** Days are ISO weekdays: 1 is Monday. */
  careHours: readonly { days: readonly number[]; from: string; to: string }[];
  stores: Readonly<Record<Store, string>>;
  /** The folder under apps/web/public with icons and the picture that social media show. */
  files: string;
};

/** The colour tokens that carry the brand; all other colours of tokens.css follow from neutral ground. */
export type BrandColour =
  | "linen"
  | "ink"
  | "rope"
  | "action"
  | "action-deep"
  | "action-soft"
  | "on-action"
  | "sun"
  | "sun-soft"
  | "foot";

/** What only the server writes, at the foot of pages, mails and papers, so that it costs no script. */
export type BrandFoot = {
  domain: string;
  country: string;
  chamberOfCommerce: string;
  vatNumber: string;
  /** Where companies pay their invoices. */
  iban: string;
  social: readonly { name: string; url: string }[];
};

/** What only the server needs: it writes colours and logo into the page, so they cost no script. */
export type BrandLook = {
  /** Light and dark. */
  colours: Readonly<Record<BrandColour, readonly [string, string]>>;
  /** Drawn in a frame of `LOGO_FRAME`, with the classes logo-rope, logo-word and logo-peg. */
  logo: string;
};

export const LOGO_FRAME = "-16 -104 420 134";
