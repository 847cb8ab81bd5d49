import { MOST_COUNTED, ORDER_VIEWS } from "@waslijn/contract/console/desk/order-lists";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useToday } from "../../i18n/use-today.ts";
import { EXACTLY } from "../../parts/link/exactly.ts";
import { countsQuery } from "./orders-query.ts";
import type { OrdersSearch } from "./orders-search.ts";
import { useOrdersTexts } from "./orders-texts.ts";
import { viewSearch } from "./view-search.ts";

/** The lists that a desk looks at all day, with how many there are. */
export function OrdersViews({ search }: { search: OrdersSearch }) {
  const texts = useOrdersTexts();
  const today = useToday();
  const { hub } = search;
  const { data: counts } = useQuery(countsQuery(hub));
  return (
    <nav className="views" aria-label={texts.viewsLabel}>
      <Link to="/orders" search={viewSearch("all", today, hub)} activeOptions={EXACTLY}>
        {texts.views.all}
      </Link>
      {ORDER_VIEWS.map((view) => (
        <Link key={view} to="/orders" search={viewSearch(view, today, hub)} activeOptions={EXACTLY}>
          {texts.views[view]} <small>{counts && count(counts[view], texts.most)}</small>
        </Link>
      ))}
    </nav>
  );
}

const count = (found: number, most: (count: number) => string): string =>
  found >= MOST_COUNTED ? most(MOST_COUNTED) : String(found);
