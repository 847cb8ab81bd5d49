import type { ChangeDataBody, ConcernedOrder } from "@waslijn/contract/console/data";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useDataTexts } from "./data-texts.ts";
import "./data.css";

export type Telling = NonNullable<ChangeDataBody["tell"]>;

/** Chooses whether customers who lose their window are notified. */
export function Concern({
  orders,
  tell,
  onTell,
}: {
  orders: ConcernedOrder[];
  tell: Telling;
  onTell: (tell: Telling) => void;
}) {
  const texts = useDataTexts().concern;
  const reachable = orders.filter(({ hasEmail }) => hasEmail).length;
  return (
    <TellingChoice
      count={orders.length}
      mail={texts.mail(reachable)}
      mailHint={texts.mailHint(orders.length - reachable)}
      tell={tell}
      onTell={onTell}
    />
  );
}

type ChoiceProps = {
  count: number;
  mail: string;
  mailHint: string;
  tell: Telling;
  onTell: (tell: Telling) => void;
};

/** The choice for a number of orders, for callers that do not know the orders themselves. */
export function TellingChoice({ count, mail, mailHint, tell, onTell }: ChoiceProps) {
  const texts = useDataTexts().concern;
  const name = useId();
  const choices = [
    ["mail", mail, mailHint],
    ["nobody", texts.nobody, texts.nobodyHint],
  ] as const;
  return (
    <fieldset className="concern">
      <legend className="label">{texts.what(count)}</legend>
      {choices.map(([value, label, hint]) => (
        <label key={value} className="choice">
          <input
            className="tick"
            type="radio"
            name={name}
            checked={tell === value}
            onChange={() => onTell(value)}
          />
          <b>{label}</b>
          <span className="hint choice-hint">{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}

const FIRST = 6;

/** The affected customers with links to their orders; the rest on demand. */
export function ConcernedPeople({ orders }: { orders: ConcernedOrder[] }) {
  const texts = useDataTexts().concern;
  const [first, others] = [orders.slice(0, FIRST), orders.slice(FIRST)];
  return (
    <>
      <People orders={first} />
      {others.length > 0 && (
        <details className="concern-more">
          <summary className="link">{texts.others(others.length)}</summary>
          <People orders={others} />
        </details>
      )}
    </>
  );
}

const People = ({ orders }: { orders: ConcernedOrder[] }) => (
  <ul className="concerned">
    {orders.map(({ number, customer, place }) => (
      <li key={number}>
        <Link to="/orders/$number" params={{ number }}>
          {customer}
        </Link>
        <span className="quiet">{place}</span>
      </li>
    ))}
  </ul>
);
