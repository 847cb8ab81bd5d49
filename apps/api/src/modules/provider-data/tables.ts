import type { DataTable } from "@waslijn/contract/console/codes";
import { PEPPOL_SCHEMES } from "@waslijn/contract/shared/invoices";
import { CONFIG_ALIASES, SERVICE_CODES, WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { VAT_CODES } from "@waslijn/contract/shared/pricing";
import { HOLIDAYS } from "@waslijn/contract/shared/calendar";
import { checkInvoiced } from "./check-invoiced.ts";
import {
  chamberNumber,
  choice,
  cents,
  clockTime,
  date,
  dateOrWeekday,
  email,
  id,
  language,
  listOf,
  locationCode,
  or,
  postalCode,
  promoCode,
  returnCode,
  text,
  uuid,
  vatNumber,
  whole,
  windowStart,
  yesOrNo,
  type Column,
  type Row,
} from "./columns.ts";

export type Table = {
  /** Columns that identify an entry. */
  key: string[];
  /** Columns that find the id of an entry without one. */
  idBy?: string[];
  columns: Record<string, Column>;
  /** Columns that the product itself updates; a file sets only the initial value. */
  firstValueOnly?: string[];
  /** Rows apply from a date on; earlier rows stay for orders of that time. */
  isDated?: true;
  /** Checks the entry as a whole; returns the wrong column and a message. */
  check?: (row: Row) => { column: string; sentence: string } | undefined;
};

const position = or(whole(0, 30_000), (_row, index) => index + 1);
const postalDigits = whole(1000, 9999, "four digits");
const shortName = (long: string): Column => or(text(80), (row) => row[long] ?? "");

/** The provider's files, parents before children. Each is one database table. */
export const TABLES = {
  hubs: {
    key: ["id"],
    columns: {
      id,
      name: text(80),
      postnl_name: or(text(80), null),
      operating_days: listOf("weekdays from 1 (Monday) to 7, each once", whole(1, 7)),
      same_day_cutoff: clockTime,
      new_customer_lead_days: whole(0, 30),
      horizon_days: whole(1, 90),
      skipped_holidays: or(
        listOf(`some of ${HOLIDAYS.join(", ")}`, choice(HOLIDAYS)),
        (): string[] => [],
      ),
    },
  },
  hub_windows: {
    key: ["hub_id", "kind", "from_time"],
    columns: {
      hub_id: id,
      kind: choice(WINDOW_KINDS),
      from_time: windowStart,
      capacity: whole(0, 100_000),
    },
  },
  hub_capacities: {
    key: ["hub_id", "kind", "from_time", "day"],
    columns: {
      hub_id: id,
      kind: choice(WINDOW_KINDS),
      from_time: windowStart,
      day: dateOrWeekday,
      capacity: whole(0, 100_000),
    },
  },
  hub_closures: {
    key: ["hub_id", "date"],
    columns: { hub_id: id, date, reason: text(120) },
  },
  service_areas: {
    key: ["first_code", "last_code"],
    columns: { first_code: postalDigits, last_code: postalDigits, hub_id: id },
    check: (row) =>
      Number(row.first_code) > Number(row.last_code)
        ? { column: "last_code", sentence: "last_code should not be lower than first_code." }
        : undefined,
  },
  cleaning_services: {
    key: ["type"],
    columns: { type: choice(SERVICE_CODES), name_nl: text(80), name_en: text(80), position },
  },
  prices: {
    key: ["type", "alias", "valid_from"],
    isDated: true,
    columns: {
      type: choice(SERVICE_CODES),
      alias: id,
      name_nl: text(80),
      name_en: text(80),
      name_short_nl: shortName("name_nl"),
      name_short_en: shortName("name_en"),
      cents,
      position,
      valid_from: or(date, null),
    },
  },
  config_prices: {
    key: ["alias", "valid_from"],
    isDated: true,
    columns: {
      alias: choice(CONFIG_ALIASES),
      name_nl: text(80),
      name_en: text(80),
      cents,
      position,
      vat: or(choice(VAT_CODES), (row) =>
        row.alias === "PRICE_STARTER_KIT_DEPOSIT" ? "none" : "21",
      ),
      valid_from: or(date, null),
    },
  },
  business_services: {
    key: ["droplocker"],
    columns: { droplocker: id, title_nl: text(80), title_en: text(80), position },
  },
  promo_codes: {
    key: ["code"],
    columns: {
      code: promoCode,
      percent: or(whole(1, 100), null),
      cents: or(whole(1, 1_000_000, "a whole number of cents"), null),
      valid_from: or(date, null),
      valid_until: or(date, null),
      max_uses: or(whole(1, 100_000), null),
      max_per_customer: or(whole(1, 1000), null),
    },
    check: (row) => {
      if ((row.percent === null) === (row.cents === null)) {
        return { column: "percent", sentence: "give either percent or cents, not both." };
      }
      const isBackwards =
        row.valid_from && row.valid_until && String(row.valid_from) > String(row.valid_until);
      return isBackwards
        ? { column: "valid_until", sentence: "valid_until should not be before valid_from." }
        : undefined;
    },
  },
  companies: {
    key: ["id"],
    idBy: ["name"],
    columns: {
      id: or(uuid, null),
      name: text(120),
      email,
      language: or(language, "nl"),
      is_public: or(yesOrNo, false),
      has_bag: or(yesOrNo, null),
      daily_limit: or(whole(0, 100_000), 20),
      legal_name: or(text(120), null),
      street: or(text(120), null),
      postal_code: or(postalCode, null),
      city: or(text(80), null),
      kvk: or(chamberNumber, null),
      vat_number: or(vatNumber, null),
      peppol_scheme: or(choice(PEPPOL_SCHEMES), (row) => (row.kvk ? "0106" : null)),
      peppol_id: or(text(50), (row) => (row.peppol_scheme === "0106" ? (row.kvk ?? null) : null)),
      buyer_reference: or(text(100), null),
      invoice_email: or(email, null),
    },
    check: checkInvoiced,
    // The first order with a bag sets it; an old file must not reset it.
    firstValueOnly: ["has_bag"],
  },
  service_points: {
    key: ["id"],
    idBy: ["kind", "code"],
    columns: {
      id: or(uuid, null),
      kind: choice(["retail", "b2b"]),
      code: locationCode,
      bls: returnCode,
      company: text(120),
      address_line: text(200),
      postal_code: postalCode,
      service_company: or(text(120), null),
      postnl_hub_name: or(text(80), null),
      hub_id: id,
      email,
      language: or(language, "nl"),
      collection_limit: or(whole(0, 100_000), 10),
      daily_limit: or(whole(0, 100_000), 50),
    },
  },
} satisfies Record<DataTable, Table>;

export type TableName = DataTable;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
export const tableOf = (name: TableName): Table => TABLES[name];

/** An entry's name in messages: its key, or the readable columns when the key is an id. */
export function labelOf(name: TableName, row: Row): string {
  const { key, idBy } = tableOf(name);
  return (idBy ?? key)
    .filter((column) => column !== "valid_from")
    .map((column) => String(row[column]))
    .join(" ");
}
