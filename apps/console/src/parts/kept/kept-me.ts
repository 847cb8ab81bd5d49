import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { keepPaper, readPaper } from "./papers.ts";

const PAPER = "me";

/** Stores the signed-in user for today, for use offline. */
export const keepMe = (me: ConsoleMe): Promise<void> =>
  keepPaper(PAPER, amsterdamDate(new Date()), me);

export const readKeptMe = (): Promise<ConsoleMe | undefined> =>
  readPaper<ConsoleMe>(PAPER, amsterdamDate(new Date()));
