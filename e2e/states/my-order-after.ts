import type { Complaint, OrderCare } from "@waslijn/contract/customer/care";
import type { Page } from "@playwright/test";
import type { Plan, PlanView } from "@waslijn/contract/customer/plans";
import { at, NO_PLAN, press, walk } from "../order-situation.ts";
import { orderWindow } from "../order-view.ts";
import { DELIVERED, PLANNED } from "./my-order.ts";
import type { NextState, State } from "./state.ts";

const openPlan = async (page: Page): Promise<void> => {
  await press(
    /^(Vaste afspraak maken|Set up regular|Bekijk of wijzig je vaste|View or change your)/,
  )(page);
  await page.getByRole("dialog").getByRole("combobox").first().waitFor();
};
const showPlan = (name: RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).scrollIntoViewIfNeeded();
};
export const PLAN: Plan = {
  every: 2,
  weekday: 2,
  pickupFrom: "18:00",
  pickupTo: "20:00",
  next: "2026-12-01",
  pausedUntil: null,
  skips: "2026-12-01",
  coming: [
    { date: "2026-12-01", day: "2026-12-01", outcome: "ordered", may: null },
    { date: "2026-12-15", day: "2026-12-15", outcome: "skipped", may: "unskip" },
    { date: "2026-12-29", day: "2026-12-29", outcome: null, may: "skip" },
  ],
  turns: [
    { date: "2026-11-17", outcome: "ordered", order: ordered("W-20481", "2026-11-17") },
    { date: "2026-11-03", outcome: "none-free", order: null },
    { date: "2026-10-20", outcome: "moved", order: ordered("W-20102", "2026-10-21") },
    { date: "2026-10-06", outcome: "first", order: ordered("W-19876", "2026-10-06") },
  ],
};
export const planned = (plan: Plan): Record<"/plan", PlanView> => ({
  "/plan": { ...NO_PLAN, plan },
});

/** Orders with a plan. */
const plans: NextState[] = [
  { name: "my-order-plan", prepare: at({}, openPlan) },
  {
    name: "my-order-plan-offered",
    prepare: at(DELIVERED, showPlan(/^(Vaste afspraak maken|Set up regular)/)),
  },
  {
    name: "my-order-plan-shown",
    prepare: at(DELIVERED, showPlan(/^(Niet overslaan|Don’t skip)/), planned(PLAN)),
  },
  { name: "my-order-plan-goes-on", prepare: at({ plan: PLANNED }, openPlan, planned(PLAN)) },
  {
    name: "my-order-plan-pause",
    prepare: at(
      { plan: PLANNED },
      async (page) => {
        await openPlan(page);
        await press(/^(Pauzeer|Pause)$/)(page);
      },
      planned(PLAN),
    ),
  },
];

export const complaint: Complaint = {
  id: "7d9b9a52-9c5e-4a60-9a4e-0b8d5f4d2c11",
  piece: "Jurk",
  state: "offered",
  answerBy: "2026-11-18T10:20:00+01:00",
  messages: [
    {
      by: "customer",
      at: "2026-11-15T20:20:00+01:00",
      text: "Er zit een scheurtje in de zoom.",
      offer: null,
    },
    {
      by: "us",
      at: "2026-11-16T08:40:00+01:00",
      text: "Beste Noor,\n\nWat vervelend. Dit is bij ons gebeurd.",
      offer: { kind: "money", cents: 2250, acceptedAt: null },
    },
  ],
  photos: [],
};
export const cared = (complaints: Complaint[]): Record<"/care", OrderCare> => ({
  "/care": {
    deliveredAt: "2026-11-15T18:24:00+01:00",
    until: "2026-11-17T18:24:00+01:00",
    pieces: [
      { piece: "DC:dress", label: "Jurk" },
      { piece: "LS:shirt", label: "Overhemden" },
    ],
    complaints,
  },
});
const report = press(/^(Meld een probleem|Report a problem)/);

/** Complaints. */
const care: NextState[] = [
  {
    name: "my-order-care",
    prepare: at(
      { ...DELIVERED, care: true },
      async (page) => {
        await report(page);
        await press(/^(Verstuur je melding|Send your report)/)(page);
      },
      cared([]),
    ),
  },
  {
    name: "my-order-care-offered",
    prepare: at(
      { ...DELIVERED, care: true },
      async (page) => {
        await page.getByRole("article").waitFor();
      },
      cared([complaint]),
    ),
  },
];

/** States after an order, on its page. */
export const states: State[] = [plans, care].flatMap(walk);

function ordered(number: string, date: string): NonNullable<Plan["turns"][number]["order"]> {
  return { number, state: "delivered", pickup: orderWindow(date, "18:00", "20:00") };
}
