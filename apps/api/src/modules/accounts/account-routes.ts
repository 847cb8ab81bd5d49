import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { confirmAccount } from "./confirm-account.ts";
import { findUserByEmail, findUser, listLocations } from "./users-repository.ts";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import { ApiProblem } from "../../api-problem.ts";
import { basicCredentials, type Credentials, logIn } from "./log-in.ts";
import { logOut, refreshSession } from "./refresh-session.ts";
import { openSession } from "./open-session.ts";
import { askRecovery, cooldownLeft, resetPassword } from "./recover-password.ts";
import { validRecoverToken } from "./recover-repository.ts";
import {
  DEVICE_HEADER,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from "@waslijn/contract/shared/constants";
import { deviceUuid } from "@waslijn/contract/shared/fields";
import { findCompany, listPublicCompanies } from "./companies-repository.ts";
import type { Me } from "@waslijn/contract/customer/accounts";
import { shownPhone } from "@waslijn/contract/shared/phone";
import type { Principal } from "../../http/principal.ts";

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "userExists", async ({ body }) => ({
    exists: (await findUserByEmail(deps.db, body.email)) !== undefined,
  }));

  serve(app, deps, "confirmAccount", async ({ body }) => {
    await confirmAccount(deps, body.token);
    return null;
  });
}

export function tokenRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "createToken", async ({ body, request }) => {
    const credentials = basicCredentials(request.headers.authorization);
    if (!credentials) throw new ApiProblem("invalid_credentials");
    if (isGuest(credentials)) return openSession(deps, { kind: "guest" }, body.uuid);
    return logIn(deps, request, credentials, body.uuid);
  });

  serve(app, deps, "refreshToken", ({ body }) => refreshSession(deps, body));

  serve(app, deps, "logOut", ({ body }) => logOut(deps, body));
}

const isGuest = ({ username, password }: Credentials): boolean =>
  username === GUEST_CREDENTIALS.username && password === GUEST_CREDENTIALS.password;

export function recoverRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "recoverEmail", ({ body, language }) => askRecovery(deps, body.email, language));

  serve(app, deps, "checkRecoverEmail", ({ body }) => cooldownLeft(deps, body.email));

  serve(app, deps, "checkRecoverToken", async ({ body }) => {
    const { expires_at } = await validRecoverToken(deps, body.token);
    const left = (expires_at.getTime() - deps.clock.now().getTime()) / 1000;
    return { valid: true as const, ttl: Math.floor(left) };
  });

  serve(app, deps, "recover", ({ body, language }) => resetPassword(deps, body, language));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function companyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "listCompanies", async () => ({
    data: (await listPublicCompanies(deps.db)).map(({ id, name }) => ({ id, firstName: name })),
  }));

  serve(app, deps, "companyToken", async ({ params, request }) => {
    const company = UUID.test(params.id) ? await findCompany(deps.db, params.id) : undefined;
    if (!company) throw new ApiProblem("company_not_found");
    return openSession(
      deps,
      { kind: "company", companyId: company.id },
      deviceOf(request.headers[DEVICE_HEADER]),
    );
  });
}

/** This call has no body with the device id; without the header the first refresh binds the session to a device. */
const deviceOf = (header: string | string[] | undefined): string =>
  deviceUuid.safeParse(header).data ?? "";

export function meRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "me", ({ principal }) => describe(deps, principal));

  serve(app, deps, "myLocations", async ({ principal }) =>
    principal.kind === "user" ? listLocations(deps.db, principal.userId) : [],
  );
}

async function describe(deps: Deps, principal: Principal): Promise<Me> {
  const found =
    principal.kind === "company"
      ? await describeCompany(deps, principal.companyId)
      : principal.kind === "user" && (await describeUser(deps, principal.userId));
  if (!found) throw new ApiProblem("unauthorized");
  return found;
}

async function describeUser(deps: Deps, id: string): Promise<Me | undefined> {
  const user = await findUser(deps.db, id);
  return (
    user && {
      fullName: user.full_name,
      phone: shownPhone(user.phone),
      language: toLanguage(user.language),
      email: user.email,
      hasBag: user.has_bag,
    }
  );
}

/** Anyone may log in as a company, so its token only gives access to a name and whether it has a bag. */
async function describeCompany(deps: Deps, id: string): Promise<Me | undefined> {
  const company = await findCompany(deps.db, id);
  return (
    company && {
      fullName: company.name,
      phone: "",
      language: toLanguage(company.language),
      email: "",
      hasBag: company.has_bag,
    }
  );
}

const toLanguage = (value: string): Language =>
  LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
