import { formatLongDate, formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import type { VisitorDay, VisitorView, Why } from "@waslijn/contract/console/windows";
import { isPostalCode } from "@waslijn/contract/shared/rules";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Bar } from "../../parts/bar.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { Table } from "../../ui/table/table.tsx";
import { offeredDays, windowsOf, type OfferedWindow } from "./offered-windows.ts";
import "../../parts/windows.css";
import "./visitor.css";
import { defineTexts } from "../../i18n/define-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

type Words = Record<Why["code"], (about: string) => string>;

const en: Words = {
  past: () => "past",
  "cut-off": (hour) => `no pickup today after ${hour}`,
  "new-customer": (days) => `the bag of a new customer travels ${days} days by post`,
  turnaround: () => "before the laundry can be ready (2 working days)",
  "beyond-horizon": (days) => `more than ${days} days ahead`,
  "no-operating-day": () => "the hub does not drive on this weekday",
  holiday: () => "holiday",
  closure: (reason) => `closed: ${reason}`,
  "no-such-window": () => "the hub has no windows",
  "no-places": () => "no places on this day",
  full: () => "full",
};
const nl: Words = {
  past: () => "voorbij",
  "cut-off": (hour) => `vandaag niet meer na ${hour}`,
  "new-customer": (days) => `de waszak van een nieuwe klant is ${days} dagen met de post onderweg`,
  turnaround: () => "voordat de was klaar kan zijn (2 werkdagen)",
  "beyond-horizon": (days) => `meer dan ${days} dagen vooruit`,
  "no-operating-day": () => "de hub rijdt niet op deze weekdag",
  holiday: () => "feestdag",
  closure: (reason) => `dicht: ${reason}`,
  "no-such-window": () => "de hub heeft geen tijdvakken",
  "no-places": () => "geen plekken op deze dag",
  full: () => "vol",
};

const useVisitorTexts = defineTexts({
  en: {
    title: "As a customer",
    order: "Order as a customer",
    start: "Look along with a customer",
    text: "Enter an address to see what somebody there is offered now, and why a day or window is missing.",
    postalCode: "Postal code",
    postalHint: "such as 1234 AB",
    houseNumber: "House number",
    isNew: "A new customer, without a bag",
    look: "Look",
    loading: "Looking",
    wrong: "This is not a postal code such as 1234 AB.",
    address: "Address",
    unknown: "not in the register",
    area: "Area",
    outside: "Outside the area: the customer can leave an e-mail address.",
    servedBy: (area: string, hub: string) => `${area}, from ${hub}`,
    firstPickup: "First pickup",
    none: "none",
    pickups: "Pickups",
    deliveries: "Deliveries after the first pickup",
    columns: { day: "Day", why: "Missing, because" },
    days: "Days",
    missing: (days: number) => (days === 1 ? "1 day is missing" : `${days} days are missing`),
    nothing: "The customer sees no day to choose.",
    why: en,
  },
  nl: {
    title: "Als klant",
    order: "Bestel als klant",
    start: "Kijk mee met een klant",
    text: "Vul een adres in. Je ziet wat iemand daar nu kan kiezen, en waarom een dag of tijdvak ontbreekt.",
    postalCode: "Postcode",
    postalHint: "zoals 1234 AB",
    houseNumber: "Huisnummer",
    isNew: "Een nieuwe klant, nog zonder waszak",
    look: "Kijk",
    loading: "We kijken",
    wrong: "Dit is geen postcode zoals 1234 AB.",
    address: "Adres",
    unknown: "niet in het register",
    area: "Gebied",
    outside: "Buiten het gebied: de klant kan een e-mailadres achterlaten.",
    servedBy: (area: string, hub: string) => `${area}, vanuit ${hub}`,
    firstPickup: "Eerste keer ophalen",
    none: "geen",
    pickups: "Ophalen",
    deliveries: "Bezorgen na de eerste keer ophalen",
    columns: { day: "Dag", why: "Ontbreekt, want" },
    days: "Dagen",
    missing: (days: number) => (days === 1 ? "1 dag ontbreekt" : `${days} dagen ontbreken`),
    nothing: "De klant ziet geen dag om te kiezen.",
    why: nl,
  },
});

/** Windows as offered at an address, and why others are missing (SHOP-05). */
export default function VisitorScreen() {
  const texts = useVisitorTexts();
  const language = useLanguage();
  const [postalCode, setPostalCode] = useState("");
  const [houseNumber, setHouseNumber] = useState("");
  const [isNew, setIsNew] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const look = useMutation({
    mutationFn: () => callConsole("viewAsVisitor", { body: { postalCode, houseNumber, isNew } }),
  });
  const submit = (): void => {
    setIsWrong(!isPostalCode(postalCode));
    if (isPostalCode(postalCode)) look.mutate();
  };
  return (
    <>
      <Bar
        title={texts.title}
        end={
          <a className="btn btn-line" href={`/${language}`} target="_blank" rel="noreferrer">
            <Icon name="shop" size="s" />
            {texts.order}
          </a>
        }
      />
      <main id="main" className="page visitor">
        <Form ref={form} className="visitor-ask" onSubmit={submit}>
          <TextField
            label={texts.postalCode}
            hint={texts.postalHint}
            error={isWrong ? texts.wrong : undefined}
            maxLength={12}
            autoComplete="off"
            value={postalCode}
            onChange={setPostalCode}
          />
          <TextField
            label={texts.houseNumber}
            maxLength={12}
            autoComplete="off"
            value={houseNumber}
            onChange={setHouseNumber}
          />
          <label className="visitor-new">
            <input
              className="tick"
              type="checkbox"
              checked={isNew}
              onChange={({ target }) => setIsNew(target.checked)}
            />
            {texts.isNew}
          </label>
          <Button look="main" isSubmit disabled={look.isPending}>
            {texts.look}
          </Button>
        </Form>
        {look.isIdle && <Empty title={texts.start}>{texts.text}</Empty>}
        {look.isPending && <Loading label={texts.loading} rows={8} />}
        {look.isError && <Failed failure={look.error} onRetry={submit} />}
        {look.data && <Seen view={look.data} />}
      </main>
    </>
  );
}

function Seen({
  view: { addresses, hub, firstPickup, pickups, deliveries },
}: {
  view: VisitorView;
}) {
  const texts = useVisitorTexts();
  const language = useLanguage();
  return (
    <div className="col" role="status">
      <dl className="facts">
        <dt>{texts.address}</dt>
        <dd>{addresses.join(" · ") || texts.unknown}</dd>
        <dt>{texts.area}</dt>
        <dd>{hub ? texts.servedBy(hub.area, hub.name) : texts.outside}</dd>
        {hub && (
          <>
            <dt>{texts.firstPickup}</dt>
            <dd>
              {firstPickup
                ? `${formatLongDate(firstPickup.date, language)}, ${firstPickup.time}`
                : texts.none}
            </dd>
          </>
        )}
      </dl>
      {pickups.length > 0 && <Days title={texts.pickups} days={pickups} />}
      {deliveries.length > 0 && <Days title={texts.deliveries} days={deliveries} />}
    </div>
  );
}

/** The days and windows as the customer's picker draws them, and below it the days that are missing there. */
function Days({ title, days }: { title: string; days: VisitorDay[] }) {
  const texts = useVisitorTexts();
  const language = useLanguage();
  const name = useId();
  const offered = offeredDays(days);
  const missing = days.filter(({ why }) => why !== null);
  const [chosen, setChosen] = useState(offered[0]?.date);
  const day = offered.find(({ date }) => date === chosen) ?? offered[0];
  return (
    <Panel title={title}>
      <div className="panel-in visitor-picker">
        {!day && <p className="quiet">{texts.nothing}</p>}
        <fieldset className="visitor-strip">
          <legend className="hide">{`${title}: ${texts.days}`}</legend>
          {offered.map(({ date }) => {
            const [weekday, number, month] = formatShortDate(date, language).split(" ");
            return (
              <label key={date}>
                <input
                  type="radio"
                  name={name}
                  checked={date === day?.date}
                  onChange={() => setChosen(date)}
                />
                {weekday} <b>{number}</b> {month}
              </label>
            );
          })}
        </fieldset>
        <ul className="minis">
          {day && windowsOf(day).map((window) => <WindowTile key={window.from} window={window} />)}
        </ul>
      </div>
      {missing.length > 0 && (
        <details className="visitor-missing">
          <summary>
            {texts.missing(missing.length)} <Icon name="down" size="s" />
          </summary>
          <Table
            className="visitor-days"
            caption={texts.missing(missing.length)}
            columns={[texts.columns.day, texts.columns.why]}
          >
            {missing.map(({ date, why }) => (
              <tr key={date}>
                <th scope="row">{formatLongDate(date, language)}</th>
                <td className="quiet">{why && texts.why[why.code](why.about)}</td>
              </tr>
            ))}
          </Table>
        </details>
      )}
    </Panel>
  );
}

function WindowTile({ window }: { window: OfferedWindow }) {
  const texts = useVisitorTexts();
  const { why } = window;
  return (
    <li className={why ? "mini is-full" : "mini"}>
      <b>{formatHours(window)}</b>
      {why && <small>{texts.why[why.code](why.about)}</small>}
    </li>
  );
}
