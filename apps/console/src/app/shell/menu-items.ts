import type { StaffCallName } from "@waslijn/contract/console/permissions";
import type { Role } from "@waslijn/contract/console/roles";
import type { IconName } from "../../parts/icon/icon.tsx";
import { may } from "../session.ts";

/** Below which heading an item stands; those of the day have none. */
type Group = "day" | "shop" | "manage";

/** Only screens that are there; `call` is the one without which a screen would be empty. */
const MENU = [
  { name: "today", group: "day", to: "/today", icon: "today", keys: "G V", call: "deskToday" },
  { name: "orders", group: "day", to: "/orders", icon: "orders", keys: "G B", call: "deskOrders" },
  { name: "count", group: "day", to: "/count", icon: "count", keys: "G T", call: "listCounting" },
  { name: "runs", group: "day", to: "/runs", icon: "van", keys: "G R", call: "listRuns" },
  { name: "route", group: "day", to: "/route", icon: "nav", keys: "G A", call: "ownRun" },
  { name: "care", group: "day", to: "/care", icon: "care", keys: "G K", call: "listComplaints" },
  {
    name: "windows",
    group: "shop",
    to: "/windows",
    icon: "windows",
    keys: "G D",
    call: "viewWindows",
  },
  { name: "prices", group: "shop", to: "/prices", icon: "tag", keys: "G E", call: "listData" },
  {
    name: "visitor",
    group: "shop",
    to: "/visitor",
    icon: "eye",
    keys: "G Z",
    call: "viewAsVisitor",
  },
  { name: "areas", group: "shop", to: "/areas", icon: "areas", keys: "G G", call: "deskAreas" },
  { name: "shop", group: "shop", to: "/shop", icon: "shop", keys: "G S", call: "listData" },
  { name: "staff", group: "manage", to: "/staff", icon: "staff", keys: "G M", call: "listStaff" },
  {
    name: "webhooks",
    group: "manage",
    to: "/webhooks",
    icon: "export",
    keys: "G W",
    call: "listWebhooks",
  },
  {
    name: "reports",
    group: "manage",
    to: "/reports",
    icon: "report",
    keys: "G P",
    call: "readReport",
  },
  { name: "audit", group: "manage", to: "/audit", icon: "log", keys: "G L", call: "listAudit" },
  { name: "system", group: "manage", to: "/system", icon: "info", keys: "G Y", call: "viewSystem" },
] as const satisfies readonly {
  name: string;
  group: Group;
  to: string;
  icon: IconName;
  keys: string;
  call: StaffCallName;
}[];

export type MenuItem = (typeof MENU)[number];

export const menuOf = (role: Role): MenuItem[] => MENU.filter(({ call }) => may(role, call));
