import type { OrderBill } from "@waslijn/contract/customer/order-bill";
import { formatCents } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { useOrderTexts } from "../order-texts.ts";
import "./bill.css";

type Props = { bill: OrderBill | null; version: number | null };

export function BillPanel({ bill, version }: Props) {
  const texts = useOrderTexts().bill;
  const language = useLanguage();
  const cents = (amount: number): string => formatCents(amount, language);
  const title = (
    <>
      {texts.title} {version !== null && <small>{texts.version(version)}</small>}
    </>
  );
  return (
    <Panel title={title}>
      <div className="panel-in">
        {bill ? (
          <table className="bill">
            <caption className="hide">{texts.title}</caption>
            <tbody>
              {bill.groups.flatMap(({ heading, lines }, group) => [
                ...(heading
                  ? [
                      <tr key={`${group}`} className="sub">
                        <td>{heading.label}</td>
                        <td>{heading.amount}</td>
                      </tr>,
                    ]
                  : []),
                ...lines.map((line, at) => (
                  <tr key={`${group} ${at}`}>
                    <td>{line.label}</td>
                    <td>{cents(line.cents)}</td>
                  </tr>
                )),
              ])}
              <tr className="sum">
                <td>{texts.total}</td>
                <td>{cents(bill.total)}</td>
              </tr>
              <tr className="sub">
                <td>{texts.vat}</td>
                <td>{cents(bill.vat)}</td>
              </tr>
              {bill.open > 0 && bill.open !== bill.total && (
                <tr className="sub">
                  <td>{texts.open}</td>
                  <td>{cents(bill.open)}</td>
                </tr>
              )}
            </tbody>
          </table>
        ) : (
          <p className="quiet">{texts.none}</p>
        )}
      </div>
    </Panel>
  );
}
