import type { DateList } from "./date-list.ts";
import type { SelectedDate } from "./selected-times.ts";

/** One window that is being chosen: what is offered, what is chosen, and what a press does. */
export type WindowChoice = {
  kind: "pickup" | "delivery";
  list: DateList;
  date: SelectedDate;
  time: string;
  chosen: boolean;
  /** It is not this window's turn: a pickup comes first. */
  waits: boolean;
  /** A day alone chooses its first window (BIZ-18). */
  dayIsEnough: boolean;
  locked: boolean;
  onDate: (date: string) => void;
  onWindow: (date: string, time: string) => void;
  onRetry: () => void;
  onOpen: () => void;
  /** The window before it was just chosen on a phone: this one opens by itself when it can. */
  isNext: boolean;
  /** Chosen in the sheet of a phone, or the sheet was closed. */
  onSheetDone: (chose: boolean) => void;
};
