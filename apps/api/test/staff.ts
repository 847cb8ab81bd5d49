import type { Role } from "@waslijn/contract/console/codes";
import { randomUUID } from "node:crypto";
import { openStaffSession } from "../src/modules/staff/staff-sessions.ts";
import type { TestApp } from "./test-app.ts";

const HUB = "haarlem";

type Member = { email: string; name: string; role: Role; hub: string | null };

/** Adds a staff member without a passkey. */
export async function addStaff(
  it: Pick<TestApp, "deps">,
  role: Role,
  {
    email = `${role}-${randomUUID()}@was.example`,
    name = "Noor Jansen",
    hub,
  }: Partial<Member> = {},
): Promise<string> {
  const id = randomUUID();
  await it.deps.db
    .insertInto("staff")
    .values({
      id,
      email,
      name,
      role,
      hub_id: hub ?? (role === "driver" ? HUB : null),
      language: "nl",
      created_at: it.deps.clock.now(),
    })
    .execute();
  return id;
}

/** The headers that our own page sends with every call, signed in or not. */
export const consoleHeaders = (it: Pick<TestApp, "deps">): Record<string, string> => ({
  host: "localhost",
  origin: it.deps.env.PUBLIC_URL ? new URL(it.deps.env.PUBLIC_URL).origin : "http://localhost",
  "accept-language": "en",
});

/** The headers of a browser that just signed in with a passkey. */
export async function staffHeaders(
  it: Pick<TestApp, "deps">,
  staffId: string,
  passkeyAt: Date | null = it.deps.clock.now(),
): Promise<Record<string, string>> {
  const now = it.deps.clock.now();
  const { token } = await openStaffSession(it.deps.db, staffId, { device: "Test", now, passkeyAt });
  const name = it.deps.env.PUBLIC_URL?.startsWith("https:")
    ? "__Host-waslijn-staff"
    : "waslijn-staff";
  return { ...consoleHeaders(it), cookie: `${name}=${token}` };
}
