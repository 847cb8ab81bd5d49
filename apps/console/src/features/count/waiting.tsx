import { formatWindow } from "@waslijn/contract/shared/formats/dates";
import type { CountingBook, CountingOrder } from "@waslijn/contract/console/counting";
import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment, useToday } from "../../i18n/use-today.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { EXACTLY } from "../../ui/exactly.ts";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { bookQuery } from "./count-queries.ts";
import { useCountTexts } from "./count-texts.ts";

type Props = { me: ConsoleMe; hub: string | undefined; onOpen: (number: string) => void };

/** Orders to count, for use without a scanner. */
export function Waiting({ me, hub, onOpen }: Props) {
  const texts = useCountTexts();
  const { data: book, dataUpdatedAt, error, isPlaceholderData, refetch } = useQuery(bookQuery(hub));
  if (!book) {
    return error ? (
      <Failed failure={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label={texts.loading} rows={8} />
    );
  }
  const share = me.role !== "hub" && (
    <p className="c-share">
      <Link className="link" to="/account">
        {texts.share}
      </Link>
    </p>
  );
  const { hubs } = book;
  const orders = book.orders.filter((order) => hub === undefined || order.hub.id === hub);
  const all = sumOf(hubs);
  const count = hub === undefined ? all : sumOf(hubs.filter(({ id }) => id === hub));
  const filter = (hubs.length > 1 || hub !== undefined) && <HubFilter hubs={hubs} count={all} />;
  if (orders.length === 0) {
    if (isPlaceholderData) return <Loading label={texts.loading} rows={8} />;
    return (
      <section aria-label={texts.none}>
        {filter}
        <Empty title={texts.none}>
          {texts.noneHint}
          {share}
        </Empty>
      </section>
    );
  }
  return (
    <section aria-labelledby="count-waiting">
      <div className="waiting-head">
        <h2 id="count-waiting">{texts.waiting(Math.max(count, orders.length))}</h2>
        {filter}
      </div>
      {book.isCached && <p className="note">{texts.offline}</p>}
      <ul className="waiting">
        {orders.map((order) => (
          <li key={order.number}>
            <Button onClick={() => onOpen(order.number)}>
              <Words order={order} hasHubs={hubs.length > 1} now={dataUpdatedAt} />
            </Button>
          </li>
        ))}
      </ul>
      {share}
    </section>
  );
}

type Hub = CountingBook["hubs"][number];

const sumOf = (hubs: readonly Hub[]): number => hubs.reduce((sum, { count }) => sum + count, 0);

function HubFilter({ hubs, count }: { hubs: Hub[]; count: number }) {
  const texts = useCountTexts().hubs;
  return (
    <nav className="seg" aria-label={texts.title}>
      <Link to="/count" search={{}} activeOptions={EXACTLY}>
        {texts.all} <small>{count}</small>
      </Link>
      {hubs.map(({ id, name, count: ofHub }) => (
        <Link key={id} to="/count" search={{ hub: id }} activeOptions={EXACTLY}>
          {name} <small>{ofHub}</small>
        </Link>
      ))}
    </nav>
  );
}

function Words({ order, hasHubs, now }: { order: CountingOrder; hasHubs: boolean; now: number }) {
  const texts = useCountTexts();
  const language = useLanguage();
  const today = useToday();
  const { number, customer, delivery, door, kept, hub, countBy } = order;
  const details = [
    kept.length > 0
      ? texts.bags.kept(kept.length, door ?? kept.length)
      : door !== null && texts.bags.atDoor(door),
    hasHubs && hub.name,
    delivery && texts.delivery(formatWindow(delivery, today, language)),
  ];
  return (
    <>
      <b>{number}</b>
      <span>{customer}</span>
      {details
        .filter((one) => typeof one === "string")
        .map((one) => (
          <small key={one}>{one}</small>
        ))}
      {countBy && <CountBy countBy={countBy} now={now} />}
    </>
  );
}

const MINUTE_MS = 60_000;
const SOON_MS = 3 * 3_600_000;

/** Until when an order has to be counted to be delivered in time. */
function CountBy({ countBy, now }: { countBy: string; now: number }) {
  const texts = useCountTexts().countBy;
  const moment = useMoment();
  const left = Date.parse(countBy) - now;
  if (left < 0) {
    const minutes = Math.ceil(-left / MINUTE_MS);
    return (
      <Badge icon="warn" tone="bad">
        {texts.late(minutes)}
      </Badge>
    );
  }
  return (
    <Badge icon="clock" tone={left < SOON_MS ? "ask" : "idle"}>
      {texts.before(moment(countBy))}
    </Badge>
  );
}
