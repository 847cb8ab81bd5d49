import type { StaffCallName } from "@waslijn/contract/console/endpoints";
import type { Language } from "@waslijn/contract/shared/constants";
import type { QueryClient } from "@tanstack/react-query";
import type { Question } from "../api/questions.ts";
import type { IconName } from "../ui/icon.tsx";

/** A screen, declared once in its feature: router, menu, command bar, keys sheet and preloading read it. */
export type Screen = {
  path: string;
  /** What is drawn around it: the menu, unless it says otherwise. */
  frame?: "floor" | "signed-in" | "none";
  /** The call without which the screen would be empty: a role that lacks it is told so before it asks anything. */
  call?: StaffCallName;
  /** Reads the search parameters; a value that makes no sense is left out. */
  search?: (search: Record<string, unknown>) => object;
  /** What it asks first: asked by the start, or by the server that draws it, before its script runs. */
  questions?: (search: Record<string, unknown>) => Question[];
  /** Where it goes on to at once. */
  leadsTo?: string;
  /** What it needs open before it is drawn; the screen reads it as its loader data. */
  open?: (queries: QueryClient) => Promise<unknown>;
  load: () => Promise<{ default: unknown }>;
  /** Open it from anywhere. */
  keys?: string;
  label?: Record<Language, string>;
  /** Its item of the menu, with the heading that it stands below; those of the day have none. */
  menu?: { group: "day" | "shop" | "manage"; icon: IconName };
};
