import type { UseInfiniteQueryResult, InfiniteData } from "@tanstack/react-query";
import type { MoneyList } from "@waslijn/contract/console/codes";
import { Button } from "../../ui/button.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { MoneyRows, type MoneyRowContent } from "./money-rows.tsx";
import { useMoneyTexts } from "./money-texts.ts";

type Props<Row> = {
  list: MoneyList;
  /** Filters are set: an empty list then says something else. */
  isNarrow: boolean;
  pages: UseInfiniteQueryResult<InfiniteData<{ rows: Row[]; next: string | null }>>;
  rowOf: (row: Row) => MoneyRowContent;
};

/** The rows read so far, and a button for the next page. */
export function MoneyPages<Row>({ list, isNarrow, pages, rowOf }: Props<Row>) {
  const texts = useMoneyTexts();
  if (pages.isPending) return <Loading label={texts.loading} rows={8} />;
  if (!pages.data) return <Failed failure={pages.error} onRetry={() => void pages.refetch()} />;
  const rows = pages.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) {
    return (
      <div role="status">
        <Empty title={isNarrow ? texts.emptyFound : texts.empty[list]} />
      </div>
    );
  }
  return (
    <>
      <MoneyRows label={texts.lists[list]} rows={rows.map(rowOf)} />
      <p className="panel-foot keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.row}
        </span>
        <span>
          <kbd>Enter</kbd> {texts.keys.open}
        </span>
        <span>
          <kbd>1</kbd>–<kbd>8</kbd> {texts.keys.tabs}
        </span>
        <span className="bar-end">
          {pages.hasNextPage ? (
            <Button
              size="s"
              aria-disabled={pages.isFetching}
              onClick={() => void pages.fetchNextPage()}
            >
              {texts.more}
            </Button>
          ) : (
            texts.end
          )}
        </span>
      </p>
    </>
  );
}
