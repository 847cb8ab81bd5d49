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
import type { RunningPrice } from "./use-running-price.ts";

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
  price?: RunningPrice | undefined;
  couponCode?: string | undefined;
  foot: ReactNode;
  /** Replaces the list of prices. */
  costs?: ReactNode;
  more?: ReactNode;
};

export function OrderReceipt(props: OrderReceiptProps) {
  const { hang, header, foot, costs, more, ...order } = props;
  const rows = useRows(order);
  const services = useServiceRows(order);
  const lines = useLines(order);
  const { receipt } = useOrderTexts();
  return (
    <aside aria-label={receipt.label}>
      <Receipt
        hang={hang}
        sway={hang === "line"}
        header={header}
        rows={costs ? [...rows, ...services] : rows}
        lines={costs ? [] : lines}
        foot={foot}
        more={costs ?? more}
      />
    </aside>
  );
}

type Order = Omit<OrderReceiptProps, "hang" | "header" | "foot" | "costs" | "more">;

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

/** What the list of prices names otherwise. */
function useServiceRows({ services, couponCode }: Order): ReceiptRow[] {
  const { receipt } = useOrderTexts();
  const nameOf = useServiceNames();
  return [
    { label: receipt.services, value: <b>{services.map(nameOf).join(", ")}</b> },
    ...(couponCode ? [{ label: receipt.coupon, value: <b>{toCode(couponCode)}</b> }] : []),
  ];
}

function useServiceNames(): (code: ServiceCode) => string {
  const { service } = useOrderTexts();
  const catalogue = useCatalogue();
  return (code) => serviceName(catalogue, code) || service.names[code];
}

const toCode = (couponCode: string): string => couponCode.trim().toUpperCase();

function useLines({ services, withDeposit, price, couponCode }: Order) {
  const { receipt, costs } = useOrderTexts();
  const nameOf = useServiceNames();
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
      label: nameOf(code),
      value: prices[code] ?? "",
    })),
    ...(withDeposit && deposit !== undefined
      ? [{ label: costs.deposit, value: amount(deposit) }]
      : []),
    ...(couponCode ? [{ label: receipt.coupon, value: toCode(couponCode) }] : []),
    // No total yet: it is known after pieces and kilos are counted.
    price
      ? { label: price.label, value: amount(price.total) }
      : { label: receipt.total, value: receipt.totalLater },
  ];
}
