import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/language-context.ts";
import type { Catalogue } from "../../../lib/page-data.ts";
import { OptionCard, OptionList } from "../../../ui/fields/option-card.tsx";
import {
  extraKiloPrice,
  lowestPrice,
  serviceName,
  shirtPrice,
  washPrice,
} from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import { track } from "../../../parts/chrome/track.ts";
import { DraftEstimate, DraftReceipt } from "./draft-receipt.tsx";
import { toggleService } from "../draft/order-draft.ts";
import { useOrderTexts } from "../order-texts.ts";
import { StepActions, StepFrame } from "./step-frame.tsx";
import { useFlow } from "./use-order-flow.ts";

/** Shoe cleaning is accepted in an order but has no option here (FLOW-30). */
const OPTIONS = [
  { code: "DC", drawing: "hanger" },
  { code: "WF", drawing: "fold" },
  { code: "LS", drawing: "shirt" },
  { code: "IO", drawing: "bell" },
] as const;

type OptionCode = (typeof OPTIONS)[number]["code"];

/** Step 1: cleaning services. */
export function ServiceStep({ children }: { children?: ReactNode }) {
  const { service } = useOrderTexts();
  const { flow, now, isDone, change, goOn } = useFlow();
  const catalogue = useCatalogue();
  const priceOf = usePrices(catalogue);
  const { cleaningServices } = now.draft;
  const toggle = (code: ServiceCode): void => {
    if (!cleaningServices.includes(code)) track({ event: "service-select", service: code });
    change((draft) => toggleService(draft, code));
  };
  return (
    <StepFrame
      title={service.title}
      lede={service.lede}
      receipt={<DraftReceipt />}
      actions={
        <StepActions iconAfter="next" disabled={!isDone} why={service.missing} onClick={goOn}>
          {service.next}
        </StepActions>
      }
    >
      <OptionList legend={service.legend}>
        {OPTIONS.map(({ code, drawing }) => (
          <OptionCard
            key={code}
            drawing={drawing}
            title={serviceName(catalogue, code) || service.names[code]}
            text={service.texts[code]}
            price={priceOf(code)}
            checked={cleaningServices.includes(code)}
            onChange={() => toggle(code)}
          />
        ))}
      </OptionList>
      {children}
      {flow.kind === "consumer" ? <DraftEstimate /> : null}
    </StepFrame>
  );
}

function usePrices(catalogue: Catalogue): (code: OptionCode) => string | undefined {
  const { service } = useOrderTexts();
  const language = useLanguage();
  const say = (amount: number | undefined, words: (text: string) => string) =>
    amount === undefined ? undefined : words(formatEuros(amount, language));
  return (code) => {
    switch (code) {
      case "DC":
        return say(lowestPrice(catalogue, "DC"), service.from);
      case "WF":
        return say(extraKiloPrice(catalogue), (extra) =>
          service.wash(unitOf(catalogue), say(washPrice(catalogue), String) ?? "", extra),
        );
      case "LS":
        return say(shirtPrice(catalogue), service.shirt);
      case "IO":
        return service.expert;
    }
  };
}

const unitOf = ({ services }: Catalogue): string =>
  services.find(({ type }) => type === "WF")?.prices[0]?.nameShort ?? "";
