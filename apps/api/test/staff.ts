import { type Role, worksAtOneHub } from "@waslijn/contract/console/codes";
import { randomBytes, randomUUID } from "node:crypto";
import { staffTokenHash } from "../src/http/staff-cookie.ts";
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
      hub_id: hub ?? (worksAtOneHub(role) ? HUB : null),
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

/** The headers of a shared tablet, with a person who just entered a PIN, or locked. */
export async function tabletHeaders(
  it: Pick<TestApp, "deps">,
  opener: string,
  person: string | null,
  hub = HUB,
): Promise<Record<string, string>> {
  const { db, clock } = it.deps;
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  await db
    .insertInto("staff_tablets")
    .values({
      id: randomUUID(),
      token_hash: staffTokenHash(token),
      hub_id: hub,
      opened_by: opener,
      device: "Test",
      created_at: now,
      seen_at: now,
      person_id: person,
      person_at: person === null ? null : now,
    })
    .execute();
  if (person !== null) {
    // No test enters this one, so any hash will do.
    await db.updateTable("staff").set({ pin_hash: "$" }).where("id", "=", person).execute();
  }
  return { ...consoleHeaders(it), cookie: `waslijn-staff=${token}` };
}
