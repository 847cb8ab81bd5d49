import type { OrderSort } from "@waslijn/contract/console/desk/order-lists";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { Bar } from "../../parts/bar/bar.tsx";
import { ByPhoneLink } from "../../parts/by-phone/by-phone-link.tsx";
import { useChosen } from "../../parts/choose/use-chosen.ts";
import { ManyBar } from "../../parts/many/many-bar.tsx";
import { Live } from "../../parts/live/live.tsx";
import { Empty, Failed, Loading } from "../../parts/states/states.tsx";
import { ExportLine } from "./export/export-line.tsx";
import { OrdersFilters } from "./orders-filters.tsx";
import { manyOf } from "./many-of.ts";
import { ordersQuery } from "./orders-query.ts";
import { isFiltered, withFilter, type OrdersSearch } from "./orders-search.ts";
import { OrdersTable } from "./orders-table.tsx";
import { useOrdersTexts } from "./orders-texts.ts";
import { OrdersViews } from "./orders-views.tsx";
import "./orders.css";

const route = getRouteApi("/staff-only/shell/orders");

export function OrdersScreen() {
  const texts = useOrdersTexts();
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
  const choosing = useChosen(numbers, cursor);
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
          <ManyBar {...manyOf(orders, choosing.chosen, search)} onClear={choosing.clear} />
        )}
        {orders.length > 0 && <Foot search={search} isMore={found.hasNextPage} />}
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

function Foot({ search, isMore }: { search: OrdersSearch; isMore: boolean }) {
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
      <ExportLine search={search} />
      <p className="quiet small">{isMore ? texts.more : texts.end}</p>
    </div>
  );
}
