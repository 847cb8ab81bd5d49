import {
  type OrderSort,
  MOST_COUNTED,
  MOST_SELECTED,
  ORDER_VIEWS,
} from "@waslijn/contract/console/codes";
import {
  useInfiniteQuery,
  useQuery,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { Bar } from "../../parts/bar.tsx";
import { ByPhoneLink } from "../../parts/by-phone-link.tsx";
import { useChosen } from "../../ui/table/use-selection.ts";
import { ManyBar } from "../../parts/many/many-bar.tsx";
import { Live } from "../../parts/live.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { OrdersFilters } from "./orders-filters.tsx";
import {
  isFiltered,
  withFilter,
  type OrdersSearch,
  viewSearch,
  countsQuestion,
  listQuestion,
} from "./orders-search.ts";
import { OrdersTable } from "./orders-table.tsx";
import { useOrdersTexts } from "./orders-texts.ts";
import "./orders.css";
import type { OrderListRow } from "@waslijn/contract/console/orders";
import type { ManyOrders } from "../../parts/many/many-texts.ts";
import { useToday } from "../../i18n/use-today.ts";
import { EXACTLY } from "../../ui/exactly.ts";
import { callConsole } from "../../api/client.ts";

const STALE_MS = 5000;

const SavedViewsLinks = lazy(() => import("./saved-views-links.tsx"));
const ExportLine = lazy(() => import("./export-line.tsx"));
const SelectionActs = lazy(() => import("./selection-acts.tsx"));

/** Infinite query of the list; the previous rows stay until the new ones arrive. */
const ordersQuery = (search: OrdersSearch) =>
  infiniteQueryOptions({
    queryKey: listQuestion(search).queryKey,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callConsole("deskOrders", {
        query: { ...search, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });

const countsQuery = (hub: string | undefined) =>
  queryOptions({
    queryKey: countsQuestion(hub).queryKey,
    staleTime: STALE_MS,
    queryFn: ({ signal }) => callConsole("countOrders", { query: { hub }, signal }),
  });

/** The saved filters with their counts. */
function OrdersViews({ search }: { search: OrdersSearch }) {
  const texts = useOrdersTexts();
  const today = useToday();
  const isHydrated = useHydrated();
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
      {isHydrated && (
        <Suspense>
          <SavedViewsLinks search={search} />
        </Suspense>
      )}
    </nav>
  );
}

const count = (found: number, most: (count: number) => string): string =>
  found >= MOST_COUNTED ? most(MOST_COUNTED) : String(found);

const route = getRouteApi("/staff-only/shell/orders");

const NONE: readonly string[] = [];

export default function OrdersScreen() {
  const texts = useOrdersTexts();
  const isHydrated = useHydrated();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const found = useInfiniteQuery(ordersQuery(search));
  const { hasNextPage, isFetching, fetchNextPage } = found;
  const orders = useMemo(
    () => found.data?.pages.flatMap((page) => page.orders) ?? [],
    [found.data],
  );
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const [cursor, setCursor] = useState<string>();
  const numbers = useMemo(() => orders.map(({ number }) => number), [orders]);
  /** Loads the rest of the list first, up to a limit. */
  const selectAll = async (select: (names: string[]) => void): Promise<void> => {
    let { data, hasNextPage: isMore } = found;
    const all = () => data?.pages.flatMap((page) => page.orders) ?? [];
    while (isMore && all().length < MOST_SELECTED) {
      const next = await fetchNextPage();
      if (next.isError) break;
      ({ data, hasNextPage: isMore } = next);
    }
    select(
      all()
        .slice(0, MOST_SELECTED)
        .map(({ number }) => number),
    );
  };
  const choosing = useChosen(numbers, cursor, (select) => void selectAll(select));
  const show = (next: OrdersSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: true });
  return (
    <>
      <Bar
        title={texts.title}
        end={
          <>
            <Live />
            <ByPhoneLink />
          </>
        }
      />
      <main id="main" className="list">
        <OrdersViews search={search} />
        <OrdersFilters search={search} onChange={show} />
        {found.isPending && <Loading label={texts.loading} rows={16} />}
        {found.isError && !found.data && (
          <Failed failure={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.data && orders.length === 0 && <Nothing search={search} />}
        {orders.length > 0 && (
          <OrdersTable
            orders={orders}
            sort={search.sort ?? "changed"}
            onSort={(sort: OrderSort) =>
              show(withFilter(search, "sort", sort === "changed" ? undefined : sort))
            }
            onNearEnd={more}
            choosing={choosing}
            onCursor={setCursor}
          />
        )}
        {choosing.chosen.length > 0 && (
          <ManyBar {...manyOf(orders, choosing.chosen, search)} onClear={choosing.clear}>
            <Suspense>
              <SelectionActs
                orders={orders.filter(({ number }) => choosing.has(number))}
                search={search}
              />
            </Suspense>
          </ManyBar>
        )}
        {orders.length > 0 && (
          <Foot
            search={search}
            isMore={found.hasNextPage}
            mayExport={isHydrated && choosing.chosen.length === 0}
          />
        )}
      </main>
    </>
  );
}

function Nothing({ search }: { search: OrdersSearch }) {
  const texts = useOrdersTexts();
  const isNarrow = isFiltered(search);
  return (
    <div role="status">
      <Empty title={isNarrow ? texts.empty : texts.none}>
        {isNarrow ? texts.emptyHint : texts.noneHint}
      </Empty>
    </div>
  );
}

type FootProps = { search: OrdersSearch; isMore: boolean; mayExport: boolean };

function Foot({ search, isMore, mayExport }: FootProps) {
  const texts = useOrdersTexts();
  return (
    <div className="tfoot">
      <p className="keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.move}
        </span>
        <span>
          <kbd>Enter</kbd> {texts.keys.open}
        </span>
        <span>
          <kbd>X</kbd> {texts.keys.choose}
        </span>
        <span>
          <kbd>?</kbd> {texts.keys.all}
        </span>
      </p>
      {mayExport && (
        <Suspense>
          <ExportLine search={search} chosen={NONE} />
        </Suspense>
      )}
      <p className="quiet small">{isMore ? texts.more : texts.end}</p>
    </div>
  );
}

/** The selected orders with the versions seen; the dialogs start with the first one's next stop. */
function manyOf(
  orders: OrderListRow[],
  chosen: string[],
  { day, stop }: Pick<OrdersSearch, "day" | "stop">,
): ManyOrders {
  const names = new Set(chosen);
  const some = orders.filter(({ number }) => names.has(number));
  const [first] = some;
  const kind = stop ?? (first?.state === "placed" ? "pickup" : "delivery");
  const next = kind === "pickup" ? first?.pickup : first?.delivery;
  return {
    orders: some.map(({ number, version }) => ({ number, version })),
    suggested: { hub: first?.hub ?? "", day: day ?? next?.date ?? "", kind },
  };
}
