import { CONFIG_ALIASES } from "@waslijn/contract/shared/codes";
import type { Row } from "./columns.ts";
import type { DataProblem } from "./data-record.ts";
import { labelOf, TABLE_NAMES, tableOf, type TableName } from "./tables.ts";

/** A row as it would be, with where it stands if a file gives it. */
export type PlannedRow = { row: Row; file?: string; line?: number };
export type Plan = Record<TableName, PlannedRow[]>;

type Told = { sentence: string; at: PlannedRow | undefined; table: TableName };

/** Amounts that pages calculate with. */
const NEEDED_PRICES = [
  ["WF", "wash-tumble-dry-and-fold"],
  ["WF", "per-extra-kg"],
  ["LS", "price-per-item"],
] as const;
const NEEDED_FEES = CONFIG_ALIASES.slice(0, 5);

const PARENTS: { table: TableName; column: string; parent: TableName; key: string }[] = [
  { table: "hub_windows", column: "hub_id", parent: "hubs", key: "id" },
  { table: "hub_closures", column: "hub_id", parent: "hubs", key: "id" },
  { table: "service_areas", column: "hub_id", parent: "hubs", key: "id" },
  { table: "service_points", column: "hub_id", parent: "hubs", key: "id" },
  { table: "prices", column: "type", parent: "cleaning_services", key: "type" },
];

/** What is wrong between entries and files, once each entry by itself is right. */
export function checkPlan(plan: Plan, fileOf: (table: TableName) => string): DataProblem[] {
  const told = [
    ...TABLE_NAMES.flatMap((table) => repeated(plan, table, tableOf(table).key)),
    ...repeated(plan, "companies", ["name"]),
    ...repeated(plan, "service_points", ["kind", "code"]),
    ...repeated(plan, "service_points", ["bls"]),
    ...orphans(plan),
    ...crossingAreas(plan),
    ...missingPrices(plan),
  ];
  return told.map(({ sentence, at, table }) => ({
    sentence,
    file: at?.file ?? fileOf(table),
    line: at?.line ?? 1,
  }));
}

function repeated(plan: Plan, table: TableName, columns: string[]): Told[] {
  const seen = new Map<string, PlannedRow>();
  return plan[table].flatMap((at): Told[] => {
    const value = columns.map((column) => String(at.row[column])).join(" ");
    const first = seen.get(value);
    if (!first) seen.set(value, at);
    if (!first || columns.some((column) => at.row[column] === null)) return [];
    return [
      {
        table,
        at,
        sentence: `${columns.join(" and ")} ${value} stands already on line ${first.line ?? 1}.`,
      },
    ];
  });
}

function orphans(plan: Plan): Told[] {
  return PARENTS.flatMap(({ table, column, parent, key }) => {
    const known = new Set(plan[parent].map(({ row }) => row[key]));
    return plan[table]
      .filter(({ row }) => !known.has(row[column] ?? null))
      .map((at): Told => {
        const name = String(at.row[column]);
        const sentence = at.file
          ? `${column} ${name} is not among the ${parent}.`
          : `${name} is missing, but ${table} ${labelOf(table, at.row)} belongs to it.`;
        return { table: at.file ? table : parent, at: at.file ? at : undefined, sentence };
      });
  });
}

/** A range within a range wins; two that overlap halfway leave it to chance. */
function crossingAreas(plan: Plan): Told[] {
  const areas = plan.service_areas.map((at) => ({
    at,
    first: Number(at.row.first_code),
    last: Number(at.row.last_code),
  }));
  return areas.flatMap((one) =>
    areas
      .filter(
        (other) => other.first < one.first && one.first <= other.last && other.last < one.last,
      )
      .map((other): Told => ({
        table: "service_areas",
        at: one.at,
        sentence: `${one.first}–${one.last} overlaps ${other.first}–${other.last} halfway; let one end before the other begins, or lie within it.`,
      })),
  );
}

function missingPrices(plan: Plan): Told[] {
  const prices = NEEDED_PRICES.filter(
    ([type, alias]) => !plan.prices.some(({ row }) => row.type === type && row.alias === alias),
  ).map(([type, alias]): Told => ({
    table: "prices",
    at: undefined,
    sentence: `the price ${alias} of ${type} is missing; pages calculate with it.`,
  }));
  const fees = NEEDED_FEES.filter(
    (alias) => !plan.config_prices.some(({ row }) => row.alias === alias),
  ).map((alias): Told => ({
    table: "config_prices",
    at: undefined,
    sentence: `${alias} is missing; pages calculate with it.`,
  }));
  return [...prices, ...fees];
}
