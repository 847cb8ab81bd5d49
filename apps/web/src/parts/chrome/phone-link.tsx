import { brand } from "@waslijn/contract/shared/brand";

/** Customer care's number within a text, never broken over two lines. */
export function PhoneLink() {
  return (
    <a className="nb" href={brand.phoneLink}>
      {brand.phone}
    </a>
  );
}
