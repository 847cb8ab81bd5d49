import { brand } from "@waslijn/contract/brand";
import { headerStores, STORE_NAMES, usePlatform } from "./platform.ts";

/** Where the app can be had: the store of this device, or both where it has neither. */
export function StoreLinks({
  className,
  look,
}: {
  className?: string | undefined;
  look?: string | undefined;
}) {
  const stores = headerStores(usePlatform());
  return (
    <ul className={className}>
      {stores.map((store) => (
        <li key={store}>
          <a className={look} href={brand.stores[store]} rel="noopener">
            {STORE_NAMES[store]}
          </a>
        </li>
      ))}
    </ul>
  );
}
