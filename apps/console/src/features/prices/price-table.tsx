import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import { formatCents, formatPlain, formatPlainCents } from "@waslijn/contract/shared/formats/money";
import type { DataEntry } from "@waslijn/contract/console/data";
import type { Language } from "@waslijn/contract/shared/constants";
import { useId, useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { readCents } from "../../ui/form/read-number.ts";
import { Panel } from "../../ui/panel.tsx";
import { Table } from "../../ui/table/table.tsx";
import { centsOf, changedRows, isOther, isSlip, type Draft, type PriceRow } from "./price-list.ts";
import { usePricesTexts } from "./prices-texts.ts";

type Props = {
  rows: PriceRow[];
  services: DataEntry[];
  draft: Draft;
  day: string;
  onType: (id: string, cents: number | null) => void;
};

export const nameOf = ({ value }: DataEntry, language: Language): string =>
  String(value[`name_${language}`] ?? "");

/** Every price: today's, the new one and the difference. */
export function PriceTable({ rows, services, draft, day, onType }: Props) {
  const texts = usePricesTexts();
  const language = useLanguage();
  const [isShort, setIsShort] = useState(false);
  const others = rows.filter((row) => isOther(row, draft));
  const shown = isShort ? others : rows;
  const groups = [
    ...services.map((service) => ({
      name: nameOf(service, language),
      rows: shown.filter(({ type }) => type === service.value.type),
    })),
    { name: texts.fees, rows: shown.filter(({ table }) => table === "config_prices") },
  ].filter((group) => group.rows.length > 0);
  return (
    <Panel
      title={
        <>
          {texts.list}{" "}
          <small className="price-count">{texts.counts(rows.length, others.length)}</small>
        </>
      }
      aside={
        <label className="only">
          <input
            className="tick"
            type="checkbox"
            checked={isShort}
            onChange={({ target }) => setIsShort(target.checked)}
          />
          {texts.onlyChanged}
        </label>
      }
    >
      <div className="tbl-wide">
        <Table
          className="price-list"
          caption={texts.caption}
          isGrouped
          columns={[
            texts.columns.what,
            { words: texts.columns.now, className: "r" },
            { words: texts.columns.later(formatDateOfYear(day, language)), className: "r" },
            { words: texts.columns.by, className: "r price-by" },
            { words: texts.columns.since, className: "price-since" },
          ]}
        >
          {groups.map((group) => (
            <tbody key={group.name}>
              <tr className="price-group">
                <th scope="rowgroup" colSpan={5}>
                  {group.name}
                </th>
              </tr>
              {group.rows.map((row) => (
                <Price
                  key={`${row.id} ${day}`}
                  row={row}
                  day={day}
                  typed={draft[row.id]}
                  isTyped={changedRows([row], draft).length > 0}
                  onType={(cents) => onType(row.id, cents)}
                />
              ))}
            </tbody>
          ))}
        </Table>
      </div>
    </Panel>
  );
}

type PriceProps = {
  row: PriceRow;
  day: string;
  /** Null: the text is not an amount. */
  typed: number | null | undefined;
  isTyped: boolean;
  onType: (cents: number | null) => void;
};

function Price({ row: { now, later }, day, typed, isTyped, onType }: PriceProps) {
  const texts = usePricesTexts();
  const language = useLanguage();
  const id = useId();
  const [words, setWords] = useState<string>();
  const name = nameOf(later, language);
  const cents = typed ?? centsOf(later);
  const difference = now ? cents - centsOf(now) : 0;
  const isWrong = typed === null;
  const isDoubtful = isTyped && isSlip(centsOf(later), cents);
  // Resets the field when the draft was discarded or saved.
  const [hadTyped, setHadTyped] = useState(false);
  if (hadTyped !== (typed !== undefined)) {
    setHadTyped(typed !== undefined);
    if (typed === undefined) setWords(undefined);
  }
  return (
    <tr className={isTyped || difference !== 0 ? "is-other" : ""}>
      <th scope="row">{name}</th>
      <td className="r">
        {now &&
          (difference === 0 ? (
            formatCents(centsOf(now), language)
          ) : (
            <del>{formatCents(centsOf(now), language)}</del>
          ))}
      </td>
      <td className="r">
        <span className="euro-in">
          <span aria-hidden="true">€</span>
          <input
            className="in"
            inputMode="decimal"
            aria-label={texts.amountOf(name, formatDateOfYear(day, language))}
            aria-invalid={isWrong}
            {...((isWrong || isDoubtful) && { "aria-describedby": id })}
            value={words ?? (isWrong ? "" : formatPlainCents(cents, language))}
            onChange={({ target }) => {
              setWords(target.value);
              onType(readCents(target.value) ?? null);
            }}
          />
        </span>
        <FieldError id={id}>
          {isWrong
            ? texts.wrong
            : isDoubtful
              ? texts.slip(factor(centsOf(later), cents))
              : undefined}
        </FieldError>
      </td>
      <td className="r price-by">
        {difference === 0 ? "–" : <Difference by={difference} of={now ? centsOf(now) : 0} />}
      </td>
      <td className="quiet price-since">
        {formatDateOfYear(isTyped ? day : String(later.value.valid_from), language)}
      </td>
    </tr>
  );
}

/** How many times more or less, rounded; undefined for free. */
const factor = (before: number, after: number): { more: boolean; times: number } | undefined =>
  after === 0
    ? undefined
    : {
        more: after > before,
        times: Math.round(after > before ? after / before : before / after),
      };

function Difference({ by, of }: { by: number; of: number }) {
  const language = useLanguage();
  const sign = by > 0 ? "+" : "−";
  const percent = of > 0 ? formatPlain(Math.abs((by / of) * 100), language, 1) : undefined;
  return (
    <>
      <b>
        {sign} {formatCents(Math.abs(by), language)}
      </b>
      {percent && (
        <small className="quiet">
          {" "}
          {sign}
          {percent} %
        </small>
      )}
    </>
  );
}
