import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import type { Language } from "@waslijn/contract/shared/constants";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { logFailure } from "../notification/notify.ts";
import { usePageData, type Catalogue } from "../../lib/page-data.ts";
import { configAmount } from "./price-of.ts";

/** Names depend on the language; each language is loaded once per page. */
const loaded = new Map<Language, Promise<Partial<Catalogue>>>();

/** Services and fees: first from the page data, then as currently in the API (STATE-17). */
export function useCatalogue(): Catalogue {
  const { catalogue } = usePageData();
  const language = useLanguage();
  const [fresh, setFresh] = useState<Partial<Catalogue>>({});
  useEffect(() => {
    let current = true;
    void load(language).then((answer) => current && setFresh(answer));
    return () => {
      current = false;
    };
  }, [language]);
  return { ...catalogue, ...fresh };
}

function load(language: Language): Promise<Partial<Catalogue>> {
  const running = loaded.get(language) ?? ask();
  loaded.set(language, running);
  return running;
}

async function ask(): Promise<Partial<Catalogue>> {
  const [services, config] = await Promise.allSettled([
    call("listCleaningServices"),
    call("config"),
  ]);
  if (services.status === "rejected") logFailure("cleaning-services");
  if (config.status === "rejected") logFailure("config");
  return {
    ...(services.status === "fulfilled" && { services: services.value }),
    ...(config.status === "fulfilled" && { config: config.value }),
  };
}

/** Formatted fee of a change within the last 8 hours (LIFE-11); undefined if there is none. */
export function useLateFee(): string | undefined {
  const language = useLanguage();
  const amount = configAmount(usePageData().catalogue, "PRICE_LATE_CHANGE");
  return amount ? formatEuros(amount, language) : undefined;
}
