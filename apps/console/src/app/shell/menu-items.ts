import type { StaffCallName } from "@waslijn/contract/console/permissions";
import type { Role } from "@waslijn/contract/console/roles";
import type { IconName } from "../../parts/icon/icon.tsx";
import { may } from "../session.ts";

/** Only screens that are there; `call` is the one without which a screen would be empty. */
const MENU = [
  { name: "today", to: "/today", icon: "today", keys: "G V", call: "deskToday" },
  { name: "orders", to: "/orders", icon: "orders", keys: "G B", call: "deskOrders" },
  { name: "count", to: "/count", icon: "count", keys: "G T", call: "listCounting" },
  { name: "runs", to: "/runs", icon: "van", keys: "G R", call: "listRuns" },
  { name: "route", to: "/route", icon: "van", keys: "G D", call: "ownRun" },
  { name: "care", to: "/care", icon: "care", keys: "G K", call: "listComplaints" },
  { name: "windows", to: "/windows", icon: "windows", keys: "G D", call: "viewWindows" },
  { name: "prices", to: "/prices", icon: "tag", keys: "G E", call: "listData" },
  { name: "visitor", to: "/visitor", icon: "eye", keys: "G Z", call: "viewAsVisitor" },
  { name: "areas", to: "/areas", icon: "areas", keys: "G G", call: "deskAreas" },
  { name: "shop", to: "/shop", icon: "shop", keys: "G S", call: "listData" },
  { name: "staff", to: "/staff", icon: "staff", keys: "G M", call: "listStaff" },
  { name: "webhooks", to: "/webhooks", icon: "export", keys: "G W", call: "listWebhooks" },
  { name: "reports", to: "/reports", icon: "report", keys: "G P", call: "readReport" },
  { name: "audit", to: "/audit", icon: "log", keys: "G L", call: "listAudit" },
] as const satisfies readonly {
  name: string;
  to: string;
  icon: IconName;
  keys: string;
  call: StaffCallName;
}[];

export type MenuItem = (typeof MENU)[number];

export const menuOf = (role: Role): MenuItem[] => MENU.filter(({ call }) => may(role, call));
