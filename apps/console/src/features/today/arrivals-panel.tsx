import type { OrderListRow } from "@waslijn/contract/console/desk/orders";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { callConsole } from "../../api/client.ts";
import { formatWindow } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment, useToday } from "../../i18n/use-today.ts";
import { Panel } from "../../parts/panel/panel.tsx";
import { Failed, Loading } from "../../parts/states/states.tsx";
import { Table } from "../../parts/table/table.tsx";
import { useTodayTexts } from "./today-texts.ts";

const SHOWN = 5;

/** The last orders that came in; new ones appear on top by themselves. */
export function ArrivalsPanel({ hub }: { hub: string | undefined }) {
  const texts = useTodayTexts();
  const query = { sort: "placed" as const, ...(hub !== undefined && { hub }) };
  const { data, error, refetch } = useQuery({
    // Beside the lists of orders, so that whatever makes those old makes this old.
    queryKey: ["orders", "arrivals", query],
    queryFn: ({ signal }) => callConsole("deskOrders", { query, signal }),
  });
  return (
    <Panel
      title={texts.arrived}
      aside={
        <Link className="link" to="/orders" search={query}>
          {texts.allOrders}
        </Link>
      }
    >
      {!data && !error && <Loading label={texts.loading} rows={SHOWN} />}
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {data?.orders.length === 0 && <p className="panel-in quiet">{texts.noArrivals}</p>}
      {data && data.orders.length > 0 && (
        <Table
          caption={texts.arrived}
          columns={[
            texts.arrival.placed,
            texts.arrival.number,
            { words: texts.arrival.customer, className: "clip" },
            { words: texts.arrival.address, className: "c-2" },
            { words: texts.arrival.services, className: "clip c-1" },
            { words: texts.arrival.pickup, className: "c-4" },
          ]}
          isHeadHidden
        >
          {data.orders.slice(0, SHOWN).map((order) => (
            <Arrival key={order.number} order={order} />
          ))}
        </Table>
      )}
    </Panel>
  );
}

function Arrival({ order }: { order: OrderListRow }) {
  const moment = useMoment();
  const today = useToday();
  const language = useLanguage();
  return (
    <tr>
      <td className="quiet">
        <time dateTime={order.placedAt}>{moment(order.placedAt)}</time>
      </td>
      <td className="no">
        <Link to="/orders/$number" params={{ number: order.number }}>
          {order.number}
        </Link>
      </td>
      <td className="clip">{order.customer}</td>
      <td className="quiet c-2">{order.address}</td>
      <td className="quiet clip c-1">{order.services.map(({ name }) => name).join(", ")}</td>
      <td className="r c-4">{formatWindow(order.pickup, today, language)}</td>
    </tr>
  );
}
