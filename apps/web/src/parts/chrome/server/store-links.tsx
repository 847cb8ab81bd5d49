import { brand } from "@waslijn/contract/shared/brand";
import { Icon } from "../../../ui/drawing.tsx";
import { STORE_NAMES } from "../platform.ts";

/** The two stores everyone knows; on a device of one of them the other is hidden (CHROME-06). */
export const HEADER_STORES = ["ios", "android"] as const;

export function StoreLinks() {
  return (
    <ul>
      {HEADER_STORES.map((store) => (
        <li key={store} data-store={store}>
          <a href={brand.stores[store]} rel="noopener" title={STORE_NAMES[store]}>
            <Icon name={`store-${store}`} />
            <span>{STORE_NAMES[store]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
