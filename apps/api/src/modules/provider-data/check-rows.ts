import type { ConfigAlias } from "@waslijn/contract/shared/codes";
import type { Row } from "./columns.ts";
import type { DataProblem, DataRule, UsedBy } from "./data-record.ts";
import { labelOf, TABLE_NAMES, tableOf, type TableName } from "./tables.ts";

/** A desired row, with its position when it comes from a file. */
export type PlannedRow = { row: Row; file?: string; line?: number };
export type Plan = Record<TableName, PlannedRow[]>;

type PlanProblem = {
  sentence: string;
  at: PlannedRow | undefined;
  table: TableName;
  field: string;
  rule: DataRule;
  usedBy?: UsedBy;
};

/** Prices that pages calculate with, so they must exist. */
const NEEDED_PRICES = [
  ["WF", "wash-tumble-dry-and-fold"],
  ["WF", "per-extra-kg"],
  ["LS", "price-per-item"],
] as const;
const NEEDED_FEES: readonly ConfigAlias[] = [
  "PRICE_STARTER_KIT_DEPOSIT",
  "PRICE_MINIMAL_ORDER_VALUE",
  "PRICE_SERVICE_FEE",
  "PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER",
  "PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE",
];

/** Columns that reference the parent entry, in the order of the parent's key. */
const PARENTS: { table: TableName; columns: string[]; parent: TableName }[] = [
  { table: "hub_windows", columns: ["hub_id"], parent: "hubs" },
  { table: "hub_capacities", columns: ["hub_id", "kind", "from_time"], parent: "hub_windows" },
  { table: "hub_closures", columns: ["hub_id"], parent: "hubs" },
  { table: "service_areas", columns: ["hub_id"], parent: "hubs" },
  { table: "service_points", columns: ["hub_id"], parent: "hubs" },
  { table: "prices", columns: ["type"], parent: "cleaning_services" },
];

/** Checks across entries and files; assumes that each entry alone is valid. */
export function checkPlan(plan: Plan, fileOf: (table: TableName) => string): DataProblem[] {
  const problems = [
    ...TABLE_NAMES.flatMap((table) => repeated(plan, table, tableOf(table).key)),
    ...repeated(plan, "companies", ["name"]),
    ...repeated(plan, "service_points", ["kind", "code"]),
    ...repeated(plan, "service_points", ["bls"]),
    ...orphans(plan),
    ...crossingAreas(plan),
    ...missingPrices(plan),
  ];
  return problems.map(({ at, table, ...problem }) => ({
    ...problem,
    file: at?.file ?? fileOf(table),
    line: at?.line ?? 1,
  }));
}

function repeated(plan: Plan, table: TableName, columns: string[]): PlanProblem[] {
  const seen = new Map<string, PlannedRow>();
  return plan[table].flatMap((at): PlanProblem[] => {
    const value = columns.map((column) => String(at.row[column])).join(" ");
    const first = seen.get(value);
    if (!first) seen.set(value, at);
    if (!first || columns.some((column) => at.row[column] === null)) return [];
    return [
      {
        table,
        at,
        field: columns.at(-1) ?? "",
        rule: "repeated",
        sentence: `${columns.join(" and ")} ${value} stands already on line ${first.line ?? 1}.`,
      },
    ];
  });
}

function orphans(plan: Plan): PlanProblem[] {
  return PARENTS.flatMap(({ table, columns, parent }) => {
    const nameIn = (row: Row, names: string[]) => names.map((name) => String(row[name])).join(" ");
    const known = new Set(plan[parent].map(({ row }) => nameIn(row, tableOf(parent).key)));
    return plan[table]
      .filter(({ row }) => !known.has(nameIn(row, columns)))
      .map((at): PlanProblem => {
        const name = nameIn(at.row, columns);
        const sentence = at.file
          ? `${columns.join(" and ")} ${name} is not among the ${parent}.`
          : `${name} is missing, but ${table} ${labelOf(table, at.row)} belongs to it.`;
        const where = at.file ? { table, at } : { table: parent, at: undefined, usedBy: table };
        return { ...where, field: columns.at(-1) ?? "", rule: "orphan", sentence };
      });
  });
}

/** A range inside another one wins; partial overlaps are ambiguous, so they are refused. */
function crossingAreas(plan: Plan): PlanProblem[] {
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
      .map((other): PlanProblem => ({
        table: "service_areas",
        at: one.at,
        field: "first_code",
        rule: "crosses",
        sentence: `${one.first}–${one.last} overlaps ${other.first}–${other.last} halfway; let one end before the other begins, or lie within it.`,
      })),
  );
}

function missingPrices(plan: Plan): PlanProblem[] {
  const prices = NEEDED_PRICES.filter(
    ([type, alias]) => !plan.prices.some(({ row }) => row.type === type && row.alias === alias),
  ).map(([type, alias]): PlanProblem => ({
    table: "prices",
    at: undefined,
    field: "alias",
    rule: "needed",
    sentence: `the price ${alias} of ${type} is missing; pages calculate with it.`,
  }));
  const fees = NEEDED_FEES.filter(
    (alias) => !plan.config_prices.some(({ row }) => row.alias === alias),
  ).map((alias): PlanProblem => ({
    table: "config_prices",
    at: undefined,
    field: "alias",
    rule: "needed",
    sentence: `${alias} is missing; pages calculate with it.`,
  }));
  return [...prices, ...fees];
}
