import { expect } from "../fixtures.ts";
import { COUNTS, FOUND, NOTHING_FOUND, NO_ORDERS, ORDERS, PREVIEW } from "./answers/orders.ts";
import { BOARD, BUSY_BOARD, DISPATCH_BOARD, NO_RUNS, PROPOSAL } from "./answers/runs.ts";
import { NEW_SHOP, OPEN_SHOP } from "./answers/setup.ts";
import { CLASHES, QUIET_DAY, TODAY } from "./answers/today.ts";
import {
  askingScreen,
  opened,
  openedByButton,
  openedByKey,
  screen,
  type ConsoleWalk,
} from "./state.ts";

const LIST = { deskToday: TODAY, deskOrders: ORDERS, searchDesk: FOUND, countOrders: COUNTS };

/** Today, orders and runs, with their overlays. */
export const day: ConsoleWalk[] = [
  askingScreen({ name: "today", path: "today", asks: ["deskToday", "deskOrders"], answers: LIST }),
  [
    {
      name: "today-stale",
      async reach(visitor) {
        await visitor.startAnew();
        visitor.answer(LIST);
        visitor.cutOff("followDesk");
        await visitor.open("today");
        await visitor.seesScreen();
        await visitor.page.clock.setFixedTime("2026-11-16T09:01:00+01:00");
        await expect(visitor.page.getByText(/^(Verouderd sinds|Stale since)/)).toBeVisible();
      },
    },
  ],
  screen({
    name: "today-quiet",
    path: "today",
    answers: { deskToday: QUIET_DAY, deskOrders: NO_ORDERS },
  }),
  screen({
    name: "today-new-shop",
    path: "today",
    answers: { deskToday: QUIET_DAY, deskOrders: NO_ORDERS, viewSetup: NEW_SHOP },
  }),
  screen({
    name: "today-almost-open",
    path: "today",
    answers: { ...LIST, viewSetup: { ...OPEN_SHOP, staff: { isDone: false, people: 1 } } },
  }),
  askingScreen({
    name: "setup",
    path: "shop/setup",
    asks: ["viewSetup"],
    answers: { viewSetup: OPEN_SHOP },
  }),
  askingScreen({
    name: "clashes",
    path: "clashes",
    asks: ["listClashes"],
    answers: { listClashes: { clashes: CLASHES } },
  }),
  screen({ name: "clashes-none", path: "clashes", answers: { listClashes: { clashes: [] } } }),
  askingScreen(
    {
      name: "orders",
      path: "orders",
      asks: ["deskOrders"],
      answers: { ...LIST, previewMove: PREVIEW, previewMessage: PREVIEW, listRuns: BOARD },
    },
    openedByKey("keys", "?"),
    opened("command-bar", async (visitor) => {
      await visitor.press("Control+k");
      await visitor.page.keyboard.type("wit");
      await expect(visitor.page.getByRole("option", { name: /W-10260/ })).toBeVisible();
    }),
    {
      name: "command-bar-nothing",
      async reach(visitor) {
        visitor.answer({ searchDesk: NOTHING_FOUND });
        await visitor.page.keyboard.type("qxq");
        await expect(visitor.page.getByText(/^(Niets gevonden|Nothing found)\.$/)).toBeVisible();
      },
    },
    {
      name: "orders-chosen",
      async reach(visitor) {
        visitor.answer(LIST);
        await visitor.close();
        await visitor.press("ArrowDown", "Shift+ArrowDown", "Shift+ArrowDown");
        await expect(visitor.page.getByText(/^3 (gekozen|chosen)$/)).toBeVisible();
      },
    },
    openedByKey("orders-move", "v"),
    openedByKey("orders-assign", "i"),
    openedByKey("orders-message", "m"),
    {
      name: "orders-exporting",
      async reach(visitor) {
        await visitor.close();
        await visitor.press("Escape");
        visitor.hang("exportOrders");
        await visitor.press("e");
        await expect(visitor.page.locator("progress")).toBeVisible();
      },
    },
    {
      name: "orders-export-failed",
      async reach(visitor) {
        visitor.letFail();
        await expect(visitor.page.locator(".export [role=alert]")).toBeVisible();
      },
    },
  ),
  screen(
    { name: "orders-none", path: "orders", answers: { deskOrders: NO_ORDERS } },
    openedByButton("orders-filter", /^(Staat|State)$/),
    openedByButton("account-menu", /^Saar Mol/),
  ),
  screen({
    name: "orders-nothing-found",
    path: "orders?search=qxq&state=ready&payment=overdue&missed=1",
    answers: { deskOrders: NO_ORDERS },
  }),
  [
    {
      name: "orders-offline",
      async reach(visitor) {
        await visitor.startAnew();
        visitor.cutOff("deskOrders");
        await visitor.open("orders");
        await expect(visitor.page.locator("[role=alert].state")).toBeVisible();
      },
    },
  ],
  askingScreen(
    {
      name: "runs",
      path: "runs",
      asks: ["listRuns"],
      answers: { deskToday: TODAY, listRuns: BOARD, proposeRuns: PROPOSAL },
    },
    // Before a menu button has focus: there an arrow key opens the menu.
    {
      name: "runs-chosen",
      async reach(visitor) {
        await visitor.press("ArrowDown", "x");
        await expect(visitor.page.getByText(/^1 (gekozen|chosen)$/)).toBeVisible();
      },
    },
    openedByButton("runs-new", /^(Nieuwe route|New run)/),
    openedByKey("runs-proposal", "p"),
    openedByButton("runs-stop", /W-10203/),
  ),
  screen({
    name: "runs-many",
    path: "runs",
    answers: { deskToday: TODAY, listRuns: BUSY_BOARD },
  }),
  screen(
    {
      name: "runs-map",
      path: "runs?as=map",
      answers: { deskToday: TODAY, listRuns: DISPATCH_BOARD },
    },
    {
      name: "runs-map-stop",
      async reach(visitor) {
        await visitor.press("l");
        await expect(visitor.button(/^(Zet bij|Put with) Yara/)).toBeVisible();
      },
    },
  ),
  screen({
    name: "runs-none",
    path: "runs",
    answers: { deskToday: TODAY, listRuns: NO_RUNS },
  }),
];
