import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { asOfPath } from "@waslijn/contract/console/codes";
import type { DataEntry } from "@waslijn/contract/console/data";
import { useId, useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { centsOf, type Draft, type PriceRow } from "./price-list.ts";
import { nameOf } from "./price-table.tsx";
import { usePricesTexts } from "./prices-texts.ts";

const PER_LOAD = "wash-tumble-dry-and-fold";

type Props = {
  rows: PriceRow[];
  services: DataEntry[];
  draft: Draft;
  day: string;
  today: string;
};

/** Preview of the customer's price list, today and on the day. */
export function LookPanel({ rows, services, draft, day, today }: Props) {
  const texts = usePricesTexts();
  const language = useLanguage();
  const name = useId();
  const [isThen, setIsThen] = useState(true);
  const isTyping = Object.keys(draft).length > 0;
  const amountOf = ({ id, now, later }: PriceRow, onDay: boolean): number | undefined =>
    onDay ? (draft[id] ?? centsOf(later)) : now && centsOf(now);
  const shownOf = (type: string, onDay: boolean): string | undefined => {
    const own = rows.filter((row) => row.type === type);
    const load = own.find(({ later }) => later.value.alias === PER_LOAD);
    if (load) {
      const cents = amountOf(load, onDay);
      return cents === undefined ? undefined : texts.look.upTo(formatCents(cents, language));
    }
    const amounts = own.flatMap((row) => amountOf(row, onDay) ?? []);
    if (amounts.length === 0) return undefined;
    const least = formatCents(Math.min(...amounts), language);
    return amounts.length === 1 ? least : texts.look.from(least);
  };
  return (
    <Panel
      title={texts.look.title}
      aside={
        <fieldset className="seg look-day">
          <legend className="hide">{texts.look.choose}</legend>
          {[false, true].map((onDay) => (
            <label key={String(onDay)}>
              <input
                type="radio"
                name={name}
                checked={isThen === onDay}
                onChange={() => setIsThen(onDay)}
              />
              {onDay ? texts.columns.later(formatDateOfYear(day, language)) : texts.columns.now}
            </label>
          ))}
        </fieldset>
      }
    >
      <div className="panel-in look">
        <h3>{texts.look.heading}</h3>
        <ul>
          {services.map((service) => {
            const type = String(service.value.type);
            const price = shownOf(type, isThen);
            if (price === undefined) return undefined;
            return (
              <li key={type}>
                <b>{nameOf(service, language)}</b>
                <span className={price === shownOf(type, false) ? "" : "is-other"}>{price}</span>
              </li>
            );
          })}
        </ul>
        <a
          className="btn btn-line look-page"
          href={asOfPath(isThen ? day : today, `/${language}/pricelist`)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="eye" size="s" />
          {texts.look.open(formatDateOfYear(isThen ? day : today, language))}
        </a>
        {isThen && isTyping && <p className="quiet small">{texts.look.planned}</p>}
      </div>
      <p className="panel-foot">
        <Icon name="info" size="s" />
        {texts.look.also}
      </p>
    </Panel>
  );
}
