import type { Company } from "@waslijn/contract/customer/companies";
import { useEffect, useState } from "react";
import { call } from "../../../api/client.ts";
import { notifyGeneric } from "../../../parts/notification/notify.ts";
import { TextButton } from "@waslijn/ui/button/button.tsx";
import { Combobox } from "@waslijn/ui/combobox/combobox.tsx";
import { useBusinessTexts } from "./business-texts.ts";
import type { CompanyLogin } from "./use-company-login.ts";

type Companies = readonly Company[] | "loading" | "failed";

/** Companies by name, to be found by typing. */
export function CompanyPicker({ login }: { login: CompanyLogin }) {
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
