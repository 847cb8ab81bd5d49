import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { callConsole } from "../../../api/client.ts";
import { openFile } from "../../../api/open-file.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { useAct } from "../../../parts/use-act.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { fileNameOf, keepFile } from "../../../ui/save-file.ts";
import { useMoment } from "../../../i18n/use-today.ts";
import type { DialogProps } from "../use-order-acts.ts";
import { useOrderTexts } from "../order-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Table } from "../../../ui/table/table.tsx";
import "./bill.css";

export function BillPanel({ order, acts }: DialogProps) {
  const texts = useOrderTexts().bill;
  const { bill, billVersion: version } = order;
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
          <Table look="bare" className="bill" caption={texts.title}>
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
          </Table>
        ) : (
          <p className="quiet">{texts.none}</p>
        )}
        {bill && <Invoices invoices={bill.invoices} />}
        <BillGoes order={order} acts={acts} />
      </div>
    </Panel>
  );
}

/** The invoices and credit invoices that the customer can open, as PDF. */
function Invoices({ invoices }: { invoices: NonNullable<DeskOrder["bill"]>["invoices"] }) {
  const texts = useOrderTexts().bill;
  const { act, isRunning } = useAct({ refresh: [] });
  const open = (number: string): void =>
    void act({
      done: texts.invoiceSaved(number),
      run: async () => {
        const response = await openFile(
          "readInvoiceFile",
          { number, format: "pdf" },
          new AbortController().signal,
        );
        keepFile(await response.blob(), fileNameOf(response));
      },
    });
  return invoices.map(({ number, credits }) => (
    <Button key={number} size="s" aria-disabled={isRunning} onClick={() => open(number)}>
      <Icon name="export" size="s" />
      {credits ? texts.creditInvoice(number) : texts.invoice(number)}
    </Button>
  ));
}

/** Whether the bill was sent, and undo or send-now for a scheduled one (COUNT-06). */
function BillGoes({ order: { number, bill, billGoesAt, actions }, acts }: DialogProps) {
  const texts = useOrderTexts();
  const moment = useMoment();
  if (billGoesAt === null) {
    const maySend = actions.some(({ act, may }) => act === "send-bill" && may === "free");
    return bill && bill.pay === null && maySend ? (
      <p className="quiet">{texts.bill.unsent}</p>
    ) : null;
  }
  const hold = (): void =>
    void acts.change(texts.done["hold-bill"], () =>
      callConsole("holdBill", { params: { number } }),
    );
  const send = (): void =>
    void acts.change(texts.done["send-bill-now"], (version) =>
      callConsole("sendBill", { params: { number }, body: { version, now: true } }),
    );
  return (
    <div className="bill-goes">
      <p role="status">{texts.bill.goes(moment(billGoesAt))}</p>
      <Button size="s" disabled={acts.isRunning} onClick={send}>
        {texts.bill.now}
      </Button>
      <Button size="s" disabled={acts.isRunning} onClick={hold}>
        {texts.bill.hold}
      </Button>
    </div>
  );
}
