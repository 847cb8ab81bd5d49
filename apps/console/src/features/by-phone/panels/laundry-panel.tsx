import { SERVICE_CODES, type ServiceCode } from "@waslijn/contract/shared/codes";
import { useQuery } from "@tanstack/react-query";
import { pricesQuery } from "../../../api/prices-query.ts";
import { FieldError } from "../../../parts/field/field-error.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { PiecesForm } from "../../../parts/pieces/pieces-form.tsx";
import { Failed, Loading } from "../../../parts/states/states.tsx";
import { useByPhoneTexts } from "../by-phone-texts.ts";
import type { ByPhone } from "../use-by-phone.ts";

/** What is to be done, whether there is a bag, and what they think to hand in. */
export function LaundryPanel({ phone }: { phone: ByPhone }) {
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
      </div>
    </Panel>
  );
}
