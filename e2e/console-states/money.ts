import { MONEY, MONEY_DIFFERS, NO_MONEY } from "./answers/money.ts";
import { askingScreen, openedByButton, screen, type ConsoleWalk } from "./state.ts";

/** The money screen: its lists, and what opens over them. */
export const money: ConsoleWalk[] = [
  askingScreen(
    { name: "money", path: "money", asks: ["listBills"], answers: MONEY },
    openedByButton("money-write-off", /^(Boek af|Write off) ?: W-20187/),
  ),
  screen({ name: "money-none", path: "money", answers: NO_MONEY }),
  screen({ name: "money-differs", path: "money?list=differs", answers: MONEY_DIFFERS }),
  screen(
    { name: "money-refunds", path: "money?list=refunds", answers: MONEY },
    openedByButton("money-close-refund", /^(Sluit af|Close)… ?: W-20361/),
  ),
  screen(
    { name: "money-invoices", path: "money?list=invoices", answers: MONEY },
    openedByButton("money-credit", /^(Crediteer|Credit) ?: /),
  ),
  screen(
    { name: "money-companies", path: "money?list=companies", answers: MONEY },
    openedByButton("money-collective", /^(Maak alle facturen|Make all invoices)/),
  ),
  screen({ name: "money-days", path: "money?list=days&day=2026-11-15", answers: MONEY }),
];
