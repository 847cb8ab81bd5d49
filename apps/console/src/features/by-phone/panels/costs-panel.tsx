import { formatCents } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { useByPhoneTexts } from "../by-phone-texts.ts";
import type { ByPhone } from "../use-by-phone.ts";
import { SaidField } from "./said-field.tsx";

/** What the caller hears that it will cost, and the button that ends the call. */
export function CostsPanel({ phone }: { phone: ByPhone }) {
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
          <table className="phone-sum">
            <caption className="hide">{texts.title}</caption>
            <tbody>
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
            </tbody>
          </table>
        ) : (
          <p className="quiet">{texts.none}</p>
        )}
        <p className="hint">{texts.hint}</p>
        <button className="btn btn-main btn-wide" disabled={isRunning}>
          {isRunning ? texts.placing : texts.place}
          <kbd>Ctrl Enter</kbd>
        </button>
      </div>
    </Panel>
  );
}
