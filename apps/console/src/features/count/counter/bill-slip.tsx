import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import type { DeskCount } from "@waslijn/contract/console/count";
import { vatIn, type BillLine, priceCounted, type Priced } from "@waslijn/contract/shared/pricing";
import { useLanguage } from "../../../i18n/language.tsx";
import { Peg } from "../../../ui/icon.tsx";
import { useCountTexts } from "../count-texts.ts";
import { Table } from "../../../ui/table/table.tsx";

/** The price of the current count, computed by the same function as the bill (BILL-01). */
export const billSoFar = (
  { terms: { discount, ...terms }, free }: CountingOrder,
  { pieces, fees }: PriceDay,
  { pieces: counted, kilos, bagsBack }: DeskCount,
): Priced =>
  priceCounted(
    { pieces: counted, kilos, bagsBack, free },
    { ...terms, discount: discount ?? undefined },
    { pieces, fees },
  );

type Props = { order: CountingOrder; prices: PriceDay; count: DeskCount };

/** Preview of the bill. */
export function BillSlip({ order, prices, count }: Props) {
  const texts = useCountTexts().bill;
  const language = useLanguage();
  const { lines, total } = billSoFar(order, prices, count);
  const cents = (amount: number): string => formatCents(amount, language);
  return (
    <div className="hang">
      <Peg />
      <Peg />
      <div className="slip">
        <div className="slip-in">
          <h2>
            {texts.title} <span>{order.number}</span>
          </h2>
          <Table look="bare" className="bill" caption={texts.soFar}>
            {lines.map((line, at) => (
              <tr key={`${line.kind} ${line.type} ${line.alias} ${at}`}>
                <td>{nameOf(line, prices, texts, order.coupon)}</td>
                <td>{amountOf(line, texts, cents)}</td>
                <td>{cents(line.cents)}</td>
              </tr>
            ))}
            <tr className="sum">
              <td colSpan={2}>{texts.toPay}</td>
              <td aria-live="polite">{cents(total)}</td>
            </tr>
            <tr className="sub">
              <td colSpan={2}>{texts.vat}</td>
              <td>{cents(vatIn(lines))}</td>
            </tr>
          </Table>
        </div>
      </div>
    </div>
  );
}

type Texts = ReturnType<typeof useCountTexts>["bill"];

function nameOf(line: BillLine, { services }: PriceDay, texts: Texts, coupon: string): string {
  if (line.kind === "free") return line.reason ?? "";
  if (line.kind === "discount") return texts.discount(coupon);
  if (line.kind !== "piece" && line.kind !== "kilos" && line.kind !== "extra-kilos") {
    return texts.lines[line.kind];
  }
  const service = services.find(({ type }) => type === line.type);
  const price = service?.prices.find(({ alias }) => alias === line.alias);
  return price?.name ?? line.alias ?? "";
}

/** `5 × 3,50`, or kilos. */
function amountOf(line: BillLine, texts: Texts, cents: (amount: number) => string): string {
  if (line.kind === "kilos") return texts.kilos(line.count);
  const isMany = line.kind === "piece" || line.kind === "extra-kilos";
  return isMany ? `${line.count} × ${cents(line.cents / line.count)}` : "";
}
