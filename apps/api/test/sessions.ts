import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import type { Tokens } from "@waslijn/contract/customer/accounts";
import type { LightMyRequestResponse } from "fastify";
import { randomUUID } from "node:crypto";
import { hashPassword } from "../src/modules/accounts/password.ts";
import { confirmUser } from "../src/modules/accounts/users-repository.ts";
import type { TestApp } from "./test-app.ts";

export const TEST_DEVICE = "5f0c7d7e-3a51-4f0e-9d0e-1b2c3d4e5f60";
export const TEST_PASSWORD = "een goed wachtwoord";

export const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;

export const bearer = (tokens: Tokens): Record<string, string> => ({
  authorization: `Bearer ${tokens.token}`,
});

export function askTokens(
  it: TestApp,
  username: string,
  password: string,
  uuid = TEST_DEVICE,
): Promise<LightMyRequestResponse> {
  return it.app.inject({
    method: "POST",
    url: "/api/tokens",
    headers: { authorization: basic(username, password) },
    payload: { uuid },
  });
}

export async function guestTokens(it: TestApp, uuid = TEST_DEVICE): Promise<Tokens> {
  const answer = await askTokens(it, GUEST_CREDENTIALS.username, GUEST_CREDENTIALS.password, uuid);
  return answer.json();
}

export async function addUser(it: TestApp, email: string): Promise<string> {
  const id = randomUUID();
  await it.deps.db
    .insertInto("users")
    .values({
      id,
      email,
      password_hash: await hashPassword(TEST_PASSWORD, "test"),
      full_name: "Test Persoon",
      phone: "06 12345678",
      language: "nl",
      has_bag: true,
      created_at: it.deps.clock.now(),
    })
    .execute();
  return id;
}

/** A user who confirmed their e-mail address. */
export async function addConfirmedUser(it: TestApp, email: string): Promise<string> {
  const id = await addUser(it, email);
  await confirmUser(it.deps.db, id, it.deps.clock.now());
  return id;
}

export async function userTokens(it: TestApp, email: string, uuid = TEST_DEVICE): Promise<Tokens> {
  return (await askTokens(it, email, TEST_PASSWORD, uuid)).json();
}

export async function companyTokens(it: TestApp, companyId: string): Promise<Tokens> {
  return (await it.app.inject({ url: `/api/companies/${companyId}/token` })).json();
}

const withRefreshToken =
  (path: string) =>
  (it: TestApp, refreshToken: string, uuid = TEST_DEVICE): Promise<LightMyRequestResponse> =>
    it.app.inject({ method: "POST", url: `/api${path}`, payload: { uuid, refreshToken } });

export const refreshTokens = withRefreshToken("/tokens/refresh");
export const logOut = withRefreshToken("/tokens/revoke");
