import { formatSixties } from "@waslijn/contract/shared/formats/hours";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { LeavingBill } from "@waslijn/contract/console/counting";
import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { UNDO_SECONDS } from "@waslijn/contract/console/codes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useAct } from "../../parts/use-act.ts";
import { Icon } from "../../ui/icon.tsx";
import { BOOK_KEY, bookQuery } from "./count-queries.ts";
import { useCountTexts } from "./count-texts.ts";
import { Button } from "../../ui/button.tsx";
import "./leaving.css";

type Props = {
  me: ConsoleMe;
  /** Whose orders are listed: the bills come with that list. */
  hub: string | undefined;
  /** Beside an order there is room for the latest bill only. */
  isShort: boolean;
  /** Reopens the count of an undone bill. */
  onUndone: (number: string) => void;
};

/** Bills that are sent within the minute, with number, amount and undo (COUNT-06). */
export function LeavingBills({ me, hub, isShort, onUndone }: Props) {
  const texts = useCountTexts().leaving;
  const { data: book, dataUpdatedAt, refetch } = useQuery(bookQuery(hub));
  const now = useNow(book?.leaving.length);
  const leaving = (book?.leaving ?? [])
    .map((bill) => ({ ...bill, seconds: secondsLeft(bill, dataUpdatedAt, now) }))
    .filter(({ seconds }) => seconds > 0);
  const last = leaving.at(-1);
  if (!last) return null;
  if (isShort) return <Undo bill={last} onUndone={onUndone} />;
  return (
    <section className="c-leave" aria-label={texts.region}>
      <ul>
        {leaving.map((bill) => (
          <Leaving
            key={bill.number}
            bill={bill}
            maySend={me.role !== "hub"}
            onUndone={onUndone}
            onSent={() => void refetch()}
          />
        ))}
      </ul>
    </section>
  );
}

const secondsLeft = ({ seconds }: LeavingBill, toldAt: number, now: number): number =>
  Math.min(UNDO_SECONDS, Math.ceil(seconds - Math.max(0, now - toldAt) / 1000));

/** Current time, ticking during a countdown. */
function useNow(ticking: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

type UndoProps = { bill: LeavingBill; onUndone: (number: string) => void };

type LeavingProps = UndoProps & {
  /** Sending at once is the desk's; counting sends after the undo period. */
  maySend: boolean;
  onSent: () => void;
};

function Leaving({ bill, maySend, onUndone, onSent }: LeavingProps) {
  const texts = useCountTexts().leaving;
  const language = useLanguage();
  const { number, version, customer, cents, seconds } = bill;
  const { act, isRunning } = useAct({ refresh: [["counting", number]] });
  const send = async (): Promise<void> => {
    const run = () => callConsole("sendBill", { params: { number }, body: { version, now: true } });
    if (await act({ done: texts.sent(number), run })) onSent();
  };
  return (
    <li>
      <p>
        <b>{texts.title(number, formatCents(cents, language))}</b>
        <span>{texts.goes(seconds, customer)}</span>
      </p>
      {maySend && (
        <Button aria-disabled={isRunning} onClick={() => void send()}>
          {texts.now}
        </Button>
      )}
      <Undo bill={bill} onUndone={onUndone} />
    </li>
  );
}

function Undo({ bill: { number, seconds }, onUndone }: UndoProps) {
  const texts = useCountTexts().leaving;
  const { act, isRunning } = useAct({ refresh: [BOOK_KEY, ["counting", number]] });
  const undo = async (): Promise<void> => {
    const run = () => callConsole("holdCountedBill", { params: { number } });
    if (await act({ done: texts.undone(number), run })) onUndone(number);
  };
  return (
    <Button look="plain" className="c-undo" aria-disabled={isRunning} onClick={() => void undo()}>
      <Icon name="again" />
      {texts.undo} {number} <span aria-hidden="true">{formatSixties(seconds)}</span>
    </Button>
  );
}
