import Fastify, { LogController, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { randomUUID } from "node:crypto";
import type { Deps } from "./deps.ts";
import { addressRoutes } from "./modules/address/routes.ts";
import { catalogueRoutes } from "./modules/catalogue/routes.ts";
import { companyRoutes } from "./modules/companies/routes.ts";
import { healthRoutes } from "./modules/health/routes.ts";
import { labelRoutes } from "./modules/labels/routes.ts";
import { serviceAreaRoutes } from "./modules/service-areas/routes.ts";
import { servicePointRoutes } from "./modules/service-points/routes.ts";
import { timesRoutes } from "./modules/times/routes.ts";
import { tokenRoutes } from "./modules/tokens/routes.ts";
import { userRoutes } from "./modules/users/routes.ts";
import { trustProxyOf } from "./plugins/caller.ts";
import { generalLimit } from "./plugins/general-limit.ts";
import { logOptions } from "./plugins/log.ts";
import { notFound, problems } from "./plugins/problems.ts";

export const API_BASE = "/api";
const BODY_LIMIT = 256 * 1024;

export type BuildOptions = {
  /** Serves everything outside the API base; without it only the API answers. */
  pages?: (app: FastifyInstance) => Promise<void>;
};

export async function buildApp(deps: Deps, { pages }: BuildOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(deps.env),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(deps.env),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  problems(app);

  await app.register(
    async (api) => {
      problems(api);
      api.setNotFoundHandler(notFound);
      generalLimit(api, deps);
      healthRoutes(api, deps);
      tokenRoutes(api, deps);
      userRoutes(api, deps);
      companyRoutes(api, deps);
      serviceAreaRoutes(api, deps);
      catalogueRoutes(api, deps);
      timesRoutes(api, deps);
      servicePointRoutes(api, deps);
      labelRoutes(api, deps);
      addressRoutes(api, deps);
    },
    { prefix: API_BASE },
  );
  await pages?.(app);
  return app;
}
