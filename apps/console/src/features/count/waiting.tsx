import { useQuery } from "@tanstack/react-query";
import { formatWindow } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Empty, Failed, Loading } from "../../parts/states/states.tsx";
import { bookQuery } from "./count-queries.ts";
import { useCountTexts } from "./count-texts.ts";

/** What waits to be counted, for whoever has no label in hand. */
export function Waiting({ onOpen }: { onOpen: (number: string) => void }) {
  const texts = useCountTexts();
  const language = useLanguage();
  const today = useToday();
  const { data: book, error, refetch } = useQuery(bookQuery);
  if (!book) {
    return error ? (
      <Failed failure={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label={texts.loading} rows={8} />
    );
  }
  if (book.orders.length === 0) return <Empty title={texts.none}>{texts.noneHint}</Empty>;
  return (
    <section aria-labelledby="count-waiting">
      <h2 id="count-waiting">{texts.waiting(book.orders.length)}</h2>
      {book.isKept && <p className="note">{texts.offline}</p>}
      <ul className="waiting">
        {book.orders.map(({ number, customer, delivery, door, kept }) => (
          <li key={number}>
            <button className="btn btn-line" type="button" onClick={() => onOpen(number)}>
              <b>{number}</b>
              <span>{customer}</span>
              <small>
                {[
                  kept.length > 0
                    ? texts.bags.kept(kept.length, door ?? kept.length)
                    : door !== null && texts.bags.atDoor(door),
                  delivery && texts.delivery(formatWindow(delivery, today, language)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
