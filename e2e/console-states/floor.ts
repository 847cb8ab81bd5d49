import { expect } from "../fixtures.ts";
import { id } from "./answers/moments.ts";
import { DRIVER } from "./answers/people.ts";
import { OWN_RUN } from "./answers/runs.ts";
import { askingScreen, openedByButton, screen, type ConsoleWalk } from "./state.ts";

const asDriver = { consoleMe: DRIVER, ownRun: OWN_RUN };

/** Screens for the laundry's counter and the driver's phone. */
export const floor: ConsoleWalk[] = [
  askingScreen({ name: "count", path: "count", asks: ["listCounting"] }),
  screen({
    name: "count-none",
    path: "count",
    answers: { listCounting: { leaving: [], orders: [], prices: [] } },
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
  askingScreen({ name: "route", path: "route", asks: ["ownRun"], answers: asDriver }),
  screen({ name: "route-stop", path: "route/W-10203/delivery", answers: asDriver }),
  screen({ name: "route-missed", path: "route/W-10203/delivery/missed", answers: asDriver }),
  screen({
    name: "route-none",
    path: "route",
    answers: { consoleMe: { ...DRIVER, id: id(64) }, ownRun: null },
  }),
  screen({ name: "not-for-this-role", path: "orders", answers: asDriver }),
];
