import type { QueryKey } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CUSTOMER_ORDERS } from "@waslijn/contract/console/codes";
import type { DeskBusiness, DeskCustomer } from "@waslijn/contract/console/customers";
import { formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useState, type ReactNode } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment } from "../../i18n/use-today.ts";
import { NoteForm } from "../../parts/note-form.tsx";
import { PaymentBadge } from "../../parts/payment-badge.tsx";
import { StateRing } from "../../parts/state-ring.tsx";
import { useAct } from "../../parts/use-act.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Table } from "../../ui/table/table.tsx";
import { useCustomerTexts } from "./customers-texts.ts";

type Known = DeskCustomer | DeskBusiness;

/** Orders on the page before somebody asks for all. */
const FIRST_ORDERS = 8;

export function OrdersPanel({ customer, children }: { customer: Known; children?: ReactNode }) {
  const texts = useCustomerTexts().orders;
  const language = useLanguage();
  const [isAll, setIsAll] = useState(false);
  const { orders, value } = customer;
  const shown = isAll ? orders : orders.slice(0, FIRST_ORDERS);
  return (
    <Panel
      title={
        <>
          {texts.title} <small>{value.orders}</small>
        </>
      }
      aside={
        shown.length < orders.length && (
          <Button look="quiet" size="s" onClick={() => setIsAll(true)}>
            {texts.all(orders.length)}
          </Button>
        )
      }
    >
      {children}
      {orders.length === 0 && <p className="panel-in quiet">{texts.none}</p>}
      {orders.length > 0 && (
        <Table
          caption={texts.title}
          columns={[
            texts.number,
            texts.state,
            { words: texts.service, className: "w-fill c-2" },
            texts.pickup,
            { words: texts.delivery, className: "c-3" },
            { words: texts.amount, className: "r c-4" },
            { words: texts.payment, className: "c-4" },
          ]}
        >
          {shown.map((order) => (
            <tr key={order.number}>
              <td className="no">
                <Link to="/orders/$number" params={{ number: order.number }}>
                  {order.number}
                </Link>
              </td>
              <td>
                <StateRing state={order.state} />
              </td>
              <td className="quiet clip c-2">
                {order.services.map(({ name }) => name).join(", ")}
              </td>
              <td>{formatShortDate(order.pickup.date, language)}</td>
              <td className="c-3">
                {order.delivery && formatShortDate(order.delivery.date, language)}
              </td>
              <td className="r c-4">
                {order.cents !== null && formatCents(order.cents, language)}
              </td>
              <td className="c-4">
                <PaymentBadge state={order.payment} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {isAll && orders.length === CUSTOMER_ORDERS && (
        <p className="panel-in quiet">{texts.newest(orders.length)}</p>
      )}
    </Panel>
  );
}

export function InvoicesPanel({ customer }: { customer: Known }) {
  const texts = useCustomerTexts().invoices;
  const language = useLanguage();
  const { invoices } = customer;
  return (
    <Panel
      title={
        <>
          {texts.title} <small>{invoices.length}</small>
        </>
      }
    >
      {invoices.length === 0 && <p className="panel-in quiet">{texts.none}</p>}
      {invoices.length > 0 && (
        <Table
          caption={texts.title}
          isHeadHidden
          columns={[
            texts.number,
            { words: texts.order, className: "w-fill c-4" },
            texts.date,
            { words: texts.amount, className: "r" },
            { words: texts.state, className: "c-4" },
          ]}
        >
          {invoices.map(({ number, order, date, cents, payment }) => (
            <tr key={number}>
              <td className="no">{number}</td>
              <td className="quiet c-4">
                {order ? (
                  <Link to="/orders/$number" params={{ number: order }}>
                    {order}
                  </Link>
                ) : (
                  texts.collective
                )}
              </td>
              <td>{formatShortDate(date, language)}</td>
              <td className="r">{formatCents(cents, language)}</td>
              <td className="c-4">
                {payment ? <PaymentBadge state={payment} /> : order && texts.credit}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

type NotesProps = {
  notes: Known["notes"];
  refresh: readonly QueryKey[];
  write: (text: string) => Promise<unknown>;
};

/** Notes about the customer and their orders; customers never see them. */
export function NotesPanel({ notes, refresh, write }: NotesProps) {
  const texts = useCustomerTexts().notes;
  const moment = useMoment();
  const { act, isRunning } = useAct({ refresh });
  const keep = (text: string): Promise<boolean> =>
    act({ done: texts.kept, run: () => write(text) });
  return (
    <Panel
      title={
        <>
          {texts.title} <small>{texts.us}</small>
        </>
      }
    >
      <div className="panel-in cu-notes">
        {notes.length === 0 && <p className="quiet">{texts.none}</p>}
        {notes.map((note) => (
          <p key={note.id}>
            <b>{note.by}</b> <span className="quiet small">{moment(note.at)}</span>{" "}
            {note.order && (
              <Link className="small" to="/orders/$number" params={{ number: note.order }}>
                {note.order}
              </Link>
            )}
            <br />
            {note.text}
          </p>
        ))}
        <NoteForm texts={texts} rows={2} isRunning={isRunning} onKeep={keep} />
      </div>
    </Panel>
  );
}
