import { consoleEndpoints, laterEndpoints } from "@waslijn/contract/console/endpoints";
import { endpointTables } from "@waslijn/contract/customer/endpoints";
import type { CallDescription } from "@waslijn/contract/shared/endpoint";

type Described = CallDescription & { readonly roles?: readonly string[] };
type Table = { name: string; calls: Record<string, Described> };

/** Tables of packages/contract/src/calls by file. */
const TABLES: Record<string, Table> = {
  customer: { name: "calls", calls: endpointTables.customer },
  "order-link": { name: "linkCalls", calls: endpointTables.orderLink },
  "order-again": { name: "againCalls", calls: endpointTables.orderAgain },
  "order-files": { name: "orderFiles", calls: endpointTables.orderFiles },
  bills: { name: "payCalls", calls: endpointTables.bills },
  assistants: { name: "assistantCalls", calls: endpointTables.assistants },
  care: { name: "careCalls", calls: endpointTables.care },
  plans: { name: "planCalls", calls: endpointTables.plans },
  console: { name: "consoleCalls", calls: withoutLater(consoleEndpoints) },
  "console-later": { name: "laterCalls", calls: laterEndpoints },
};

function withoutLater(calls: Record<string, Described>): Record<string, Described> {
  return Object.fromEntries(Object.entries(calls).filter(([name]) => !(name in laterEndpoints)));
}

/** Fields that a browser needs to make a call; schemas, and zod with them, stay on the server. */
const KEPT = ["method", "path", "auth", "roles", "placement", "stream", "proof", "file"] as const;

/** Source text of each table, by path below packages/contract/src. */
export const printCallTables = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TABLES).map(([file, table]) => [`calls/${file}.ts`, printTable(table)]),
  );

function printTable({ name, calls }: Table): string {
  const roleLists = new Set(Object.values(calls).flatMap(({ roles }) => (roles ? [roles] : [])));
  const names = new Map([...roleLists].map((roles) => [roles, roles.join("_").toUpperCase()]));
  return [
    "// Made from the contract by scripts/write-contract.ts; a test fails when it is out of date.",
    ...(names.size ? ['import type { Role } from "../console/codes.ts";'] : []),
    'import type { CallDescription } from "../shared/endpoint.ts";',
    "",
    ...[...names].map(
      ([roles, list]) => `const ${list} = [${roles.map(quoted).join(", ")}] as const;`,
    ),
    ...(names.size ? [""] : []),
    `export const ${name} = {`,
    ...Object.entries(calls).map(([call, described]) => `  ${call}: ${print(described, names)},`),
    `} as const satisfies Record<string, ${names.size ? "CallDescription & { roles?: readonly Role[] }" : "CallDescription"}>;`,
    "",
  ].join("\n");
}

const quoted = (value: unknown): string => JSON.stringify(value);

function print(described: Described, roleLists: Map<readonly string[], string>): string {
  const fields = KEPT.flatMap((key) => {
    const value = described[key];
    if (value === undefined) return [];
    const printed = typeof value === "object" ? roleLists.get(value) : quoted(value);
    return [`${key}: ${printed}`];
  });
  return `{ ${fields.join(", ")} }`;
}
