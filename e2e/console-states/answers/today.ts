import { type DriverClash, NEEDS, type Need, type Today } from "@waslijn/contract/console/today";
import { CLASH_REASONS } from "@waslijn/contract/shared/order-life";
import { at, DAY, id } from "./moments.ts";

const WINDOWS = [
  ["pickup", "08:00", "10:00", 14, 2, 0],
  ["pickup", "10:00", "12:00", 6, 11, 1],
  ["delivery", "12:00", "14:00", 0, 18, 2],
  ["pickup", "18:00", "20:00", 0, 9, 0],
  ["delivery", "18:00", "20:00", 0, 15, 0],
] as const;

const hub = (name: string): Today["hubs"][number] => ({
  id: name.toLowerCase(),
  name,
  done: 20,
  open: 55,
  missed: 3,
  onTime: 18,
  notCounted: 6,
  windows: WINDOWS.map(([kind, from, to, done, open, missed]) => ({
    kind,
    from,
    to,
    done,
    open,
    missed,
    capacity: 18,
  })),
});

const need = (kind: Need, count: number): Today["needs"][number] => ({
  kind,
  count: count + 1,
  oldest: at("16:20", "2026-11-14"),
  hub: kind.startsWith("no-driver") ? "haarlem" : null,
  cents: kind === "bill-overdue" ? 18740 : null,
  orders: [
    { number: "W-10231", customer: "Noor de Wit", since: at("16:20", "2026-11-14") },
    { number: "W-10198", customer: "Hotel De Gouden Leeuw", since: at("08:05") },
  ].slice(0, count + 1),
});

const clash: DriverClash = {
  missing: null,
  handover: null,
  houseNumber: "",
  name: "",
  id: id(5),
  number: "W-10231",
  act: "missed",
  kind: "pickup",
  customer: "Noor de Wit",
  street: "Zijlweg 84",
  at: at("07:41"),
  heardAt: at("08:02"),
  by: "Ayşe Demir",
  bags: null,
  reason: "nobody-home",
  why: "first",
  first: { event: "picked-up", at: at("07:50"), by: { kind: "driver", name: "Sem Bouwman" } },
};

/** Rejected driver reports, one for each reason. */
export const CLASHES: DriverClash[] = CLASH_REASONS.map((why, index) =>
  why === "first"
    ? clash
    : {
        ...clash,
        id: id(200 + index),
        number: `W-1024${index}`,
        kind: index % 2 ? "delivery" : "pickup",
        act: why === "not-undone" ? "undo" : "done",
        customer: "Hotel De Gouden Leeuw",
        bags: 1,
        ...(why === "not-assigned" && {
          missing: 1,
          handover: "neighbours",
          houseNumber: "86",
          name: "mevrouw Mulder",
        }),
        reason: null,
        why,
        first: null,
      },
);

const byHour = (orders: number[]) =>
  orders.map((count, hour) => ({ hour, orders: count, cents: count * 3895 }));

/** A busy Monday with every kind of item that needs attention. */
export const TODAY: Today = {
  day: DAY,
  now: at("09:00"),
  hubs: [hub("Haarlem"), { ...hub("Amsterdam"), windows: [] }],
  needs: NEEDS.map(need),
  hasMailGateway: false,
  runs: ["Sem Bouwman", "Ayşe Demir"].map((driver, index) => ({
    id: id(10 + index),
    hub: "haarlem",
    driver,
    done: 8 - index,
    missed: index,
    all: 24,
    next: { street: "Zijlweg 84", from: "10:00", to: "12:00" },
  })),
  stages: [
    { id: id(90), name: "Wassen", orders: 6, late: 0 },
    { id: id(91), name: "Strijken", orders: 3, late: 2 },
  ],
  sales: {
    day: byHour([0, 0, 0, 0, 0, 0, 1, 4, 9]),
    weekBefore: byHour([0, 1, 0, 0, 0, 0, 2, 3, 6, 8, 9, 7, 5, 8, 6, 4, 7, 9, 12, 8, 5, 3, 1, 0]),
  },
  stopsWeekBefore: { done: 71, onTime: 66 },
};

/** A day without orders. */
export const QUIET_DAY: Today = {
  ...TODAY,
  hubs: TODAY.hubs.map((one) => ({
    ...one,
    done: 0,
    open: 0,
    missed: 0,
    onTime: 0,
    notCounted: 0,
    windows: [],
  })),
  needs: [],
  runs: [],
  stages: [],
  sales: { day: [], weekBefore: [] },
  stopsWeekBefore: { done: 0, onTime: 0 },
};
