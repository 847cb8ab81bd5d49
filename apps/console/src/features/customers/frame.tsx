import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import type { DeskBusiness, DeskCustomer } from "@waslijn/contract/console/customers";
import { firstName } from "@waslijn/contract/shared/first-name";
import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { formatMonth } from "@waslijn/contract/shared/formats/times";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { Bar, useOpenCommandBar } from "../../parts/bar.tsx";
import { ByPhoneLink } from "../../parts/by-phone-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon, Peg } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { useCustomerTexts } from "./customers-texts.ts";
import "./customers.css";

type Known = DeskCustomer | DeskBusiness;

type FrameProps = {
  customer: Known | undefined;
  /** Further acts in the header. */
  end?: ReactNode;
  children: ReactNode;
};

/** Header and page of a customer, company or location. */
export function Frame({ customer, end, children }: FrameProps) {
  const texts = useCustomerTexts();
  const back = (
    <Link className="btn btn-quiet btn-sq" to="/customers" aria-label={texts.back}>
      <Icon name="back" />
    </Link>
  );
  return (
    <>
      <Bar
        title={customer?.name ?? texts.title}
        back={back}
        beside={customer && <Beside customer={customer} />}
        end={
          <>
            {end}
            {customer && "account" in customer ? (
              <OrderForLink id={customer.id} name={firstName(customer.name)} />
            ) : (
              <ByPhoneLink />
            )}
          </>
        }
      />
      <main id="main" className="page">
        {children}
      </main>
    </>
  );
}

/** Starts a phone order with the customer's data filled in; N does the same while it is on the screen. */
function OrderForLink({ id, name }: { id: string; name: string }) {
  const label = useCustomerTexts().orderFor(name);
  const navigate = useNavigate();
  const target = { to: "/by-phone", search: { customer: id } } as const;
  useShortcuts([{ keys: "N", label, act: () => void navigate(target) }]);
  return (
    <Link className="btn btn-main" {...target}>
      <Icon name="phone" size="s" />
      {label}
      <kbd>N</kbd>
    </Link>
  );
}

function Beside({ customer }: { customer: Known }) {
  const texts = useCustomerTexts();
  const open = customer.complaints.filter(({ state }) => state !== "done").length;
  const kind = "account" in customer ? texts.account[customer.account] : texts.kinds[customer.kind];
  return (
    <>
      <span className="tag">{kind}</span>
      {open > 0 && (
        <Badge icon="care" tone="ask">
          {texts.complaints.open(open)}
        </Badge>
      )}
    </>
  );
}

type Query = { isPending: boolean; error: unknown; data: unknown; refetch: () => unknown };

/** Loading, missing and failed states of a page; its children otherwise. */
export function Loaded({ query, children }: { query: Query; children: ReactNode }) {
  const texts = useCustomerTexts();
  const search = useOpenCommandBar();
  if (query.data) return children;
  if (query.isPending) return <Loading label={texts.loading} rows={10} />;
  if (query.error instanceof ApiFailure && query.error.status === 404) {
    return (
      <Empty title={texts.gone}>
        <p>{texts.goneHint}</p>
        <Button onClick={search}>
          <Icon name="search" size="s" />
          {texts.search.open}
        </Button>
      </Empty>
    );
  }
  return <Failed failure={query.error} onRetry={() => void query.refetch()} />;
}

/** Renders nothing without a value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === "" || children === null || children === undefined) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Contact, figures and the next stop. */
export function Head({ customer, children }: { customer: Known; children: ReactNode }) {
  const texts = useCustomerTexts().who;
  return (
    <section className="panel cu-head" aria-label={texts.label}>
      <dl className="facts cu-contact">{children}</dl>
      <Figures value={customer.value} />
      <NextStop stops={customer.stops} />
    </section>
  );
}

function Figures({ value }: Pick<Known, "value">) {
  const texts = useCustomerTexts().value;
  const language = useLanguage();
  const days = value.paysAfterDays === null ? null : Math.round(value.paysAfterDays);
  const figures = [
    [texts.since, value.since ? formatMonth(value.since, language) : "–"],
    [texts.orders, value.orders],
    [texts.together, formatCents(value.cents, language)],
    [
      texts.average,
      value.orders === 0 ? "–" : formatCents(Math.round(value.cents / value.orders), language),
    ],
    [texts.missed, value.missed],
    [texts.paysAfter, days === null ? "–" : days === 0 ? texts.sameDay : texts.days(days)],
  ] as const;
  return (
    <dl className="cu-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function NextStop({ stops }: Pick<Known, "stops">) {
  const texts = useCustomerTexts().next;
  const language = useLanguage();
  const [next, ...more] = stops;
  if (!next) {
    return (
      <div className="cu-next is-none">
        <p className="quiet">{texts.none}</p>
      </div>
    );
  }
  return (
    <div className="cu-next">
      <Peg />
      <p className="small">{next.isPlanned ? texts.planned : texts.title}</p>
      <p>
        <b>
          {texts[next.kind]} {formatLongDate(next.window.date, language)}
        </b>
        <span className="nb">{formatHours(next.window)}</span>
      </p>
      <p className="small">
        <Link className="link" to="/orders/$number" params={{ number: next.number }}>
          {next.number}
        </Link>{" "}
        {more.length > 0 && texts.more(more.length)}
      </p>
    </div>
  );
}
