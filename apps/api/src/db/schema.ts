import type { BillTables } from "./schema/bills.ts";
import type { CalendarTables } from "./schema/calendar.ts";
import type { CareTables } from "./schema/care.ts";
import type { CatalogueTables } from "./schema/catalogue.ts";
import type { CountingTables } from "./schema/counting.ts";
import type { CustomerTables } from "./schema/customers.ts";
import type { OpenTables } from "./schema/open.ts";
import type { OrderTables } from "./schema/orders.ts";
import type { PaymentTables } from "./schema/payments.ts";
import type { PlanTables } from "./schema/plans.ts";
import type { ReportTables } from "./schema/reports.ts";
import type { RunningTables } from "./schema/running.ts";
import type { RunTables } from "./schema/runs.ts";
import type { StaffTables } from "./schema/staff.ts";

/** Every table; each is described with its like. */
export type Database = CalendarTables &
  CareTables &
  CatalogueTables &
  CountingTables &
  CustomerTables &
  OrderTables &
  BillTables &
  PaymentTables &
  PlanTables &
  StaffTables &
  RunTables &
  OpenTables &
  ReportTables &
  RunningTables;
