import { type ConsoleCallName, consoleEndpoints } from "@waslijn/contract/console/endpoints";
import type { ConsoleEndpoint } from "@waslijn/contract/console/console-endpoint";
import { ROLES, type Role } from "@waslijn/contract/console/codes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { injectCall } from "./call.ts";
import { MovableClock } from "./movable-clock.ts";
import { addUser, bearer, companyTokens, guestTokens, userTokens } from "./sessions.ts";
import { addStaff, consoleHeaders, staffHeaders, tabletHeaders } from "./staff.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { COMPANY } from "./valid-requests.ts";

type Headers = Record<string, string>;
const names = Object.keys(consoleEndpoints) as ConsoleCallName[];
const endpointOf = (name: ConsoleCallName): ConsoleEndpoint => consoleEndpoints[name];
const withSession = names.filter((name) => endpointOf(name).auth === "cookie");
const changes = names.filter((name) => endpointOf(name).method !== "GET");
const mayMake = (role: Role, name: ConsoleCallName): boolean => {
  const endpoint = endpointOf(name);
  return endpoint.auth !== "cookie" || endpoint.roles.includes(role);
};
const NOBODYS_ID = "5e6f1c2a-9b3d-4e7f-8a1b-0000000000ff";

/** Permission is checked before the body is read, so no call needs a valid body here. */
describe("who may make which call of the console", () => {
  let it: TestApp;
  let customers: Record<"nobody" | "guest" | "customer" | "company", Headers>;
  const clock = new MovableClock();
  const staff = {} as Record<Role, string>;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    for (const role of ROLES) staff[role] = await addStaff(it, role);
    await addUser(it, "klant@example.nl");
    customers = {
      nobody: {},
      guest: bearer(await guestTokens(it)),
      customer: bearer(await userTokens(it, "klant@example.nl")),
      company: bearer(await companyTokens(it, COMPANY)),
    };
  });
  afterAll(() => it.close());

  const make = async (name: ConsoleCallName, headers: Headers) => {
    const endpoint = endpointOf(name);
    const url = `/api${endpoint.path.replace(/:\w+/g, NOBODYS_ID)}`;
    const answer = await injectCall(it, endpoint, { method: endpoint.method, url, headers });
    return { status: answer.statusCode, type: answer.statusCode < 400 ? "" : answer.json().type };
  };
  const refused = (type: "unauthorized" | "forbidden") => ({
    status: type === "unauthorized" ? 401 : 403,
    type,
  });

  const byTablets = names.filter((name) => endpointOf(name).auth === "tablet");
  test.each(byTablets)("%s: only on a shared tablet [STAFF-06]", async (name) => {
    for (const headers of [consoleHeaders(it), await staffHeaders(it, staff.owner)]) {
      expect(await make(name, headers)).toEqual(refused("unauthorized"));
    }
    const answer = await make(name, await tabletHeaders(it, staff.owner, staff.hub));
    expect([401, 403, 404, 405, 500]).not.toContain(answer.status);
  });

  const byPeople = names.filter((name) => !byTablets.includes(name));
  const everyRole = byPeople.flatMap((name) => ROLES.map((role) => [name, role] as const));
  test.each(everyRole)("%s by role %s: as the table says [STAFF-01]", async (name, role) => {
    const answer = await make(name, await staffHeaders(it, staff[role]));
    if (!mayMake(role, name)) return expect(answer).toEqual(refused("forbidden"));
    expect([401, 403, 405, 500]).not.toContain(answer.status);
    if (answer.status === 404) expect(endpointOf(name).path).toContain(":");
  });

  test.each(withSession)(
    "%s by PIN on a shared tablet: as the table says [STAFF-06]",
    async (name) => {
      const endpoint = endpointOf(name);
      const mayBeMade = "tablet" in endpoint && mayMake("hub", name);
      const answer = await make(name, await tabletHeaders(it, staff.owner, staff.hub));
      if (!mayBeMade) return expect(answer).toEqual(refused("forbidden"));
      expect([401, 405, 500]).not.toContain(answer.status);
      expect(answer.type).not.toBe("forbidden");
    },
  );

  test.each(withSession)("%s: not on a locked tablet [STAFF-06]", async (name) => {
    const answer = await make(name, await tabletHeaders(it, staff.owner, null));
    expect(answer).toEqual({ status: 401, type: "pin_needed" });
  });

  test.each(withSession)("%s: an owner may do what any role may [STAFF-01]", (name) => {
    expect(mayMake("owner", name)).toBe(true);
  });

  test.each(withSession)("%s: no customer, guest, company or stranger [STAFF-05]", async (name) => {
    for (const headers of Object.values(customers)) {
      const answer = await make(name, { ...consoleHeaders(it), ...headers });
      expect(answer).toEqual(refused("unauthorized"));
    }
  });

  test.each(changes)("%s: not from another site's page [STAFF-03]", async (name) => {
    const { origin: _, ...none } = await staffHeaders(it, staff.owner);
    const forged = ["https://kwaad.example", "null", "http://localhost.kwaad.example"];
    for (const headers of [none, ...forged.map((origin) => ({ ...none, origin }))]) {
      expect(await make(name, headers)).toEqual(refused("forbidden"));
    }
  });

  test.each(withSession)(
    "%s: not with a session that is over or made up [STAFF-03]",
    async (name) => {
      const madeUp = { ...consoleHeaders(it), cookie: `waslijn-staff=${"a".repeat(43)}` };
      expect(await make(name, madeUp)).toEqual(refused("unauthorized"));
      const left = await addStaff(it, "owner");
      const leftHeaders = await staffHeaders(it, left);
      await it.deps.db
        .updateTable("staff")
        .set({ removed_at: clock.now(), email: null })
        .where("id", "=", left)
        .execute();
      expect(await make(name, leftHeaders)).toEqual(refused("unauthorized"));
      const old = await staffHeaders(it, staff.owner);
      clock.forward(12 * 3600);
      expect(await make(name, old)).toEqual(refused("unauthorized"));
    },
  );

  test.each(withSession.filter((name) => "passkeyAgain" in endpointOf(name)))(
    "%s asks for the passkey again [STAFF-02]",
    async (name) => {
      const ago = 5 * 60_000;
      for (const shown of [null, new Date(clock.now().getTime() - ago)]) {
        const answer = await make(name, await staffHeaders(it, staff.owner, shown));
        expect(answer).toEqual({ status: 403, type: "passkey_needed" });
      }
    },
  );

  test("a driver's phone stays signed in for 30 days of rest, a desk for 12 hours [STAFF-03]", async () => {
    for (const [role, hours] of [
      ["driver", 720],
      ["desk", 12],
    ] as const) {
      const headers = await staffHeaders(it, staff[role]);
      clock.forward(hours * 3600 - 1);
      const seen = await it.app.inject({ url: "/api/console/me", headers });
      expect(seen.statusCode).toBe(200);
      expect(seen.headers["set-cookie"]).toContain("HttpOnly; SameSite=Strict");
      clock.forward(hours * 3600 - 1);
      expect((await make("consoleMe", headers)).status).toBe(200);
      clock.forward(hours * 3600);
      expect((await make("consoleMe", headers)).status).toBe(401);
    }
  });

  test("a member of staff is nobody to the customers' calls [STAFF-05]", async () => {
    const headers = await staffHeaders(it, staff.owner);
    for (const url of ["/api/me", "/api/orders/mine"]) {
      expect((await it.app.inject({ url, headers })).statusCode).toBe(401);
    }
  });
});

test("over https the cookie is bound to this very host [STAFF-03]", async () => {
  const it = await openTestApp("PostgreSQL", { settings: { PUBLIC_URL: "https://was.example" } });
  const headers = await staffHeaders(it, await addStaff(it, "desk"));
  const answer = await it.app.inject({ method: "POST", url: "/api/console/sign-out", headers });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers["set-cookie"]).toBe(
    "__Host-waslijn-staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure",
  );
  expect((await it.app.inject({ url: "/api/console/me", headers })).statusCode).toBe(401);
  await it.close();
});
