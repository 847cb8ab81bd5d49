import { callLater } from "../../api/later.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { DeskCustomer } from "@waslijn/contract/console/customers";
import { DOOR_INSTRUCTIONS, LAUNDRY_PREFERENCES } from "@waslijn/contract/shared/order-life";
import { formatLongDate, formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatWeekday } from "@waslijn/contract/shared/formats/weekdays";
import { Fragment } from "react";
import { meQuery } from "../../api/me-query.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { ComplaintButton, WriteButton } from "../../parts/contact/contact-buttons.tsx";
import { useAct } from "../../parts/use-act.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { customerQuery } from "./customer-queries.ts";
import { useCustomerTexts } from "./customers-texts.ts";
import { DataPanel } from "./data-panel.tsx";
import { Fact, Frame, Head, Loaded } from "./frame.tsx";
import { ComplaintsPanel } from "../../parts/contact/complaints-panel.tsx";
import { InvoicesPanel, NotesPanel, OrdersPanel } from "./panels.tsx";

const route = getRouteApi("/staff-only/shell/customers/$id");

/** One person: contact, coming stops, orders, plan, complaints, invoices, notes and data (PERSON-01). */
export default function CustomerScreen() {
  const { id } = route.useParams();
  const query = useQuery(customerQuery(id));
  const customer = query.data;
  return (
    <Frame customer={customer} end={customer && <Write id={id} customer={customer} />}>
      <Loaded query={query}>{customer && <Panels key={id} id={id} customer={customer} />}</Loaded>
    </Frame>
  );
}

function Panels({ id, customer }: { id: string; customer: DeskCustomer }) {
  const me = useQuery(meQuery).data;
  const refresh = [customerQuery(id).queryKey];
  return (
    <>
      <Head customer={customer}>
        <Contact customer={customer} />
      </Head>
      <div className="cols cols-cu">
        <div className="col">
          <OrdersPanel customer={customer}>
            <Merge id={id} orders={customer.guestOrders} />
          </OrdersPanel>
          <ComplaintsPanel
            complaints={customer.complaints}
            aside={<Complain customer={customer} />}
          />
          <InvoicesPanel customer={customer} />
          <NotesPanel
            notes={customer.notes}
            refresh={refresh}
            write={(text) => callLater("noteCustomer", { params: { id }, body: { text } })}
          />
        </div>
        <div className="col">
          {customer.plans.map((plan) => (
            <PlanPanel key={plan.order} plan={plan} />
          ))}
          <PreferencesPanel customer={customer} />
          {me?.role === "owner" && <DataPanel id={id} customer={customer} />}
        </div>
      </div>
    </>
  );
}

/** A message about their newest order. */
function Write({ id, customer }: { id: string; customer: DeskCustomer }) {
  const [newest] = customer.orders;
  if (!newest) return null;
  const { name, email, language } = customer;
  const phone = customer.isPhoneVerified ? customer.phone : "";
  const { number, pickup, delivery } = newest;
  const to = { number, name, email, phone, language, pickup, delivery };
  return <WriteButton to={to} refresh={[customerQuery(id).queryKey]} />;
}

function Complain({ customer: { name, orders } }: { customer: DeskCustomer }) {
  const numbers = orders
    .filter(({ state }) => state !== "placed" && state !== "cancelled")
    .map(({ number }) => number);
  return <ComplaintButton name={name} numbers={numbers} />;
}

function Contact({ customer }: { customer: DeskCustomer }) {
  const texts = useCustomerTexts().who;
  const { phone, email, address, account } = customer;
  const { instructions } = customer.preferences;
  const driver = DOOR_INSTRUCTIONS.flatMap((name) => instructions[name] || []).join(". ");
  return (
    <>
      <Fact name={texts.phone}>
        {phone && (
          <>
            <a href={`tel:${phone}`}>{phone}</a>{" "}
            {customer.isPhoneVerified && <span className="quiet small">{texts.confirmed}</span>}
          </>
        )}
      </Fact>
      <Fact name={texts.email}>
        <a href={`mailto:${email}`}>{email}</a>{" "}
        {account !== "none" && (
          <span className="quiet small">
            {account === "confirmed" ? texts.confirmed : texts.unconfirmed}
          </span>
        )}
      </Fact>
      <Fact name={texts.address}>{address.join(", ")}</Fact>
      <Fact name={texts.driver}>{driver}</Fact>
    </>
  );
}

type MergeProps = { id: string; orders: DeskCustomer["guestOrders"] };

/** Guest orders with the confirmed address of the account, which can be added to it. */
function Merge({ id, orders }: MergeProps) {
  const texts = useCustomerTexts().merge;
  const { act, isRunning } = useAct({ refresh: [customerQuery(id).queryKey] });
  if (orders.length === 0) return null;
  const numbers = orders.map(({ number }) => number);
  const merge = (): void =>
    void act({
      done: texts.done(orders.length),
      run: () => callLater("mergeGuestOrders", { params: { id }, body: { orders: numbers } }),
    });
  return (
    <p className="note cu-merge">
      <Icon name="staff" />
      <span>
        <b>{texts.orders(orders.length)}</b> {texts.text}{" "}
        {numbers.map((number, at) => (
          <Fragment key={number}>
            <span className="nb">
              {number}
              {at < numbers.length - 1 && ","}
            </span>{" "}
          </Fragment>
        ))}
      </span>
      <Button size="s" disabled={isRunning} onClick={merge}>
        {texts.submit}
      </Button>
    </p>
  );
}

function PlanPanel({ plan }: { plan: DeskCustomer["plans"][number] }) {
  const texts = useCustomerTexts().plan;
  const language = useLanguage();
  const hours = formatHours({ from: plan.pickupFrom, to: plan.pickupTo });
  return (
    <Panel title={texts.title}>
      <div className="panel-in">
        <dl className="facts">
          <Fact name={texts.rhythm}>
            {texts.every(plan.every)}, {formatWeekday(plan.weekday, language)}{" "}
            <span className="nb">{hours}</span>
          </Fact>
          <Fact name={texts.next}>
            {plan.pausedUntil
              ? texts.paused(formatLongDate(plan.pausedUntil, language))
              : plan.coming.map(({ date, day, outcome }) => (
                  <div key={date}>
                    {outcome === "skipped" ? (
                      <>
                        <del>{formatShortDate(day, language)}</del>{" "}
                        <span className="quiet">{texts.skipped}</span>
                      </>
                    ) : (
                      formatShortDate(day, language)
                    )}
                  </div>
                ))}
          </Fact>
        </dl>
        <p className="cu-do">
          <Link className="btn btn-line btn-s" to="/orders/$number" params={{ number: plan.order }}>
            {texts.change}
          </Link>
        </p>
      </div>
    </Panel>
  );
}

function PreferencesPanel({ customer }: { customer: DeskCustomer }) {
  const texts = useCustomerTexts().preferences;
  const { instructions, notes, hasBag } = customer.preferences;
  return (
    <Panel title={texts.title}>
      <div className="panel-in">
        <dl className="facts">
          {LAUNDRY_PREFERENCES.map((name) => (
            <Fact key={name} name={texts[name]}>
              {instructions[name] || <span className="quiet">{texts.noWish}</span>}
            </Fact>
          ))}
          <Fact name={texts.bell}>{instructions.bell}</Fact>
          <Fact name={texts.floor}>{instructions.floor}</Fact>
          <Fact name={texts.neighbour}>{instructions.neighbour}</Fact>
          <Fact name={texts.leaveWith}>{instructions.leaveWith}</Fact>
          <Fact name={texts.atDoor}>{instructions.atDoor}</Fact>
          <Fact name={texts.laundry}>{notes}</Fact>
          <Fact name={texts.bag}>
            {hasBag === null ? null : hasBag ? texts.hasBag : texts.noBag}
          </Fact>
          <Fact name={texts.messages}>{customer.isPhoneVerified ? texts.sms : texts.mail}</Fact>
          <Fact name={texts.language}>{texts.languages[customer.language]}</Fact>
        </dl>
        <p className="hint">{texts.source}</p>
      </div>
    </Panel>
  );
}
