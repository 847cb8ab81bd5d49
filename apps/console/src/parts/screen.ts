import type { Need } from "@waslijn/contract/console/today";
import type { StaffCallName } from "@waslijn/contract/console/endpoints";
import type { consoleCalls } from "@waslijn/contract/calls/console";
import type { Language } from "@waslijn/contract/shared/constants";
import type { QueryClient } from "@tanstack/react-query";
import type { Question } from "../api/questions.ts";
import type { IconName } from "../ui/icon.tsx";

/** A call whose roles the console knows from the start. */
export type ScreenCall = StaffCallName & keyof typeof consoleCalls;

/** A screen, declared once in its feature; used by router, menu, command bar, keys sheet and preloading. */
export type Screen = {
  path: string;
  /** The frame around it; the shell by default. */
  frame?: "floor" | "signed-in" | "none";
  /** The call that the screen depends on: a role that may not make it gets "not found" before any request. */
  call?: ScreenCall;
  /** Parses the search parameters; invalid values are dropped. */
  search?: (search: Record<string, unknown>) => object;
  /** Its first queries, prefetched at start or by server rendering before its chunk runs. */
  questions?: (search: Record<string, unknown>) => Question[];
  /** Redirects to this path. */
  leadsTo?: string;
  /** Its loader; the screen reads the result as loader data. */
  open?: (queries: QueryClient) => Promise<unknown>;
  load: () => Promise<{ default: unknown }>;
  /** Shortcut that opens it from anywhere. */
  keys?: string;
  label?: Record<Language, string>;
  /** Its menu item, with the group heading it appears under; `day` has no heading. */
  menu?: {
    group: "day" | "shop" | "manage";
    icon: IconName;
    /** The needs whose number stands beside the item: of these kinds, or the number of kinds of all (DESK-13). */
    needs?: readonly Need[] | "all";
  };
};
