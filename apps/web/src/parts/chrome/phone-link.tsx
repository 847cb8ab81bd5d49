import { brand } from "@waslijn/contract/shared/brand";

/** Phone number of customer care for running text, without line breaks. */
export function PhoneLink() {
  return (
    <a className="nb" href={brand.phoneLink}>
      {brand.phone}
    </a>
  );
}
