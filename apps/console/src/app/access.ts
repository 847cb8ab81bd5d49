import { consoleCalls } from "@waslijn/contract/calls/console";
import type { Need, Today } from "@waslijn/contract/console/today";
import type { Role } from "@waslijn/contract/console/codes";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { meQuery } from "../api/me-query.ts";
import type { Screen, ScreenCall } from "../parts/screen.ts";
import { screens } from "./screens.ts";

export type Context = { queries: QueryClient };

export const may = (role: Role, call: ScreenCall): boolean =>
  (consoleCalls[call].roles as readonly Role[]).includes(role);

/** Throws "not found" with the role when it may not open the screen, before the screen sends any request (STAFF-01). */
export function refuseOthers({ call }: Screen, queries: QueryClient): void {
  if (!call) return;
  const me = queries.getQueryData(meQuery.queryKey);
  if (!me) notFound({ throw: true });
  else if (!may(me.role, call)) notFound({ throw: true, data: { role: me.role } });
}

type Screens = (typeof screens)[keyof typeof screens];
export type KeyScreen = Extract<Screens, { keys: string }>;
export type MenuScreen = Extract<Screens, { menu: object }>;

/** The screens that a role can open by shortcut. */
export const keyScreensOf = (role: Role): KeyScreen[] =>
  Object.values(screens).filter(
    (screen): screen is KeyScreen => "keys" in screen && may(role, screen.call),
  );

/** The screens in a role's menu. */
export const menuOf = (role: Role): MenuScreen[] =>
  keyScreensOf(role).filter((screen): screen is MenuScreen => "menu" in screen);

type NamedScreen = Exclude<Extract<Screens, { label: object }>, KeyScreen>;

/** Further screens of a role, which the command bar opens by name (DESK-05). */
export const namedScreensOf = (role: Role): NamedScreen[] =>
  Object.values(screens).filter(
    (screen): screen is NamedScreen =>
      "label" in screen && !("keys" in screen) && (!("call" in screen) || may(role, screen.call)),
  );

/** The number beside a screen's menu item; the needs without a mail gateway are one more. */
export function waitingAt(
  { menu }: Pick<MenuScreen, "menu">,
  { needs, hasMailGateway }: Pick<Today, "needs" | "hasMailGateway">,
): number {
  const kinds: readonly Need[] | "all" = "needs" in menu ? menu.needs : [];
  if (kinds === "all") return needs.length + (hasMailGateway ? 0 : 1);
  return needs.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
}

/** The path of a screen without parameters. */
export const addressOf = <const S extends MenuScreen | KeyScreen | NamedScreen>({
  path,
}: S): `/${S["path"]}` => `/${path}`;
