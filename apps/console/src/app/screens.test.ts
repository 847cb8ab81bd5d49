import { isNotFound, type AnyRoute } from "@tanstack/react-router";
import { ROLES, type Role } from "@waslijn/contract/console/codes";
import { describe, expect, test } from "vitest";
import { meQuery } from "../api/me-query.ts";
import { ACT_KEYS, LAST_MAIL_KEY } from "../features/order/use-order-acts.ts";
import { CONTACT_KEYS } from "../parts/contact/contact-buttons.tsx";
import { UNDO_KEY } from "../ui/overlay/toast.tsx";
import { createConsoleRouter } from "./router.tsx";
import { createQueryClient } from "./session.ts";
import { addressOf, keyScreensOf, menuOf } from "./access.ts";

/** Open to every role; a redirect is guarded by its target screen. */
const EVERYBODYS = ["/", "/$", "/shop", "/account", "/passkey", "/sign-in", "/tablet", "/welcome"];
/** Screens of the desk that are in no menu. */
const DESKS = ["/clashes", "/by-phone"];

/** What a route's guard throws for a role before the screen is loaded. */
async function refusal(route: AnyRoute, role: Role): Promise<unknown> {
  const queries = createQueryClient();
  queries.setQueryData(meQuery.queryKey, { role } as never);
  try {
    for (const { loader } of [route.parentRoute.options, route.options]) {
      if (typeof loader === "function") await loader({ context: { queries } });
    }
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

describe("screens that are not for a role", () => {
  const { routesByPath } = createConsoleRouter(createQueryClient());
  const refusedTo = (role: Role): [string, AnyRoute][] => {
    const allowed = menuOf(role).map(addressOf);
    return Object.entries<AnyRoute>(routesByPath)
      .filter(([path]) => !EVERYBODYS.includes(path) && !path.startsWith("/route/"))
      .filter(([path]) => role === "driver" || !DESKS.includes(path))
      .filter(([path]) => !allowed.some((to) => path === to || path.startsWith(`${to}/`)));
  };

  test.each(
    ROLES.flatMap((role) => refusedTo(role).map(([path, route]) => [path, role, route] as const)),
  )(
    "%s says to role %s that it is not for them, before it asks anything [STAFF-01]",
    async (_, role, route) => {
      const thrown = await refusal(route, role);
      expect(isNotFound(thrown)).toBe(true);
      expect(thrown).toMatchObject({ data: { role } });
    },
  );

  test("an owner has every screen of the menu [STAFF-01]", () => {
    expect(menuOf("owner")).toEqual(expect.arrayContaining(ROLES.flatMap((role) => menuOf(role))));
  });

  test("no key of the order screen means two things [DESK-05]", () => {
    const { "miss-delivery": missed, ...acts } = ACT_KEYS;
    // One stop at a time can be missed.
    expect(missed).toBe(acts["miss-pickup"]);
    const keys = [
      ...Object.values(acts),
      ...Object.values(CONTACT_KEYS),
      LAST_MAIL_KEY,
      UNDO_KEY,
      ...keyScreensOf("owner").map((item) => item.keys),
      "G",
    ];
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test.each(ROLES)("no two screens of role %s have the same keys", (role) => {
    const keys = keyScreensOf(role).map((item) => item.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
