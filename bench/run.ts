import { parseArgs } from "node:util";
import setUpPostgres from "../scripts/test/postgres-setup.ts";
import { requireTools } from "../scripts/test/tools.ts";
import { buildWeb, isStale } from "../scripts/web-build.ts";
import { closeDesks } from "./desk/filled-desk.ts";
import { measureConsole } from "./parts/console.ts";
import { measureDesk } from "./parts/desk.ts";
import { measureEmbedded } from "./parts/embedded.ts";
import { measureFonts } from "./parts/fonts.ts";
import { measureGrowth } from "./parts/growth.ts";
import { measureInteractions } from "./parts/interactions.ts";
import { measureLife } from "./parts/life.ts";
import { measureOrders } from "./parts/orders.ts";
import { measurePages } from "./parts/pages.ts";
import { measureReports } from "./parts/reports.ts";
import { measureStart } from "./parts/start.ts";
import { measureWay } from "./parts/way.ts";
import { table, writeReport } from "./report.ts";
import type { Row } from "./row.ts";

const PARTS = {
  pages: measurePages,
  fonts: measureFonts,
  interactions: measureInteractions,
  console: measureConsole,
  orders: measureOrders,
  life: measureLife,
  embedded: measureEmbedded,
  start: measureStart,
  way: measureWay,
  // Last: filling their database with ten million orders keeps the disk busy for long.
  desk: measureDesk,
  reports: measureReports,
  growth: measureGrowth,
};
type PartName = keyof typeof PARTS;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" } },
});
const rounds = Number(values.rounds);
const wanted = (Object.keys(PARTS) as PartName[]).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);

requireTools();
if (isStale()) await buildWeb();
const tearDown = await setUpPostgres();
const rows: Row[] = [];
try {
  for (const name of wanted) {
    console.log(`measuring ${name} …`);
    const found = await PARTS[name](rounds);
    console.log(`\n${table(found)}\n`);
    rows.push(...found);
  }
} finally {
  await closeDesks();
  await tearDown();
}
// Only a whole run is stored: values of different runs are not comparable in one table.
if (wanted.length === Object.keys(PARTS).length)
  writeReport({ at: new Date().toISOString(), rounds, rows });
process.exit(0);
