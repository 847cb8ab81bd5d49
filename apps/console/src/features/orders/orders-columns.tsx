import { formatWindow } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { OrderSort } from "@waslijn/contract/console/codes";
import type { OrderListRow } from "@waslijn/contract/console/orders";
import { Link } from "@tanstack/react-router";
import { createColumnHelper, tableFeatures } from "@tanstack/react-table";
import { useMoment, useToday } from "../../i18n/use-today.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PaymentBadge } from "../../parts/payment-badge.tsx";
import { StateRing } from "../../parts/state-ring.tsx";
import { useOrdersTexts } from "./orders-texts.ts";

type ColumnName = keyof ReturnType<typeof useOrdersTexts>["columns"];
type Column = {
  name: ColumnName;
  /** CSS classes; `c-1` is hidden first on narrow screens, then `c-2`. */
  className: string;
  /** Makes the column sortable, in one fixed direction. */
  sort?: OrderSort;
};

export const features = tableFeatures({ columnMeta: {} as Column });
const column = createColumnHelper<typeof features, OrderListRow>();
type Cell = { row: { original: OrderListRow } };

const shown = (meta: Column, cell: (context: Cell) => React.ReactNode) =>
  column.display({ id: meta.name, meta, cell });

export const columns = [
  shown({ name: "number", className: "no" }, ({ row }) => <Number order={row.original} />),
  shown({ name: "state", className: "" }, ({ row }) => <State order={row.original} />),
  shown({ name: "customer", className: "who" }, ({ row }) => <b>{row.original.customer}</b>),
  shown({ name: "address", className: "quiet place c-2" }, ({ row }) => row.original.address),
  shown({ name: "services", className: "quiet clip c-1" }, ({ row }) => (
    <Services order={row.original} />
  )),
  shown({ name: "pickup", className: "c-3", sort: "pickup" }, ({ row }) => (
    <Window window={row.original.pickup} />
  )),
  shown({ name: "delivery", className: "c-4", sort: "delivery" }, ({ row }) => (
    <Window window={row.original.delivery} />
  )),
  shown({ name: "amount", className: "r c-4" }, ({ row }) => <Amount cents={row.original.cents} />),
  shown({ name: "payment", className: "c-4" }, ({ row }) => (
    <PaymentBadge state={row.original.payment} />
  )),
  shown({ name: "changed", className: "r quiet c-3", sort: "changed" }, ({ row }) => (
    <Changed at={row.original.changedAt} />
  )),
];

function Number({ order }: { order: OrderListRow }) {
  return (
    <Link to="/orders/$number" params={{ number: order.number }}>
      {order.number}
    </Link>
  );
}

function State({ order }: { order: OrderListRow }) {
  const texts = useOrdersTexts();
  return (
    <>
      <StateRing state={order.state} awaits={order.awaits} part={order.part} />
      {order.misses > (order.awaits ? 1 : 0) && (
        <span className="miss">
          <Icon name="st-miss" size="s" />
          <span className="hide">{texts.missed} </span>
          {order.misses}×
        </span>
      )}
    </>
  );
}

function Services({ order }: { order: OrderListRow }) {
  const texts = useOrdersTexts();
  if (order.locationCode) return texts.location(order.locationCode);
  return order.services.map(({ name }) => name).join(", ");
}

function Window({ window }: { window: OrderListRow["delivery"] }) {
  const language = useLanguage();
  const today = useToday();
  return window ? formatWindow(window, today, language) : <None />;
}

function Amount({ cents }: { cents: number | null }) {
  const language = useLanguage();
  return cents === null ? <None /> : formatCents(cents, language);
}

function Changed({ at }: { at: string }) {
  const moment = useMoment();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {moment(at)}
    </time>
  );
}

const None = () => <span className="quiet">–</span>;
