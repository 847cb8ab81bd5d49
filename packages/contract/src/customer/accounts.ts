import * as z from "zod/mini";
import { type Endpoint, CALLERS, nothing } from "../shared/endpoint.ts";
import {
  deviceUuid,
  email,
  language,
  recoveryPassword,
  requiredText,
  text,
} from "../shared/fields.ts";
import { userLocation } from "./locations.ts";

const tokensBody = z.object({ uuid: deviceUuid });
const refreshBody = z.object({ uuid: deviceUuid, refreshToken: text(500) });
const tokens = z.object({ token: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof tokens>;

const existsBody = z.object({ email });
const exists = z.object({ exists: z.boolean() });

const confirmBody = z.object({ token: requiredText(200) });

const me = z.object({
  fullName: z.string(),
  phone: z.string(),
  language,
  email: z.string(),
  hasBag: z.nullable(z.boolean()),
});
export type Me = z.infer<typeof me>;

const token = requiredText(200);

const recoverBody = z.object({ password: recoveryPassword, token, uuid: deviceUuid });
const recoverEmailBody = z.object({ email });
const recoverCooldown = z.object({ cooldown: z.number() });
const recoverTokenBody = z.object({ token });
const recoverTokenValid = z.object({ valid: z.literal(true), ttl: z.number() });

export const company = z.object({ id: z.string(), firstName: z.string() });
export type Company = z.infer<typeof company>;
const companies = z.object({ data: z.array(company) });
const companyParams = z.object({ id: text(64) });

/** Sessions, accounts, companies and lost passwords. */
export const accountEndpoints = {
  createToken: {
    method: "POST",
    path: "/tokens",
    auth: "basic",
    summary: "Log in, or become a guest, with basic credentials",
    callers: CALLERS,
    body: tokensBody,
    response: tokens,
    status: 200,
    problems: ["invalid_credentials"],
  },
  refreshToken: {
    method: "POST",
    path: "/tokens/refresh",
    auth: "none",
    summary: "Exchange a refresh token for a new pair",
    callers: CALLERS,
    body: refreshBody,
    response: tokens,
    status: 200,
    problems: ["invalid_refresh_token"],
  },
  logOut: {
    method: "POST",
    path: "/tokens/revoke",
    auth: "none",
    summary: "End the session of a refresh token; one that is not ours is answered alike",
    callers: CALLERS,
    body: refreshBody,
    response: nothing,
    status: 204,
    problems: [],
  },
  userExists: {
    method: "POST",
    path: "/users/exists",
    auth: "none",
    summary: "Whether an account with this e-mail exists",
    callers: CALLERS,
    body: existsBody,
    response: exists,
    status: 200,
    problems: [],
  },
  confirmAccount: {
    method: "POST",
    path: "/users/confirm",
    auth: "none",
    summary: "Confirm an account with the token of a mail to its address",
    callers: CALLERS,
    body: confirmBody,
    response: nothing,
    status: 204,
    problems: ["link_invalid"],
  },
  me: {
    method: "GET",
    path: "/me",
    auth: "bearer",
    summary: "The person or company that is logged in",
    callers: ["user", "company"],
    response: me,
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
  myLocations: {
    method: "GET",
    path: "/me/locations",
    auth: "bearer",
    summary: "The addresses of the person that is logged in",
    callers: ["user", "company"],
    response: z.array(userLocation),
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
  listCompanies: {
    method: "GET",
    path: "/companies/public",
    auth: "none",
    summary: "Companies that can be picked in the business wizards",
    callers: CALLERS,
    response: companies,
    status: 200,
    problems: [],
  },
  companyToken: {
    method: "GET",
    path: "/companies/:id/token",
    auth: "none",
    summary: "Log in as a company, for placing its own orders only",
    callers: CALLERS,
    params: companyParams,
    response: tokens,
    status: 200,
    problems: ["company_not_found"],
  },
  recover: {
    method: "POST",
    path: "/recover",
    auth: "none",
    summary: "Set a new password with a recovery token",
    callers: CALLERS,
    body: recoverBody,
    response: tokens,
    status: 200,
    problems: ["user_recover_token_expired", "user_recover_token_invalid", "common_password"],
  },
  recoverEmail: {
    method: "POST",
    path: "/recover/email",
    auth: "none",
    summary: "Ask for a recovery mail",
    callers: CALLERS,
    body: recoverEmailBody,
    response: recoverCooldown,
    status: 200,
    problems: ["user_recover_cooldown"],
  },
  checkRecoverToken: {
    method: "POST",
    path: "/recover/check/token",
    auth: "none",
    summary: "Whether a recovery token is valid",
    callers: CALLERS,
    body: recoverTokenBody,
    response: recoverTokenValid,
    status: 200,
    problems: ["user_recover_token_expired", "user_recover_token_invalid"],
  },
  checkRecoverEmail: {
    method: "POST",
    path: "/recover/check/email",
    auth: "none",
    summary: "How long until the next recovery mail may be asked for",
    callers: CALLERS,
    body: recoverEmailBody,
    response: recoverCooldown,
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
