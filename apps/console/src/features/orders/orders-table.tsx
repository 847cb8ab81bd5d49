import { MOST_SELECTED, type OrderSort } from "@waslijn/contract/console/codes";
import type { OrderListRow } from "@waslijn/contract/console/orders";
import { FlexRender, useTable, type Row } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { memo, useEffect, useRef } from "react";
import { ChooseAllBox, ChooseBox } from "../../ui/table/selection-box.tsx";
import { useChooseTexts, type Choosing } from "../../ui/table/use-selection.ts";
import { Icon } from "../../ui/icon.tsx";
import { useRowCursor } from "../../ui/table/use-row-cursor.ts";
import { columns, features } from "./orders-columns.tsx";
import { useOrdersTexts } from "./orders-texts.ts";
import { Button } from "../../ui/button.tsx";
import "../../ui/table/table.css";
import "../../ui/table/ranks.css";

const ROW_PX = 37;
/** Fetches the next page this many rows before the end. */
const AHEAD = 20;

type Props = {
  orders: OrderListRow[];
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  onNearEnd: () => void;
  choosing: Choosing;
  /** Called with the order that the keyboard cursor moved to. */
  onCursor: (number: string | undefined) => void;
};

/** Virtualised: renders only visible rows. */
export function OrdersTable({ orders, sort, onSort, onNearEnd, choosing, onCursor }: Props) {
  const texts = useOrdersTexts();
  const chooseTexts = useChooseTexts();
  const body = useRef<HTMLTableSectionElement>(null);
  const table = useTable({ features, columns, data: orders });
  const { rows } = table.getRowModel();
  const isHydrated = useHydrated();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
    // There is no viewport on the server: it renders the whole first page.
    ...(!isHydrated && {
      initialRect: { width: 0, height: rows.length * ROW_PX },
      initialOffset: 0,
    }),
  });
  const cursor = useRowCursor(rows.length, body, {
    up: texts.keys.up,
    down: texts.keys.down,
    reveal: (row) => {
      virtual.scrollToIndex(row, { align: "auto" });
      onCursor(orders[row]?.number);
    },
    extend: {
      label: chooseTexts.further,
      act: (from, to) => choosing.draw(orders[from]?.number, orders[to]?.number),
    },
  });
  const inSight = virtual.getVirtualItems();
  const last = inSight.at(-1)?.index ?? 0;
  useEffect(() => {
    if (isHydrated && last >= rows.length - AHEAD) onNearEnd();
  }, [isHydrated, last, rows.length, onNearEnd]);
  const above = (inSight[0]?.start ?? 0) - virtual.options.scrollMargin;
  const below =
    virtual.getTotalSize() - ((inSight.at(-1)?.end ?? 0) - virtual.options.scrollMargin);
  const columnCount = table.getAllLeafColumns().length + 1;
  return (
    <div className="tbl-wide">
      {/* The virtual list draws its own header cells and spacers. */}
      {/* oxlint-disable-next-line react/forbid-elements */}
      <table className="tbl tbl-orders" aria-rowcount={-1}>
        <caption className="hide">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="choose-cell">
              <ChooseAllBox
                choosing={choosing}
                isAll={choosing.chosen.length === Math.min(orders.length, MOST_SELECTED)}
              />
            </th>
            {table.getAllLeafColumns().map(({ id, columnDef: { meta } }) => (
              <th
                key={id}
                scope="col"
                className={meta?.className}
                {...(meta?.sort === sort && {
                  "aria-sort": sort === "changed" ? "descending" : "ascending",
                })}
              >
                {meta?.sort ? (
                  <Button look="bare" onClick={() => onSort(meta.sort ?? "changed")}>
                    {texts.columns[meta.name]}
                    {meta.sort === sort && (
                      <Icon name={sort === "changed" ? "down" : "up"} size="s" />
                    )}
                  </Button>
                ) : (
                  meta && texts.columns[meta.name]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Space columns={columnCount} height={above} />
          {inSight.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={row.original.number}
                  aria-rowindex={index + 2}
                  data-row={index}
                  className={rowLook(index === cursor, choosing.has(row.original.number))}
                  onClick={choosing.onRowClick(row.original.number)}
                >
                  <td className="choose-cell">
                    <ChooseBox
                      name={row.original.number}
                      label={row.original.number}
                      choosing={choosing}
                    />
                  </td>
                  <Cells row={row} />
                </tr>
              )
            );
          })}
          <Space columns={columnCount} height={below} />
        </tbody>
      </table>
    </div>
  );
}

/** Memoised: a press of a key moves the cursor and changes none of some hundred cells. */
const Cells = memo(function Cells({ row }: { row: Row<typeof features, OrderListRow> }) {
  return row.getAllCells().map((cell) => (
    // Browsers abbreviate days and months differently from the server: keep the server's text.
    <td key={cell.id} className={cell.column.columnDef.meta?.className} suppressHydrationWarning>
      <FlexRender cell={cell} />
    </td>
  ));
});

const rowLook = (isCursor: boolean, isChosen: boolean): string =>
  [isCursor && "is-cursor", isChosen && "is-chosen"].filter(Boolean).join(" ");

/** Spacer for the rows outside the viewport; a row without a cell is not valid HTML. */
export function Space({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden and no control */}
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
