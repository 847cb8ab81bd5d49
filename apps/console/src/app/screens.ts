import { askAhead } from "../api/client.ts";
import { meQuestion, type Question } from "../api/questions.ts";
import { account } from "../features/account/screen.ts";
import { areas } from "../features/areas/screen.ts";
import { audit } from "../features/audit/screen.ts";
import { byPhone } from "../features/by-phone/screen.ts";
import { care } from "../features/care/screen.ts";
import { business, customer, customers } from "../features/customers/screen.ts";
import { count, stages } from "../features/count/screen.ts";
import { route } from "../features/driver/screen.ts";
import { kits } from "../features/kits/screen.ts";
import { money } from "../features/money/screen.ts";
import { order } from "../features/order/screen.ts";
import { orders } from "../features/orders/screen.ts";
import { prices } from "../features/prices/screen.ts";
import { reports } from "../features/reports/screen.ts";
import { runs } from "../features/runs/screen.ts";
import { settings } from "../features/settings/screen.ts";
import * as lists from "../features/shop/screen.ts";
import { firstOwner, passkey, signIn } from "../features/sign-in/screen.ts";
import { staff } from "../features/staff/screen.ts";
import { system } from "../features/system/screen.ts";
import { tablet } from "../features/tablet/screen.ts";
import { clashes, setup, today } from "../features/today/screen.ts";
import { visitor } from "../features/visitor/screen.ts";
import { webhooks } from "../features/webhooks/screen.ts";
import { windows } from "../features/windows/screen.ts";
import type { Screen } from "../parts/screen.ts";

/** Every screen of the console, in the order of the menu. */
export const screens = {
  today,
  setup,
  clashes,
  orders,
  order,
  count,
  stages,
  runs,
  route,
  customers,
  customer,
  business,
  care,
  money,
  byPhone,
  windows,
  prices,
  visitor,
  areas,
  ...lists,
  kits,
  staff,
  webhooks,
  reports,
  audit,
  settings,
  system,
  account,
  passkey,
  signIn,
  tablet,
  firstOwner,
};

type Screens = typeof screens;
type Frame = NonNullable<Screen["frame"]> | "shell";
type FrameOf<S> = S extends { frame: infer F } ? F : "shell";

type Framed<F> = {
  [N in keyof Screens as FrameOf<Screens[N]> extends F ? N : never]: Screens[N];
};

/** The screens in a frame. */
export const framedBy = <F extends Frame>(frame: F): Framed<F> =>
  Object.fromEntries(
    Object.entries<Screen>(screens).filter(([, screen]) => (screen.frame ?? "shell") === frame),
  ) as Framed<F>;

type Address = Pick<Location, "pathname" | "search">;

/** The screen for a URL: the one with the longest matching path. */
export function screenOf({ pathname }: Pick<Address, "pathname">): Screen | undefined {
  const parts = pathname.split("/").slice(2);
  return Object.values<Screen>(screens)
    .filter(({ path }) =>
      path.split("/").every((part, at) => (part.startsWith("$") ? parts[at] : parts[at] === part)),
    )
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The calls that opening a URL will make: the signed-in user, and the screen's first queries. */
export function firstQuestions(address: Address): Question[] {
  const screen = screenOf(address);
  if (screen?.frame === "none") return [];
  const search = Object.fromEntries(new URLSearchParams(address.search));
  return [meQuestion, ...(screen?.questions?.(search) ?? [])];
}

/**
 * Preloads the chunk of the screen in the URL and prefetches its queries, unless the document contains their responses.
 */
export function openAhead(address: Address, isAnswered: boolean): void {
  void screenOf(address)?.load();
  if (isAnswered) return;
  for (const { call, asked } of firstQuestions(address)) askAhead(call, asked);
}
