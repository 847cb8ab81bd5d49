import { DEVICE_HEADER } from "@waslijn/contract/shared/constants";
import { deviceUuid } from "@waslijn/contract/shared/fields";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { openSession } from "./open-session.ts";
import { findCompany, listPublicCompanies } from "./companies-repository.ts";

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

/** This call has no body to name the device in; without the header the first refresh binds the session. */
const deviceOf = (header: string | string[] | undefined): string =>
  deviceUuid.safeParse(header).data ?? "";
