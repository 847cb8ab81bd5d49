import { askAhead } from "../api/client.ts";
import { meQuestion, todayQuestion, type Question } from "../api/questions.ts";
import { ordersQuestions } from "../features/orders/orders-questions.ts";
import { parseOrdersSearch } from "../features/orders/orders-search.ts";
import { parseTodaySearch } from "../features/today/today-search.ts";

/** Every screen's script, by the first part of its path: the router loads them, and the start one of them at once. */
export const screens = {
  today: () => import("../features/today/today-screen.tsx"),
  clashes: () => import("../features/today/clashes-screen.tsx"),
  orders: () => import("../features/orders/orders-screen.tsx"),
  order: () => import("../features/order/order-screen.tsx"),
  count: () => import("../features/count/count-screen.tsx"),
  runs: () => import("../features/runs/runs-screen.tsx"),
  route: () => import("../features/route/route-frame.tsx"),
  "by-phone": () => import("../features/by-phone/by-phone-screen.tsx"),
  care: () => import("../features/care/care-screen.tsx"),
  areas: () => import("../features/areas/areas-screen.tsx"),
  windows: () => import("../features/windows/windows-screen.tsx"),
  prices: () => import("../features/prices/prices-screen.tsx"),
  visitor: () => import("../features/visitor/visitor-screen.tsx"),
  staff: () => import("../features/staff/staff-screen.tsx"),
  webhooks: () => import("../features/webhooks/webhooks-screen.tsx"),
  system: () => import("../features/system/system-screen.tsx"),
  audit: () => import("../features/audit/audit-screen.tsx"),
  account: () => import("../features/account/account-screen.tsx"),
  passkey: () => import("../features/sign-in/passkey-screen.tsx"),
  "sign-in": () => import("../features/sign-in/sign-in-screen.tsx"),
};

/** What stands inside a driver's day. */
export const routeScreens = {
  day: () => import("../features/route/day-screen.tsx"),
  waiting: () => import("../features/route/waiting-screen.tsx"),
  stop: () => import("../features/route/door/stop-screen.tsx"),
  missed: () => import("../features/route/door/missed-screen.tsx"),
};

export type ScreenName = keyof typeof screens;

const isScreen = (name: string): name is ScreenName => Object.hasOwn(screens, name);

type Address = Pick<Location, "pathname" | "search">;

/** Which screen an address opens. */
export function screenOf({ pathname }: Pick<Address, "pathname">): ScreenName | undefined {
  const [, , name = "", below] = pathname.split("/");
  if (name === "orders" && below) return "order";
  return isScreen(name) ? name : undefined;
}

/** What the screens that a day begins with ask first. */
const QUESTIONS: Partial<Record<ScreenName, (search: Record<string, string>) => Question[]>> = {
  today: (search) => [todayQuestion(parseTodaySearch(search))],
  orders: (search) => ordersQuestions(parseOrdersSearch(search)),
};

/** What whoever opens an address will ask: who they are, and what the screen shows first. */
export function firstQuestions(address: Address): Question[] {
  const screen = screenOf(address);
  if (screen === "sign-in") return [];
  const search = Object.fromEntries(new URLSearchParams(address.search));
  return [meQuestion, ...((screen && QUESTIONS[screen]?.(search)) ?? [])];
}

/** While the rest of the console is on the way: the screen in the address, with what it asks unless that is answered. */
export function openAhead(address: Address, isAnswered: boolean): void {
  const screen = screenOf(address);
  if (screen) void screens[screen]();
  if (isAnswered) return;
  for (const { call, asked } of firstQuestions(address)) askAhead(call, asked);
}
