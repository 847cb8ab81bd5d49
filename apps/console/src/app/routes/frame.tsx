import { verdictOf } from "@waslijn/api-client/verdict.ts";
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { isSignedOut } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { readKeptMe } from "../../parts/kept/kept-me.ts";
import type { Context } from "../only-with.ts";
import { ReadyOutlet } from "../ready.tsx";
import { screens } from "../screens.ts";
import { AtWork } from "../shell/at-work.tsx";
import { menuOf } from "../shell/menu-items.ts";
import { Shell } from "../shell/shell.tsx";

export const root = createRootRouteWithContext<Context>()({ component: Outlet });

export const signIn = createRoute({
  getParentRoute: () => root,
  path: "sign-in",
  component: lazyRouteComponent(screens["sign-in"], "SignInScreen"),
});

/** Behind it somebody is known. */
export const staff = createRoute({
  getParentRoute: () => root,
  id: "staff-only",
  beforeLoad: async ({ context }) => {
    try {
      await context.queries.ensureQueryData(meQuery);
    } catch (failure) {
      if (isSignedOut(failure)) redirect({ to: "/sign-in", throw: true });
      // A driver without a connection is who was here this morning.
      const kept = verdictOf(failure) === "refused" ? undefined : await readKeptMe();
      if (!kept) throw failure;
      context.queries.setQueryData(meQuery.queryKey, kept);
    }
  },
  component: ReadyOutlet,
});

export const passkey = createRoute({
  getParentRoute: () => staff,
  path: "passkey",
  component: lazyRouteComponent(screens.passkey, "PasskeyScreen"),
});

export const shell = createRoute({ getParentRoute: () => staff, id: "shell", component: Shell });

/** The whole screen for hands that are busy: no menu, and the way back on the screen itself. */
export const floor = createRoute({
  getParentRoute: () => staff,
  id: "floor",
  component: () => (
    <AtWork>
      <Outlet />
    </AtWork>
  ),
});

export const start = createRoute({
  getParentRoute: () => shell,
  path: "/",
  beforeLoad: ({ context }) => {
    const me = context.queries.getQueryData(meQuery.queryKey);
    redirect({ to: (me && menuOf(me.role)[0]?.to) ?? "/account", throw: true });
  },
});
