import { parseTodaySearch, todayQuestion } from "../../api/questions.ts";
import type { Screen } from "../../parts/screen.ts";

export const today = {
  path: "today",
  call: "deskToday",
  search: parseTodaySearch,
  questions: (search) => [todayQuestion(parseTodaySearch(search))],
  load: () => import("./today-screen.tsx"),
  keys: "G V",
  label: { en: "Today", nl: "Vandaag" },
  menu: { group: "day", icon: "today", needs: "all" },
} as const satisfies Screen;

export const setup = {
  path: "shop/setup",
  call: "viewSetup",
  load: () => import("./setup-screen.tsx"),
  keys: "G O",
  label: { en: "Open your shop", nl: "Je zaak openen" },
} as const satisfies Screen;

export const clashes = {
  path: "clashes",
  call: "listClashes",
  search: parseTodaySearch,
  load: () => import("./clashes-screen.tsx"),
} as const satisfies Screen;
