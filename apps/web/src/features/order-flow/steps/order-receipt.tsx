import { formatDate } from "@waslijn/contract/shared/formats/dates";
import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/language-context.ts";
import { Receipt, type ReceiptRow } from "../../../ui/receipt.tsx";
import {
  configAmount,
  lowestPrice,
  serviceName,
  shirtPrice,
  washPrice,
} from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import { windowOf } from "../../../parts/times/hour-rows.ts";
import { useOrderTexts } from "../order-texts.ts";

/** Undefined until a window is chosen. */
export type ReceiptWindow = { date: string; time: string } | undefined;

export type OrderReceiptProps = {
  hang: "steps" | "line";
  header: ReactNode;
  pickup: ReceiptWindow;
  /** Null when there is no delivery. */
  delivery: ReceiptWindow | null;
  address: string;
  /** The company ordered for, in the wizards. */
  company?: string | undefined;
  services: readonly ServiceCode[];
  withDeposit: boolean;
  /** Estimated total, if the visitor made an estimate. */
  estimate?: number | undefined;
  couponCode?: string | undefined;
  foot: ReactNode;
  more?: ReactNode;
};

export function OrderReceipt(props: OrderReceiptProps) {
  const { hang, header, foot, more, ...order } = props;
  const { receipt } = useOrderTexts();
  return (
    <aside aria-label={receipt.label}>
      <Receipt
        hang={hang}
        sway={hang === "line"}
        header={header}
        rows={useRows(order)}
        lines={useLines(order)}
        foot={foot}
        more={more}
      />
    </aside>
  );
}

type Order = Omit<OrderReceiptProps, "hang" | "header" | "foot" | "more">;

function useRows({ pickup, delivery, address, company }: Order): ReceiptRow[] {
  const { receipt } = useOrderTexts();
  const language = useLanguage();
  const moment = (label: string, at: ReceiptWindow): ReceiptRow => ({
    label,
    open: !at,
    value: at ? (
      <>
        <b>{formatDate(at.date, language)}</b>
        {windowOf(at.time)}
      </>
    ) : (
      receipt.later
    ),
  });
  const [first, ...others] = address.split("\n");
  return [
    moment(receipt.pickup, pickup),
    ...(delivery === null ? [] : [moment(receipt.delivery, delivery)]),
    ...(company ? [{ label: receipt.company, value: <b>{company}</b> }] : []),
    ...(first
      ? [
          {
            label: receipt.address,
            value: (
              <>
                <b>{first}</b>
                {others.join(", ")}
              </>
            ),
          },
        ]
      : []),
  ];
}

function useLines({ services, withDeposit, estimate, couponCode }: Order) {
  const { receipt, costs, service } = useOrderTexts();
  const catalogue = useCatalogue();
  const language = useLanguage();
  const amount = (value: number | undefined, say: (text: string) => string = (text) => text) =>
    value === undefined ? "" : say(formatEuros(value, language));
  const unit = catalogue.services.find(({ type }) => type === "WF")?.prices[0]?.nameShort ?? "";
  const prices: Partial<Record<ServiceCode, string>> = {
    DC: amount(lowestPrice(catalogue, "DC"), receipt.from),
    WF: amount(washPrice(catalogue), (text) => `${unit} ${text}`),
    LS: amount(shirtPrice(catalogue), receipt.each),
    SS: amount(lowestPrice(catalogue, "SS"), receipt.from),
    IO: receipt.perItem,
  };
  const deposit = configAmount(catalogue, "PRICE_STARTER_KIT_DEPOSIT");
  return [
    ...services.map((code) => ({
      label: serviceName(catalogue, code) || service.names[code],
      value: prices[code] ?? "",
    })),
    ...(withDeposit && deposit !== undefined
      ? [{ label: costs.deposit, value: amount(deposit) }]
      : []),
    ...(couponCode ? [{ label: receipt.coupon, value: couponCode.trim().toUpperCase() }] : []),
    // No total yet: it is known after pieces and kilos are counted.
    estimate
      ? { label: receipt.estimate, value: `± ${amount(estimate)}` }
      : { label: receipt.total, value: receipt.totalLater },
  ];
}
