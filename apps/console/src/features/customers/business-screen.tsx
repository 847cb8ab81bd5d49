import { callLater } from "../../api/later.ts";
import { meQuery } from "../../api/me-query.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { DeskBusiness } from "@waslijn/contract/console/customers";
import { useAct } from "../../parts/use-act.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { businessQuery } from "./customer-queries.ts";
import { useCustomerTexts } from "./customers-texts.ts";
import { Fact, Frame, Head, Loaded } from "./frame.tsx";
import { ComplaintsPanel } from "../../parts/contact/complaints-panel.tsx";
import { InvoicesPanel, NotesPanel, OrdersPanel } from "./panels.tsx";

const route = getRouteApi("/staff-only/shell/customers/business/$id");

/** A company or location: its link, people, invoices and limits (PERSON-03). */
export default function BusinessScreen() {
  const { id } = route.useParams();
  const query = useQuery(businessQuery(id));
  const business = query.data;
  return (
    <Frame customer={business}>
      <Loaded query={query}>{business && <Panels key={id} business={business} />}</Loaded>
    </Frame>
  );
}

function Panels({ business }: { business: DeskBusiness }) {
  const texts = useCustomerTexts();
  const { id, email, address, code } = business;
  return (
    <>
      <Head customer={business}>
        <Fact name={texts.who.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name={texts.who.address}>{address.join(", ")}</Fact>
        <Fact name={texts.who.code}>{code}</Fact>
      </Head>
      <div className="cols cols-cu">
        <div className="col">
          <OrdersPanel customer={business} />
          <ComplaintsPanel complaints={business.complaints} />
          <InvoicesPanel customer={business} />
          <NotesPanel
            notes={business.notes}
            refresh={[businessQuery(id).queryKey]}
            write={(text) => callLater("noteBusiness", { params: { id }, body: { text } })}
          />
        </div>
        <div className="col">
          <LinkPanel business={business} />
          <PeoplePanel people={business.people} />
          <LimitsPanel business={business} />
        </div>
      </div>
    </>
  );
}

function LinkPanel({ business: { id, email } }: { business: DeskBusiness }) {
  const texts = useCustomerTexts().business;
  const { act, isRunning } = useAct({ refresh: [businessQuery(id).queryKey] });
  const send = (replace: boolean): void =>
    void act({
      done: texts.sent(email),
      run: () => callLater("sendBusinessLink", { params: { id }, body: { replace } }),
    });
  return (
    <Panel title={texts.link}>
      <div className="panel-in">
        <p>{texts.linkText(email)}</p>
        <p className="cu-do">
          <Button size="s" disabled={isRunning} onClick={() => send(false)}>
            <Icon name="mail" size="s" />
            {texts.send}
          </Button>
          <Button look="quiet" size="s" disabled={isRunning} onClick={() => send(true)}>
            {texts.replace}
          </Button>
        </p>
        <p className="hint">{texts.replaceHint}</p>
      </div>
    </Panel>
  );
}

function PeoplePanel({ people }: Pick<DeskBusiness, "people">) {
  const texts = useCustomerTexts().business;
  return (
    <Panel title={texts.people}>
      <div className="panel-in cu-people">
        {people.length === 0 && <p className="quiet">{texts.noPeople}</p>}
        {people.map(({ id, name, email, phone }) => (
          <p key={email || phone || name}>
            {id ? (
              <Link to="/customers/$id" params={{ id }}>
                {name}
              </Link>
            ) : (
              <b>{name}</b>
            )}
            <br />
            <span className="quiet small">{[email, phone].filter(Boolean).join(" · ")}</span>
          </p>
        ))}
      </div>
    </Panel>
  );
}

function LimitsPanel({ business: { kind, limits, invoicing } }: { business: DeskBusiness }) {
  const texts = useCustomerTexts().business;
  const { data: me } = useQuery(meQuery);
  return (
    <Panel
      title={texts.limits}
      aside={
        me?.role === "owner" && (
          <Link className="small" to={kind === "company" ? "/shop/companies" : "/shop/locations"}>
            {texts.settings}
          </Link>
        )
      }
    >
      <div className="panel-in">
        <dl className="facts">
          <Fact name={texts.perDay}>{limits.ordersPerDay}</Fact>
          <Fact name={texts.perCollection}>{limits.itemsPerCollection}</Fact>
          <Fact name={texts.invoicing}>{invoicing?.email}</Fact>
          <Fact name={texts.kvk}>{invoicing?.kvk}</Fact>
          <Fact name={texts.vat}>{invoicing?.vatNumber}</Fact>
        </dl>
        {invoicing?.isComplete === false && <p className="hint">{texts.missing}</p>}
      </div>
    </Panel>
  );
}
