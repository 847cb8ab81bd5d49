import { useSyncExternalStore, useEffect, useState } from "react";
import { AddressForm } from "../../../parts/address/address-form.tsx";
import { typedFrom } from "../../../parts/address/to-location.ts";
import { Head } from "../../../parts/navigation/link.tsx";
import { today } from "../draft/draft-store.ts";
import { nextPage } from "../draft/flow-rules.ts";
import { goToPage, type OrderFlow } from "../draft/order-flow.ts";
import { setAddress } from "../draft/order-draft.ts";
import { StepHeading } from "../steps/step-heading.tsx";
import { session, useSession } from "../../../api/session.ts";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { Drawing } from "../../../ui/drawing.tsx";
import { unbroken } from "../../../ui/unbroken.tsx";
import { useBusinessTexts } from "./business-texts.ts";
import styles from "./company-screen.module.css";
import type { Company } from "@waslijn/contract/customer/accounts";
import { call } from "../../../api/client.ts";
import { notifyGeneric } from "../../../parts/notification/notify.ts";
import { TextButton } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { ValueStore } from "../../../lib/value-store.ts";
import { loginAsCompany } from "../../../parts/session/session-actions.ts";

/** The company chosen last, and whether its login is pending. */
const companyChoice = new ValueStore<{ company: Company | undefined; busy: boolean }>({
  company: undefined,
  busy: false,
});

/** Choosing a company logs in as that company; it is stored in the draft only after that succeeds (BIZ-07, BIZ-08). */
async function chooseCompany({ drafts }: OrderFlow, company: Company): Promise<void> {
  companyChoice.set({ company, busy: true });
  drafts.change((draft) => ({ ...draft, company: null }));
  try {
    await loginAsCompany(company.id);
    drafts.change((draft) => ({ ...draft, company }));
  } catch (failure) {
    notifyGeneric("company-login", failure);
  }
  companyChoice.set({ company, busy: false });
}

type CompanyLogin = {
  company: Company | undefined;
  status: "out" | "busy" | "in";
  choose: (company: Company) => void;
};

const NOBODY = companyChoice.read();

/** The chosen company and its login status; the address form is disabled until it is logged in. */
function useCompanyLogin(flow: OrderFlow): CompanyLogin {
  const session = useSession();
  const { drafts } = flow;
  const chosen = useSyncExternalStore(companyChoice.subscribe, companyChoice.read, () => NOBODY);
  const kept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read().company,
    () => null,
  );
  // A reload ends the company's session but keeps the choice in the draft: log in again (SESS-09).
  const isIn = kept !== null && session.companyId === kept.id;
  const left = session.ready && session.type !== "user" && !chosen.busy && !isIn ? kept : null;
  useEffect(() => {
    if (left) void chooseCompany(flow, left);
  }, [flow, left]);

  return {
    company: chosen.company ?? kept ?? undefined,
    status: chosen.busy ? "busy" : isIn ? "in" : "out",
    choose: (company) => void chooseCompany(flow, company),
  };
}

/** Screen 1 of a wizard: company and address. */
export function CompanyScreen({ flow }: { flow: OrderFlow }) {
  const { address, company, ...texts } = useBusinessTexts();
  const { type } = useSession();
  const login = useCompanyLogin(flow);
  const { kind } = flow;
  const { title, about } = kind === "re-cover" ? texts.reCover : texts.reUse;
  const location = useSyncExternalStore(
    flow.drafts.subscribe,
    () => flow.drafts.read().location,
    () => null,
  );
  const entered = location ? typedFrom(location) : undefined;
  // A logged-in user orders on their own account, without a company (BIZ-22).
  const isUser = type === "user";
  return (
    <div className={classes("wrap pagepad", styles.screen)}>
      <Head title={title} description={about.text} />
      <div className={styles.narrow}>
        <StepHeading title={title} lede={address.lede} />
        <div className={styles.form}>
          <AddressForm
            submitLabel={address.next}
            waitsFor={isUser || login.status === "in" ? undefined : company.missing}
            entered={entered}
            onFound={(found) => {
              flow.drafts.change((draft) => setAddress(draft, found, today()));
              const now = { draft: flow.drafts.read(), session: session.read() };
              goToPage(nextPage(flow.table, "address-selection", now));
            }}
          >
            {isUser ? null : (
              <div className={styles.company}>
                <CompanyPicker login={login} />
              </div>
            )}
          </AddressForm>
        </div>
      </div>
      <Card className={styles.about} aria-labelledby="about">
        <Drawing name={kind === "re-cover" ? "van" : "building"} />
        <h2 id="about">{unbroken(about.title)}</h2>
        <p>{unbroken(about.text)}</p>
      </Card>
    </div>
  );
}

type Companies = readonly Company[] | "loading" | "failed";

/** Combobox of companies, filtered by name. */
function CompanyPicker({ login }: { login: CompanyLogin }) {
  const { company } = useBusinessTexts();
  const [companies, setCompanies] = useState<Companies>("loading");
  const [tries, setTries] = useState(1);
  useEffect(() => {
    call("listCompanies").then(
      ({ data }) => setCompanies(data),
      (failure: unknown) => {
        notifyGeneric("companies", failure);
        setCompanies("failed");
      },
    );
  }, [tries]);
  const retry = (): void => {
    setCompanies("loading");
    setTries(tries + 1);
  };
  const list = typeof companies === "string" ? [] : companies;
  return (
    <Combobox
      label={company.label}
      hint={
        companies === "failed" ? (
          <>
            {company.failed} <TextButton onClick={retry}>{company.retry}</TextButton>
          </>
        ) : (
          hintOf(login, company)
        )
      }
      options={list.map(({ id, firstName }) => ({ value: id, label: firstName }))}
      value={login.company?.id}
      onChoose={(chosen) => {
        const company = list.find(({ id }) => id === chosen);
        if (company) login.choose(company);
      }}
      placeholder={companies === "loading" ? company.loading : company.placeholder}
      emptyText={company.none}
      disabled={list.length === 0}
    />
  );
}

function hintOf(
  { status, company }: CompanyLogin,
  texts: ReturnType<typeof useBusinessTexts>["company"],
): string {
  if (status === "busy") return texts.busy;
  if (status === "in") return texts.in;
  return company ? texts.refused : texts.hint;
}
