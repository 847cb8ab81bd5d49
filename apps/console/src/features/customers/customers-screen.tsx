import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FoundCustomer } from "@waslijn/contract/console/orders";
import { useDeferredValue, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { Bar } from "../../parts/bar.tsx";
import { ByPhoneLink } from "../../parts/by-phone-link.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { useCustomerTexts } from "./customers-texts.ts";
import "./customers.css";

/** A shorter search would match about half of all customers. */
const FEWEST_SIGNS = 2;

/** Finds a customer. The typed words stay out of the URL, which ends up in logs and histories. */
export default function CustomersScreen() {
  const texts = useCustomerTexts();
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const isEnough = search.length >= FEWEST_SIGNS;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["customers", "search", search],
    enabled: isEnough,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callConsole("searchDesk", { query: { search }, signal }),
  });
  const found = isEnough ? (data?.customers ?? []) : [];
  return (
    <>
      <Bar title={texts.title} end={<ByPhoneLink />} />
      <main id="main" className="page">
        <div className="cu-search">
          <TextField
            type="search"
            autoComplete="off"
            label={texts.search.label}
            hint={texts.search.hint}
            value={words}
            onChange={setWords}
          />
          {isEnough && isPending && <Loading label={texts.search.looking} rows={3} />}
          {isEnough && error && <Failed failure={error} onRetry={() => void refetch()} />}
          {found.length > 0 && (
            <Panel title={texts.search.found}>
              <ul className="rows">
                {found.map((one) => (
                  <li key={one.id}>
                    <Found customer={one} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <p role="status" className="quiet">
            {isEnough && data && found.length === 0 && texts.search.none}
          </p>
        </div>
      </main>
    </>
  );
}

function Found({ customer: { kind, id, name, address } }: { customer: FoundCustomer }) {
  const texts = useCustomerTexts().search;
  const to = kind === "person" ? "/customers/$id" : "/customers/business/$id";
  return (
    <Link className="cu-found" to={to} params={{ id }}>
      <Icon name={kind === "person" ? "staff" : "shop"} />
      <b>{name}</b>
      <span className="quiet">{address}</span>
      {kind === "business" && <span className="tag">{texts.business}</span>}
    </Link>
  );
}
