import type { DataValue } from "@waslijn/contract/console/data";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dataQuery } from "../../api/queries.ts";
import { EntriesScreen } from "./entries/entries-screen.tsx";
import type { Field } from "./entries/fields.ts";
import { qrPicture } from "@waslijn/design/qr-picture.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import "./location-card.css";
import { defineTexts } from "../../i18n/define-texts.ts";
import { Button } from "../../ui/button.tsx";

const useLocationTexts = defineTexts({
  en: {
    title: "Locations",
    caption: "Locations and their codes",
    loading: "Loading locations",
    add: "New location",
    addTitle: "New location",
    empty: "There is no location yet",
    emptyText: "At a location people hand in laundry with its code of four digits.",
    columns: { code: "Code", company: "Location", kind: "Kind", hub: "Hub", bls: "Return code" },
    labels: {
      id: "Id",
      kind: "Kind",
      code: "Code",
      bls: "Return code",
      company: "Name",
      address_line: "Address",
      postal_code: "Postal code",
      hub_id: "Hub",
      email: "E-mail",
      language: "Language",
      collection_limit: "Collections a day",
      daily_limit: "Orders a day",
      service_company: "Service company",
      postnl_hub_name: "Station on the return label",
    },
    hints: { code: "Four digits such as 0012", bls: "Five capitals and digits such as BC12M" },
    options: {
      kind: { retail: "Shop", b2b: "Business" },
      language: { nl: "Dutch", en: "English" },
    },
    wrong: {
      "code.repeated": "Another location has this code.",
      "bls.repeated": "Another location has this code.",
    },
    card: {
      show: "Card",
      showLong: (name: string) => `Card of ${name}`,
      title: (name: string) => `Card of ${name}`,
      scan: { retail: "Scan and hand in your laundry", b2b: "Scan and order" },
      code: "Your code",
      return: "Return code",
      print: "Print",
      close: "Close",
      qr: (url: string) => `QR code that leads to ${url}`,
    },
  },
  nl: {
    title: "Locaties",
    caption: "Locaties en hun codes",
    loading: "Locaties laden",
    add: "Nieuwe locatie",
    addTitle: "Nieuwe locatie",
    empty: "Er is nog geen locatie",
    emptyText: "Op een locatie geven mensen hun was af met de code van vier cijfers.",
    columns: { code: "Code", company: "Locatie", kind: "Soort", hub: "Hub", bls: "Retourcode" },
    labels: {
      id: "Id",
      kind: "Soort",
      code: "Code",
      bls: "Retourcode",
      company: "Naam",
      address_line: "Adres",
      postal_code: "Postcode",
      hub_id: "Hub",
      email: "E-mail",
      language: "Taal",
      collection_limit: "Ophalingen per dag",
      daily_limit: "Bestellingen per dag",
      service_company: "Servicebedrijf",
      postnl_hub_name: "Station op het retourlabel",
    },
    hints: { code: "Vier cijfers, zoals 0012", bls: "Vijf hoofdletters en cijfers, zoals BC12M" },
    options: {
      kind: { retail: "Winkel", b2b: "Zakelijk" },
      language: { nl: "Nederlands", en: "Engels" },
    },
    wrong: {
      "code.repeated": "Een andere locatie heeft deze code.",
      "bls.repeated": "Een andere locatie heeft deze code.",
    },
    card: {
      show: "Kaart",
      showLong: (name: string) => `Kaart van ${name}`,
      title: (name: string) => `Kaart van ${name}`,
      scan: { retail: "Scan en geef je was af", b2b: "Scan en bestel" },
      code: "Jouw code",
      return: "Retourcode",
      print: "Print",
      close: "Sluit",
      qr: (url: string) => `QR-code die leidt naar ${url}`,
    },
  },
});

const FIELDS: Field[] = [
  { name: "kind", kind: "choice", options: ["retail", "b2b"], start: "retail" },
  { name: "code", kind: "line", maxLength: 4 },
  { name: "bls", kind: "line", maxLength: 5 },
  { name: "company", kind: "line", maxLength: 120 },
  { name: "address_line", kind: "line", maxLength: 200 },
  { name: "postal_code", kind: "line", maxLength: 7 },
  { name: "hub_id", kind: "hub" },
  { name: "email", kind: "line", maxLength: 254 },
  { name: "language", kind: "choice", options: LANGUAGES, start: "nl" },
  { name: "daily_limit", kind: "number", start: "50" },
  { name: "collection_limit", kind: "number", start: "10" },
  { name: "service_company", kind: "line", maxLength: 120, isOptional: true },
  { name: "postnl_hub_name", kind: "line", maxLength: 80, isOptional: true },
];

/** Drop-off locations, each with its code and a printable card (SHOP-04). */
export function LocationsScreen() {
  const texts = useLocationTexts();
  const hubs = useQuery(dataQuery("hubs")).data ?? [];
  const [card, setCard] = useState<DataValue>();
  const hubName = (id: DataValue[string] | undefined): string =>
    String(hubs.find(({ value }) => value.id === id)?.value.name ?? id);
  return (
    <>
      <EntriesScreen
        subject={{
          table: "service_points",
          key: ["id"],
          fields: FIELDS,
          nameOf: ({ company }) => String(company),
          columns: [
            { name: "code", show: ({ code }) => String(code), isName: true },
            {
              name: "company",
              show: ({ company }) => String(company),
              below: ({ address_line }) => String(address_line),
              isName: true,
            },
            {
              name: "kind",
              show: ({ kind }) =>
                kind === "b2b" ? texts.options.kind.b2b : texts.options.kind.retail,
              rank: "c-3",
            },
            { name: "hub", show: ({ hub_id }) => hubName(hub_id), rank: "c-3" },
            { name: "bls", show: ({ bls }) => String(bls), rank: "c-3" },
          ],
          texts,
          more: { label: texts.card.show, labelOf: texts.card.showLong, act: setCard },
        }}
      />
      {card && <LocationCard location={card} onClose={() => setCard(undefined)} />}
    </>
  );
}

/** A card for the counter, with the location's code and a QR code of the page where it is entered. */
function LocationCard({ location, onClose }: { location: DataValue; onClose: () => void }) {
  const texts = useLocationTexts().card;
  const kind = location.kind === "b2b" ? "b2b" : "retail";
  const url = `${window.location.origin}/${String(location.language)}/${kind}`;
  const { size, path } = qrPicture(url);
  return (
    <Dialog
      label={texts.title(String(location.company))}
      className="ask card-dialog"
      onClose={onClose}
    >
      <div className="card-print">
        <Logo />
        <h2>{texts.scan[kind]}</h2>
        <svg
          className="card-qr"
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={texts.qr(url)}
        >
          <rect className="card-qr-ground" width={size} height={size} />
          <path className="card-qr-dark" d={path} />
        </svg>
        <p className="small">{url.replace(/^https?:\/\//, "")}</p>
        <p>
          {texts.code}
          <strong className="card-code">{String(location.code)}</strong>
        </p>
        <p>
          <b>{String(location.company)}</b>
          <br />
          {String(location.address_line)}
        </p>
        <p className="small">
          {texts.return}: {String(location.bls)}
        </p>
      </div>
      <div className="ask-do">
        <Button look="quiet" onClick={onClose}>
          {texts.close} <kbd>Esc</kbd>
        </Button>
        <Button look="main" onClick={() => window.print()}>
          <Icon name="print" size="s" />
          {texts.print}
        </Button>
      </div>
    </Dialog>
  );
}
