type Store = "ios" | "android" | "windows" | "kindle";

/** Everything that names the provider, used by pages, mails and labels. */
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
  /** Text of the business after the fixed words about withdrawing, which it cannot replace (MINE-14). */
  withdrawalNl?: string;
  withdrawalEn?: string;
  /** The folder under apps/web/public with the icons and the social media image. */
  files: string;
};

/** The colour tokens that carry the brand; all other colours of tokens.css are neutral. */
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

/** What no page needs at its start, so that it adds nothing to the first load. */
export type BrandFoot = {
  domain: string;
  country: string;
  chamberOfCommerce: string;
  vatNumber: string;
  /** Account for invoices to companies. */
  iban: string;
  social: readonly { name: string; url: string }[];
  /** The app's page in each store. */
  stores: Readonly<Record<Store, string>>;
};

/** Colours and logo. Only the server renders them, so they add nothing to the bundles. */
export type BrandLook = {
  /** Light and dark value. */
  colours: Readonly<Record<BrandColour, readonly [string, string]>>;
  /** SVG content for a view box of `LOGO_FRAME`, with the classes logo-rope, logo-word and logo-peg. */
  logo: string;
};

export const LOGO_FRAME = "-16 -104 420 134";
