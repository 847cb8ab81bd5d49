import { expect } from "../fixtures.ts";
import type { StagedOrder } from "@waslijn/contract/console/stage";
import type { StageBoard } from "@waslijn/contract/console/stages";
import { at, id } from "./answers/moments.ts";
import { DRIVER } from "./answers/people.ts";
import { OWN_RUN } from "./answers/runs.ts";
import { askingScreen, openedByButton, screen, type ConsoleWalk } from "./state.ts";

const staged = (
  number: string,
  state: StagedOrder["state"],
  stage: string | null,
  other: Partial<StagedOrder> = {},
): StagedOrder => ({
  number,
  customer: "Lotte Hoekstra",
  hub: "haarlem",
  state,
  delivery: at("16:00", "2026-11-17"),
  stage,
  rack: "",
  last: null,
  readyBy: at("12:00", "2026-11-17"),
  isLate: false,
  ...other,
});
const BOARD: StageBoard = {
  stages: [
    { id: id(90), name: "Wassen", hours: 2, isRemoved: false },
    { id: id(91), name: "Stomen", hours: 3, isRemoved: true },
    { id: id(92), name: "Strijken", hours: 3, isRemoved: false },
  ],
  hubs: [{ id: "haarlem", name: "Haarlem Waarderpolder", racks: ["A1", "A2"] }],
  orders: [
    staged("W-10301", "picked-up", null),
    staged("W-10302", "counted", null),
    staged("W-10303", "counted", id(90), { rack: "A1" }),
    staged("W-10304", "counted", id(91)),
    staged("W-10305", "counted", id(92), { isLate: true, readyBy: at("18:00", "2026-11-17") }),
    staged("W-10306", "ready", null, { rack: "A2", readyBy: null }),
  ],
  more: 3,
};

const asDriver = { consoleMe: DRIVER, ownRun: OWN_RUN };

/** Screens for the laundry's counter and the driver's phone. */
export const floor: ConsoleWalk[] = [
  askingScreen({ name: "count", path: "count", asks: ["listCounting"] }),
  screen({
    name: "count-none",
    path: "count",
    answers: { listCounting: { leaving: [], hubs: [], hasStages: true, orders: [], prices: [] } },
  }),
  [
    {
      name: "count-order",
      async reach(visitor) {
        await visitor.startAnew();
        await visitor.open(`count?order=${await visitor.bringsIn()}`);
        await visitor.seesScreen();
        await expect(visitor.button(/^(Overhemd, één meer|Shirt, one more)/)).toBeVisible();
      },
    },
    openedByButton("count-labels", /^(Print etiketten|Print labels)/),
  ],
  askingScreen({
    name: "stages",
    path: "count/stages",
    asks: ["listStages"],
    answers: { listStages: BOARD },
  }),
  askingScreen({ name: "route", path: "route", asks: ["ownRun"], answers: asDriver }),
  screen(
    { name: "route-stop", path: "route/W-10203/delivery", answers: asDriver },
    {
      name: "route-handover",
      async reach(visitor) {
        await visitor.button(/(Is er: waszak 1|It is here: bag 1)$/).click();
        await visitor.button(/^(Verder met 1 van 2|Go on with 1 of 2)/).click();
        await visitor.page.getByRole("radio", { name: /^(Buren|Neighbours)/ }).check();
      },
    },
  ),
  screen({ name: "route-missed", path: "route/W-10203/delivery/missed", answers: asDriver }),
  screen({
    name: "route-none",
    path: "route",
    answers: { consoleMe: { ...DRIVER, id: id(64) }, ownRun: null },
  }),
  screen({ name: "not-for-this-role", path: "orders", answers: asDriver }),
];
