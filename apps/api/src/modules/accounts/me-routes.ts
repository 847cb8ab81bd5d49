import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { Me } from "@waslijn/contract/customer/session";
import { shownPhone } from "@waslijn/contract/shared/phone";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import type { Principal } from "../../http/principal.ts";
import { findCompany } from "./companies-repository.ts";
import { findUser, listLocations } from "./users-repository.ts";

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

/** Anyone may log in as a company, so its token shows no more than a name and a bag. */
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
