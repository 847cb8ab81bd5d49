import { brand } from "../brand.ts";
import { brandFoot } from "./brand-foot.ts";
import type { Brand, BrandFoot } from "./brand-shape.ts";

type OfBrand = Required<
  Pick<
    Brand,
    | "name"
    | "company"
    | "phone"
    | "email"
    | "street"
    | "postalCode"
    | "city"
    | "careHours"
    | "withdrawalNl"
    | "withdrawalEn"
  >
>;
type OfFoot = Pick<BrandFoot, "chamberOfCommerce" | "vatNumber" | "iban">;
/** The fields of the brand file that settings override (SET-01). */
export type Business = OfBrand & OfFoot;

const ofBrand = ({
  name,
  company,
  phone,
  email,
  street,
  postalCode,
  city,
  careHours,
  withdrawalNl = "",
  withdrawalEn = "",
}: Brand): OfBrand => ({
  name,
  company,
  phone,
  email,
  street,
  postalCode,
  city,
  careHours,
  withdrawalNl,
  withdrawalEn,
});
const ofFoot = ({ chamberOfCommerce, vatNumber, iban }: BrandFoot): OfFoot => ({
  chamberOfCommerce,
  vatNumber,
  iban,
});

/** As the brand file has it. */
export const defaultBusiness: Readonly<Business> = { ...ofBrand(brand), ...ofFoot(brandFoot) };
const defaultPhoneLink = brand.phoneLink;

/** As it is now, with the settings. */
export const currentBusiness = (): Business => ({ ...ofBrand(brand), ...ofFoot(brandFoot) });

/** Whether the brand file's logo, which spells its name, is the business's. */
export const hasBrandLogo = (): boolean => brand.name === defaultBusiness.name;

const phoneLinkOf = (phone: string): string =>
  phone === defaultBusiness.phone ? defaultPhoneLink : `tel:${phone.replace(/[^\d+]/g, "")}`;

/**
 * Overrides fields of the brand in this process, which serves one shop: `brand` and `brandFoot` are read wherever they
 * are used. Fields that are not overridden are those of the brand file again.
 */
export function overrideBusiness(overrides: Partial<Business>): void {
  const business = { ...defaultBusiness, ...overrides };
  Object.assign(brand, ofBrand({ ...brand, ...business }), {
    phoneLink: phoneLinkOf(business.phone),
  });
  Object.assign(brandFoot, ofFoot({ ...brandFoot, ...business }));
}

/** The fields of `brand` that differ from the brand file, for pages in the browser; undefined when none does. */
export function overriddenBrand(): Partial<Brand> | undefined {
  const now = { ...ofBrand(brand), phoneLink: brand.phoneLink };
  const before = { ...defaultBusiness, phoneLink: defaultPhoneLink };
  const changed = Object.entries(now).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
