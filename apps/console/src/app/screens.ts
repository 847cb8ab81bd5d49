import { askAhead } from "../api/client.ts";
import { parseOrdersSearch } from "../features/orders/orders-search.ts";
import { parseTodaySearch } from "../features/today/today-search.ts";

/** Every screen's script, by the first part of its path: the router loads them, and the start one of them at once. */
export const screens = {
  today: () => import("../features/today/today-screen.tsx"),
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
  audit: () => import("../features/audit/audit-screen.tsx"),
  account: () => import("../features/account/account-screen.tsx"),
  passkey: () => import("../features/sign-in/passkey-screen.tsx"),
  "sign-in": () => import("../features/sign-in/sign-in-screen.tsx"),
};

/** What stands inside a driver's day. */
export const routeScreens = {
  day: () => import("../features/route/day-screen.tsx"),
  waiting: () => import("../features/route/waiting/waiting-screen.tsx"),
  stop: () => import("../features/route/door/stop-screen.tsx"),
  missed: () => import("../features/route/door/missed-screen.tsx"),
};

type ScreenName = keyof typeof screens;

const isScreen = (name: string): name is ScreenName => Object.hasOwn(screens, name);

/** What the screens that a day begins with ask first. */
const QUESTIONS: Partial<Record<ScreenName, (search: Record<string, string>) => void>> = {
  today: (search) => askAhead("deskToday", { query: parseTodaySearch(search) }),
  orders: (search) => askAhead("deskOrders", { query: parseOrdersSearch(search) }),
};

/** While the rest of the console is on the way: who is here, and the screen in the address with what it asks. */
export function openAhead({ pathname, search }: Pick<Location, "pathname" | "search">): void {
  const [, , screen = "", below] = pathname.split("/");
  if (screen !== "sign-in") askAhead("consoleMe");
  if (!isScreen(screen)) return;
  if (screen === "orders" && below) return void screens.order();
  void screens[screen]();
  QUESTIONS[screen]?.(Object.fromEntries(new URLSearchParams(search)));
}
