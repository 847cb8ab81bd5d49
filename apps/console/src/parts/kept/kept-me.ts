import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { keepPaper, readPaper } from "./papers.ts";

const PAPER = "me";

/** Who works on this device today, for when nobody can be asked. */
export const keepMe = (me: ConsoleMe): Promise<void> =>
  keepPaper(PAPER, amsterdamDate(new Date()), me);

export const readKeptMe = (): Promise<ConsoleMe | undefined> =>
  readPaper<ConsoleMe>(PAPER, amsterdamDate(new Date()));
