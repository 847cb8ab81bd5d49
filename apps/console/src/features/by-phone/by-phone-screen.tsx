import { formatCents } from "@waslijn/contract/shared/formats/money";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Bar } from "../../parts/bar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { keyName, useShortcuts } from "../../ui/shortcuts.ts";
import { useByPhoneTexts } from "./by-phone-texts.ts";
import { isUntouched } from "./phone-draft.ts";
import { AddressPanel } from "./address-panel.tsx";
import { CallerPanel } from "./caller-panel.tsx";
import { useByPhone, type ByPhone } from "./use-by-phone.ts";
import "./by-phone.css";
import { useLanguage } from "../../i18n/language.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SaidField } from "./said-field.tsx";
import type { DeskDate } from "@waslijn/contract/console/by-phone";
import { type WindowKind, SERVICE_CODES, type ServiceCode } from "@waslijn/contract/shared/codes";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { FieldError, TextArea } from "../../ui/form/field.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { WindowPicker } from "../../parts/window-picker.tsx";
import { pricesQuery } from "../../api/queries.ts";
import { PiecesForm } from "../../parts/pieces/pieces-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Table } from "../../ui/table/table.tsx";

const route = getRouteApi("/staff-only/shell/by-phone");

/** The phone order form. The number comes first: a known caller fills in most of the rest (DESK-04). */
export default function ByPhoneScreen() {
  const texts = useByPhoneTexts();
  const phone = useByPhone(route.useSearch().customer);
  const form = useRef<HTMLFormElement>(null);
  const begin = (): void => form.current?.querySelector<HTMLInputElement>("input")?.focus();
  useEffect(begin, []);
  useShortcuts([
    {
      keys: "Ctrl Enter",
      label: texts.costs.place,
      act: () => void phone.place(),
      whileTyping: true,
    },
  ]);
  return (
    <>
      <Bar title={texts.title} back={<Back label={texts.back} />} />
      <main id="main" className="page">
        <Form
          ref={form}
          className="cols cols-phone"
          onSubmit={() => void phone.place()}
          onKeyDown={(event) => {
            // Enter in a field must not submit the form.
            if (keyName(event) === "Enter" && event.target instanceof HTMLInputElement) {
              event.preventDefault();
            }
          }}
        >
          <div className="col">
            <CallerPanel phone={phone} />
            <AddressPanel phone={phone} />
            <LaundryPanel phone={phone} />
            <TimesPanel phone={phone} />
          </div>
          <div className="col phone-side">
            <CostsPanel phone={phone} />
            {!isUntouched(phone.draft) && (
              <Button
                look="quiet"
                onClick={() => {
                  phone.startAnew();
                  begin();
                }}
              >
                {texts.clear}
              </Button>
            )}
          </div>
        </Form>
      </main>
    </>
  );
}

function Back({ label }: { label: string }) {
  return (
    <Link className="btn btn-quiet btn-sq" to="/orders" aria-label={label}>
      <Icon name="back" />
    </Link>
  );
}

/** The estimate to read out, and the submit button. */
function CostsPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().costs;
  const language = useLanguage();
  const { problems, estimate, isRunning } = phone;
  const cents = (amount: number): string => formatCents(amount, language);
  const lines = estimate.isError ? [] : (estimate.data?.lines ?? []);
  return (
    <Panel title={texts.title}>
      <div className="panel-in phone-fields">
        <SaidField
          phone={phone}
          name="couponCode"
          label={texts.coupon}
          maxLength={40}
          error={problems.couponCode && texts.problems[problems.couponCode]}
        />
        {lines.length > 0 && estimate.data ? (
          <Table look="bare" className="phone-sum" caption={texts.title}>
            {lines.map((line, at) => (
              <tr key={at}>
                <th scope="row">{line.label}</th>
                <td>{cents(line.cents)}</td>
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">{texts.total}</th>
              <td>{cents(estimate.data.total)}</td>
            </tr>
          </Table>
        ) : (
          <p className="quiet">{texts.none}</p>
        )}
        <p className="hint">{texts.hint}</p>
        <Button look="main" isWide isSubmit disabled={isRunning}>
          {isRunning ? texts.placing : texts.place}
          <kbd>Ctrl Enter</kbd>
        </Button>
      </div>
    </Panel>
  );
}

/** A pickup window, then a delivery window after it, by the same rules as online orders. */
function TimesPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().times;
  return (
    <Panel title={texts.title}>
      <div className="panel-in phone-fields">
        <Times kind="pickup" dates={phone.pickups} wait={texts.needAddress} phone={phone} />
        <Times kind="delivery" dates={phone.deliveries} wait={texts.needPickup} phone={phone} />
      </div>
    </Panel>
  );
}

type Props = {
  kind: WindowKind;
  dates: UseQueryResult<DeskDate[]>;
  /** Text shown until the required input is known. */
  wait: string;
  phone: ByPhone;
};

function Times({ kind, dates, wait, phone }: Props) {
  const texts = useByPhoneTexts().times;
  const { draft, say, problems } = phone;
  const problem = problems[kind];
  return (
    <div data-field={kind}>
      {!dates.isEnabled && (
        <p className="quiet">
          <b>{texts[kind]}</b> {wait}
        </p>
      )}
      {dates.isEnabled && dates.isPending && <Loading label={texts.loading} rows={2} />}
      {dates.isError && <Failed failure={dates.error} onRetry={() => void dates.refetch()} />}
      {dates.data?.length === 0 && <p className="note">{texts.none}</p>}
      {dates.data && dates.data.length > 0 && (
        <WindowPicker
          title={texts[kind]}
          dates={dates.data}
          picked={draft[kind]}
          onPick={(picked) => say({ [kind]: picked })}
        />
      )}
      <FieldError id={`${kind}-error`}>{problem && texts.problems[problem]}</FieldError>
    </div>
  );
}

/** Services, whether the caller has a bag, and the expected laundry. */
function LaundryPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().laundry;
  const { draft, say, problems, isChecked } = phone;
  const prices = useQuery(pricesQuery());
  const toggle = (code: ServiceCode): void =>
    say({
      services: SERVICE_CODES.filter((one) =>
        one === code ? !draft.services.includes(one) : draft.services.includes(one),
      ),
    });
  return (
    <Panel title={texts.title}>
      <div className="panel-in phone-fields">
        {prices.isPending && <Loading label={texts.loading} rows={3} />}
        {prices.isError && <Failed failure={prices.error} onRetry={() => void prices.refetch()} />}
        {prices.data && (
          <fieldset
            data-field="services"
            {...(problems.services && { "aria-describedby": "services-error" })}
          >
            <legend className="label">{texts.services}</legend>
            <div className="phone-choices">
              {prices.data.map(({ type, name }) => (
                <label key={type} className="choice">
                  <input
                    className="tick"
                    type="checkbox"
                    checked={draft.services.includes(type)}
                    onChange={() => toggle(type)}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
            <FieldError id="services-error">{problems.services && texts.noServices}</FieldError>
          </fieldset>
        )}
        <label className="choice phone-bag">
          <input
            className="tick"
            type="checkbox"
            checked={draft.hasBag}
            onChange={() => say({ hasBag: !draft.hasBag })}
          />
          <span>
            {texts.hasBag}
            {!draft.hasBag && <small className="quiet">{texts.noBag}</small>}
          </span>
        </label>
        {prices.data && (
          <details>
            <summary>{texts.estimate}</summary>
            <PiecesForm
              services={prices.data}
              draft={draft.laundry}
              isChecked={isChecked}
              onChange={(laundry) => say({ laundry })}
            />
          </details>
        )}
        <div data-field="notes">
          <TextArea
            label={texts.notes}
            error={problems.notes && texts.notesWrong}
            rows={2}
            maxLength={2000}
            value={draft.notes}
            onChange={(notes) => say({ notes })}
          />
        </div>
      </div>
    </Panel>
  );
}
