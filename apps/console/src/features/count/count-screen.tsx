import { formatWindow } from "@waslijn/contract/shared/formats/dates";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { OrderLabel } from "@waslijn/contract/shared/order-label";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { meQuery } from "../../api/me-query.ts";
import { Icon } from "../../ui/icon.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { counterQuery, isOffline, bookQuery } from "./count-queries.ts";
import { parseCountSearch, type CountSearch } from "./count-search.ts";
import { useCountTexts } from "./count-texts.ts";
import { openCountQueue, type CountQueue } from "./count-queue.ts";
import { PendingLine } from "./pending-line.tsx";
import { LeavingBills } from "./leaving-bills.tsx";
import { OnCounter } from "./counter/on-counter.tsx";
import { FloorNav } from "./floor-nav.tsx";
import { Waiting } from "./waiting.tsx";
import { ScanBar } from "./scan-bar.tsx";
import { useScanner } from "./use-scanner.ts";
import "../../ui/touch.css";
import "./count.css";
import "./counter/counter.css";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Button } from "../../ui/button.tsx";

const route = getRouteApi("/staff-only/floor/count");

/** Counting and weighing: scan, tap, done, next (COUNT-01). */
export default function CountScreen() {
  const texts = useCountTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  const queue = useQueue(me.id);
  const search = parseCountSearch(route.useSearch());
  const navigate = route.useNavigate();
  const listed = search.hub ? { hub: search.hub } : {};
  const go = (next: CountSearch): void => void navigate({ search: { ...listed, ...next } });
  const open = ({ number, bag }: OrderLabel): void =>
    go({ order: number, ...(bag !== undefined && { bag: String(bag) }) });
  /** Closes the order, unless the next label was scanned meanwhile. */
  const leave = (number: string): void =>
    void navigate({ search: (now) => (parseCountSearch(now).order === number ? listed : now) });
  useScanner(open);
  const hasStages = useQuery(bookQuery(search.hub)).data?.hasStages;
  /** Remount key: incremented when a count is reopened that may already be on screen. */
  const [looks, setLooks] = useState(0);
  const lookAgain = (next: CountSearch): void => {
    setLooks(looks + 1);
    go(next);
  };
  const main = useRef<HTMLElement>(null);
  const shown = useRef(search.order);
  useEffect(() => {
    // The pressed button is gone. Focus the page, because a focused field would open the on-screen keyboard.
    if (shown.current !== search.order) main.current?.focus();
    shown.current = search.order;
  }, [search.order]);
  return (
    <div className="counter touch">
      <ScanBar
        key={search.order ?? ""}
        me={me}
        title={texts.title}
        path="/count"
        number={search.order}
        opensCamera={search.camera === "1"}
        onScan={open}
      >
        {search.order ? <Who number={search.order} /> : hasStages && <FloorNav />}
        {queue && (
          <PendingLine queue={queue} owner={me.id} number={search.order} onOpen={lookAgain}>
            {search.order && (
              <LeavingBills
                isShort
                me={me}
                hub={search.hub}
                onUndone={(order) => lookAgain({ order })}
              />
            )}
          </PendingLine>
        )}
      </ScanBar>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={search.order ? "c-main" : "c-main c-wait"}
      >
        {!queue && <Loading label={texts.loading} />}
        {queue && search.order && (
          <Order
            key={`${search.order} ${search.bag} ${looks}`}
            number={search.order}
            bag={search.bag}
            queue={queue}
            owner={me.id}
            onNext={leave}
          />
        )}
        {queue && !search.order && (
          <Waiting me={me} hub={search.hub} onOpen={(order) => go({ order })} />
        )}
      </main>
      {!search.order && (
        <LeavingBills
          isShort={false}
          me={me}
          hub={search.hub}
          onUndone={(order) => lookAgain({ order })}
        />
      )}
    </div>
  );
}

function useQueue(owner: string): CountQueue | undefined {
  const queries = useQueryClient();
  const [queue, setQueue] = useState<CountQueue>();
  useEffect(() => {
    let isHere = true;
    void openCountQueue(owner, queries).then((opened) => isHere && setQueue(opened));
    return () => {
      isHere = false;
    };
  }, [owner, queries]);
  return queue;
}

type OrderProps = {
  number: string;
  bag: string | undefined;
  queue: CountQueue;
  owner: string;
  onNext: (number: string) => void;
};

function Order({ number, onNext, ...props }: OrderProps) {
  const texts = useCountTexts();
  const { data, error, refetch } = useQuery(counterQuery(number));
  if (data) return <OnCounter {...data} {...props} onNext={() => onNext(number)} />;
  if (!error) return <Loading label={texts.loading} rows={8} />;
  if (isGone(error)) return <Empty title={texts.unknown(number)}>{texts.unknownHint}</Empty>;
  if (!isOffline(error)) return <Failed failure={error} onRetry={() => void refetch()} />;
  return (
    <div className="state" role="alert">
      <p className="note">
        <Icon name="warn" />
        <span>{texts.notHere(number)}</span>
      </p>
      <Button onClick={() => void refetch()}>
        <Icon name="again" />
        {texts.again}
      </Button>
    </div>
  );
}

const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 404;

/** Customer and delivery time. */
function Who({ number }: { number: string }) {
  const texts = useCountTexts();
  const language = useLanguage();
  const today = useToday();
  const { data } = useQuery(counterQuery(number));
  if (!data) return null;
  const { customer, delivery, door } = data.order;
  const parts = [
    door !== null && texts.bags.atDoor(door),
    delivery && texts.delivery(formatWindow(delivery, today, language)),
  ];
  return (
    <p className="c-who">
      <b>{customer}</b>
      <span>{parts.filter(Boolean).join(" · ")}</span>
    </p>
  );
}
