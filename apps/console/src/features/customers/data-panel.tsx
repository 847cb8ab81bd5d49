import { callLater } from "../../api/later.ts";
import { useNavigate } from "@tanstack/react-router";
import type { DeskCustomer } from "@waslijn/contract/console/customers";
import { formatLongDate, formatFormalDate } from "@waslijn/contract/shared/formats/dates";
import { useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { useAct } from "../../parts/use-act.ts";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { Panel } from "../../ui/panel.tsx";
import { keepFile } from "../../ui/save-file.ts";
import { customerQuery } from "./customer-queries.ts";
import { useCustomerTexts } from "./customers-texts.ts";

type Props = { id: string; customer: DeskCustomer };

/** Export and erasure, with what stays for the books (PERSON-02). Both need the passkey again. */
export function DataPanel({ id, customer }: Props) {
  const texts = useCustomerTexts().data;
  const language = useLanguage();
  const [isErasing, setIsErasing] = useState(false);
  const { act, isRunning } = useAct({ refresh: [] });
  const { erasure, name } = customer;
  const isHeld = erasure.waitsFor?.isConfirmed === true;
  const save = (): void =>
    void act({
      done: texts.exported,
      run: async () => {
        const data = await withPasskey(() => callLater("exportCustomer", { params: { id } }));
        const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
        keepFile(file, `waslijn-${id.slice(0, 8)}.json`);
      },
    });
  return (
    <Panel title={texts.title} aside={<span className="quiet">{texts.owner}</span>}>
      <div className="panel-in">
        <p>
          {texts.holds(
            texts.orders(erasure.orders),
            texts.photos(erasure.photos),
            texts.messages(erasure.messages),
          )}
        </p>
        <p className="cu-do">
          <Button size="s" disabled={isRunning} onClick={save}>
            <Icon name="export" size="s" />
            {texts.export}
          </Button>
          {!isHeld && (
            <Button size="s" onClick={() => setIsErasing(true)}>
              <Icon name="erase" size="s" />
              {texts.erase(name)}
            </Button>
          )}
        </p>
        {erasure.waitsFor && (
          <p className="hint">
            {isHeld
              ? texts.waits(
                  erasure.waitsFor.number,
                  erasure.waitsFor.until && formatLongDate(erasure.waitsFor.until, language),
                )
              : texts.waitsUnconfirmed(erasure.waitsFor.number)}
          </p>
        )}
        <Kept erasure={erasure} />
      </div>
      {isErasing && <EraseDialog id={id} customer={customer} onClose={() => setIsErasing(false)} />}
    </Panel>
  );
}

/** What an erasure removes and what it keeps. */
function Kept({ erasure: { invoices, keptUntil } }: Pick<DeskCustomer, "erasure">) {
  const texts = useCustomerTexts().data;
  const language = useLanguage();
  return (
    <dl className="facts cu-law">
      <dt>{texts.goes}</dt>
      <dd>{texts.goesText}</dd>
      <dt>{texts.stays}</dt>
      <dd>
        {keptUntil
          ? texts.invoices(invoices, formatFormalDate(keptUntil, language))
          : texts.noInvoices}
      </dd>
    </dl>
  );
}

function EraseDialog({ id, customer, onClose }: Props & { onClose: () => void }) {
  const texts = useCustomerTexts().data;
  const navigate = useNavigate();
  const { name, erasure } = customer;
  const [notTheirs, setNotTheirs] = useState(false);
  const { act, isRunning } = useAct({ refresh: [customerQuery(id).queryKey] });
  const erase = async (): Promise<void> => {
    const worked = await act({
      done: texts.erased(name),
      run: () =>
        withPasskey(() => callLater("eraseCustomer", { params: { id }, body: { notTheirs } })),
    });
    onClose();
    if (worked) void navigate({ to: "/customers" });
  };
  return (
    <Ask
      title={texts.title2(name)}
      submit={texts.submit}
      leave={texts.leave}
      isRunning={isRunning}
      onSubmit={() => void erase()}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      <Kept erasure={erasure} />
      {erasure.waitsFor && (
        <label className="choice">
          <input
            className="tick"
            type="checkbox"
            required
            checked={notTheirs}
            onChange={(event) => setNotTheirs(event.target.checked)}
          />
          <span>{texts.notTheirs}</span>
        </label>
      )}
    </Ask>
  );
}
